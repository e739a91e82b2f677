import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { CONNECTABLE_JOB_STATUSES } from '@niyukt/ui-shared/domain/choices';
import { type Ranking, RecordPicker } from '../../../kit/records/RecordPicker';
import { t } from '../../../texts/console';

/** A job as a choice. */
export const jobText = ({ title, company_name }: RaRecord): string => `${title}, ${company_name}`;

interface JobPickerProps {
  ranking?: Ranking | undefined;
  /** Of this company only. */
  companyId?: number | undefined;
}

/** Picks the job of a connection: one that employees can be connected to. */
export function JobPicker({ ranking, companyId }: JobPickerProps) {
  const filter = useMemo(
    () => ({ status: CONNECTABLE_JOB_STATUSES, ...(companyId !== undefined && { company_id: companyId }) }),
    [companyId],
  );
  return (
    <RecordPicker
      source="request_id"
      resource="job-requests"
      label={t('job.label')}
      sort={{ field: 'created_at', order: 'DESC' }}
      filter={filter}
      optionText={jobText}
      ranking={ranking}
      hint={t('connection.jobHint')}
      isRequired
      isWide
    />
  );
}
