import '../../texts/candidates';
import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '../../texts/console';
import type { JobMatch } from '../connections/parts/match-words';
import { Suggestion } from './Suggestion';
import { Suggestions } from './Suggestions';
import { useMatches } from './useMatches';
import './matches.css';

function Jobs({ person }: { person: Employee }) {
  const { matches, ...suggestions } = useMatches<JobMatch>('job-requests', `/employees/${person.id}/matches`);
  return (
    <Suggestions
      label={t('matches.jobs')}
      none={<Typography color="text.secondary">{t('match.noJobs')}</Typography>}
      {...suggestions}
    >
      {matches?.map((job) => (
        <Suggestion
          key={job.id}
          match={job}
          name={job.title}
          to={`/job-requests/${job.id}/show`}
          facts={[job.company_name, job.location, salaryText(job.salary_range, '')]}
          introduction={{
            employeeId: person.id,
            employeeName: person.full_name,
            requestId: job.id,
            jobName: `${job.title}, ${job.company_name}`,
            introducedOn: job.introduced_on,
          }}
        />
      ))}
    </Suggestions>
  );
}

/** Open jobs that fit the person of the drawer, the best first. */
export default function SuggestedJobs() {
  const person = useRecordContext<Employee>();
  return person ? <Jobs person={person} /> : null;
}
