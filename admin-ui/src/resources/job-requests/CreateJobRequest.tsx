import { ADMIN_EMPLOYMENT_TYPES } from '@niyukt/ui-shared/domain/choices';
import { addJobForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { CreateDialog } from '../../platform/records/CreateDialog';
import { WHOLE_ROW } from '../../platform/records/inputs';
import { RecordPicker } from '../../platform/records/RecordPicker';
import { JobRequestInputs } from './JobRequestInputs';

const EMPTY = {
  company_id: null,
  title: '',
  description: '',
  domain: '',
  location: '',
  employment_type: '',
  salary_range: '',
  count: '1',
  priority: '',
  skills: '',
  requirements: '',
};
const TEXTS = { success: 'job.added', failure: 'job.addFailed' } as const;
const MISSING = { text: 'job.invalid', fields: ['company_id', 'title', 'description'] } as const;
const types = () => ADMIN_EMPLOYMENT_TYPES.map((id) => ({ id, name: t(`employmentType.${id}`) }));

/** Adds a job request for a company. */
export function CreateJobRequest({ path }: { path: string }) {
  return (
    <CreateDialog
      resource="job-requests"
      path={path}
      title={t('job.add')}
      schema={addJobForm}
      defaultValues={EMPTY}
      texts={TEXTS}
      missing={MISSING}
    >
      <RecordPicker
        source="company_id"
        resource="companies"
        label={t('company.label')}
        sort={{ field: 'name', order: 'ASC' }}
        optionText={({ name, location }) => [name, location].filter(Boolean).join(' · ')}
        isRequired
        sx={WHOLE_ROW}
      />
      <JobRequestInputs types={types()} />
    </CreateDialog>
  );
}
