import '../../../texts/candidates';
import { Alert } from '@mui/material';
import { type Identifier, useGetList, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Introduction, JobRequest } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { WHOLE_ROW } from '../../../kit/records/inputs';
import { t } from '../../../texts/console';

/** Which of these people the company of a job has had from the agency before; none as long as either is not chosen. */
function useIntroductions(
  request_id: number | null,
  employee_id: number | null | readonly Identifier[],
  perPage: number,
): readonly Introduction[] {
  const isChosen = Boolean(request_id && employee_id);
  const job = useGetOne<JobRequest>('job-requests', { id: request_id ?? 0 }, { enabled: isChosen });
  const company_id = job.data?.company_id;
  const { data } = useGetList<Introduction>(
    'introductions',
    { filter: { employee_id, company_id }, pagination: { page: 1, perPage } },
    { enabled: isChosen && company_id !== undefined },
  );
  return isChosen && Array.isArray(data) ? data : [];
}

/** In the form of a connection: says that the company has had this person from the agency before. */
export function IntroducedBefore() {
  const [request_id = null, employee_id = null] = useWatch({ name: ['request_id', 'employee_id'] }) as (
    number | null
  )[];
  const [introduction] = useIntroductions(request_id, employee_id, 1);
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
  const introductions = useIntroductions(request_id, ids, ids.length);
  const [first] = introductions;
  if (!first) return null;
  return (
    <Alert severity="info" role="status" sx={{ mt: 1 }}>
      {t('introduction.someBefore', {
        company: first.company_name,
        names: introductions.map(({ employee_name }) => employee_name).join(', '),
      })}
    </Alert>
  );
}
