import { Alert } from '@mui/material';
import type { Introduction, JobRequest } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useGetList, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { WHOLE_ROW } from '../../../platform/records/inputs';

/** In the form of a connection: says that the company has had this person from the agency before. */
export function IntroducedBefore() {
  const [request_id, employee_id] = useWatch({ name: ['request_id', 'employee_id'] }) as (number | null)[];
  const isChosen = Boolean(request_id && employee_id);
  const job = useGetOne<JobRequest>('job-requests', { id: request_id ?? 0 }, { enabled: isChosen });
  const company_id = job.data?.company_id;
  const { data } = useGetList<Introduction>(
    'introductions',
    { filter: { employee_id, company_id }, pagination: { page: 1, perPage: 1 } },
    { enabled: isChosen && company_id !== undefined },
  );
  const [introduction] = isChosen ? (data ?? []) : [];
  if (!introduction) return null;
  return (
    <Alert severity="info" role="status" sx={WHOLE_ROW}>
      {t('introduction.before', {
        company: introduction.company_name,
        name: introduction.employee_name,
        day: dayInIndia(introduction.introduced_on),
        job: introduction.job_title,
      })}
    </Alert>
  );
}
