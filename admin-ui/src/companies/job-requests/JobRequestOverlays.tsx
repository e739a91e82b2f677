import { addJobForm } from '../../kit/forms/admin-forms';
import { CreateDialog } from '../../kit/records/CreateDialog';
import { FieldInputs } from '../../kit/records/FieldInputs';
import { RecordPicker } from '../../kit/records/RecordPicker';
import { initialValues } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { AddCompanyOver } from '../AddCompanyOver';
import { JOB_REQUEST_FIELDS, JOB_REQUEST_INPUTS } from './job-requests.fields';
import { JobRequestDrawer } from './JobRequestDrawer';

const TEXTS = { success: 'job.added', failure: 'job.addFailed' } as const;
const MISSING = { text: 'job.invalid', fields: ['company_id', 'title', 'description'] } as const;

/** Adds a job request for a company. */
function CreateJobRequest({ path }: { path: string }) {
  return (
    <CreateDialog
      resource="job-requests"
      path={path}
      title={t('job.add')}
      schema={addJobForm}
      defaultValues={{ company_id: null, ...initialValues(JOB_REQUEST_FIELDS) }}
      texts={TEXTS}
      next={{ list: '/connections', field: 'request_id', label: 'job.connect' }}
      missing={MISSING}
    >
      <RecordPicker
        source="company_id"
        resource="companies"
        label={t('company.label')}
        sort={{ field: 'name', order: 'ASC' }}
        optionText={({ name, location }) => [name, location].filter(Boolean).join(' · ')}
        isRequired
        create={{ label: t('company.add'), form: <AddCompanyOver /> }}
        isWide
      />
      <FieldInputs fields={JOB_REQUEST_FIELDS} first={JOB_REQUEST_INPUTS} isNew />
    </CreateDialog>
  );
}

/** What opens over the list: the details of one, and the form that adds one. */
export default function JobRequestOverlays({ path }: { path: string }) {
  return (
    <>
      <JobRequestDrawer path={path} />
      <CreateJobRequest path={path} />
    </>
  );
}
