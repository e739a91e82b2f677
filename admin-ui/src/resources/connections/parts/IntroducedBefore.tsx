import { Alert } from '@mui/material';
import type { Introduction, JobRequest } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useGetList, useGetOne, type Identifier } from 'react-admin';
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

/** In the dialog that connects several people: names those whom the company of the chosen job has had from the agency before. */
export function SomeIntroducedBefore({ ids }: { ids: readonly Identifier[] }) {
  const request_id = useWatch({ name: 'request_id' }) as number | null;
  const job = useGetOne<JobRequest>('job-requests', { id: request_id ?? 0 }, { enabled: Boolean(request_id) });
  const company_id = job.data?.company_id;
  const { data } = useGetList<Introduction>(
    'introductions',
    { filter: { employee_id: ids, company_id }, pagination: { page: 1, perPage: ids.length } },
    { enabled: Boolean(request_id) && company_id !== undefined },
  );
  const [first, ...others] = request_id && Array.isArray(data) ? data : [];
  if (!first) return null;
  return (
    <Alert severity="info" role="status" sx={{ mt: 1 }}>
      {t('introduction.someBefore', {
        company: first.company_name,
        names: [first, ...others].map(({ employee_name }) => employee_name).join(', '),
      })}
    </Alert>
  );
}
