import { Box } from '@mui/material';
import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { salaryText } from '@niyukt/ui-shared/domain/format';
import { LinkToRecord } from '../../kit/records/LinkToRecord';
import { t } from '../../texts/console';

/** In two lines whose job it is and what is asked for; of a closed one also why. */
export function JobRequestHead({ job }: { job: JobRequest }) {
  const { company_id, company_name, location, employment_type, domain, salary_range, count, close_reason } = job;
  const facts = [employment_type, domain, salaryText(salary_range, ''), t('job.positions', { count })];
  return (
    <Box sx={{ display: 'grid', rowGap: 0.5 }}>
      <div>
        <LinkToRecord resource="companies" id={company_id} isMain>
          {company_name}
        </LinkToRecord>
        {location && `, ${location}`}
      </div>
      <div>{facts.filter(Boolean).join(' · ')}</div>
      {close_reason && (
        <div>
          {t('resources.job-requests.fields.close_reason')}: <strong>{close_reason}</strong>
        </div>
      )}
    </Box>
  );
}
