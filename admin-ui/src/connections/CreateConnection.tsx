import { CONNECTABLE_JOB_STATUSES } from '@niyukt/ui-shared/domain/choices';
import { createConnectionForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { CreateDialog } from '../records/CreateDialog';
import { TextLine, WHOLE_ROW } from '../records/inputs';
import { RecordPicker } from '../records/RecordPicker';

const EMPTY = { request_id: null, employee_id: null, notes: '' };
const TEXTS = { success: t('connection.created'), failure: t('connection.createFailed') };
const MISSING = { text: t('connection.invalid'), fields: ['request_id', 'employee_id'] };
const CONNECTABLE = { status: CONNECTABLE_JOB_STATUSES };

/** Connects a person to a job. */
export function CreateConnection({ path }: { path: string }) {
  return (
    <CreateDialog
      resource="connections"
      path={path}
      title={t('connection.create')}
      schema={createConnectionForm}
      defaultValues={EMPTY}
      texts={TEXTS}
      missing={MISSING}
    >
      <RecordPicker
        source="request_id"
        resource="job-requests"
        label={t('job.label')}
        sort={{ field: 'created_at', order: 'DESC' }}
        filter={CONNECTABLE}
        optionText={({ title, company_name }) => `${title}, ${company_name}`}
        hint={t('connection.jobHint')}
        isRequired
        sx={WHOLE_ROW}
      />
      <RecordPicker
        source="employee_id"
        resource="employees"
        label={t('connection.employee')}
        sort={{ field: 'created_at', order: 'DESC' }}
        optionText={({ full_name, email }) => `${full_name}, ${email}`}
        isRequired
        sx={WHOLE_ROW}
      />
      <TextLine
        source="notes"
        label={t('connection.notes')}
        hint={t('connection.notesHint')}
        lines={3}
        sx={WHOLE_ROW}
      />
    </CreateDialog>
  );
}
