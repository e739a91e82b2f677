import { CONNECTABLE_JOB_STATUSES } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { WHOLE_ROW } from '../../../platform/records/inputs';
import { RecordPicker } from '../../../platform/records/RecordPicker';

const CONNECTABLE = { status: CONNECTABLE_JOB_STATUSES };

/** Picks the job of a connection: one that employees can be connected to. */
export function JobPicker() {
  return (
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
  );
}
