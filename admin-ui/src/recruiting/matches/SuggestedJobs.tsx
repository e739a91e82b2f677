import '../../texts/candidates';
import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { salaryText } from '@niyukt/ui-shared/domain/format';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';
import type { JobMatch } from '../connections/parts/match-words';
import { Suggestion } from './Suggestion';
import { Suggestions } from './Suggestions';
import { useMatches } from './useMatches';
import './matches.css';

const useJobs = (person: Employee) => useMatches<JobMatch>('job-requests', `/employees/${person.id}/matches`);

function Jobs({ person }: { person: Employee }) {
  const { matches, ...suggestions } = useJobs(person);
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
          to={recordPath('/job-requests', job.id)}
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

function AskFor({ person }: { person: Employee }) {
  const { read } = useJobs(person);
  if (!read) return null;
  const count = read.filter(({ reasons: { skills } }) => skills.in_skills.length + skills.in_resume.length > 0).length;
  const isMore = count > 0 && count === read.length;
  return <span>{t(count ? (isMore ? 'match.askForMore' : 'match.askFor') : 'match.noneAsks', { count })}</span>;
}

/** How many open jobs ask for the skills of the person of the drawer, in one line. */
export function JobsThatAskFor() {
  const person = useRecordContext<Employee>();
  return person ? <AskFor person={person} /> : null;
}

/** Open jobs that fit the person of the drawer, the best first. */
export default function SuggestedJobs() {
  const person = useRecordContext<Employee>();
  return person ? <Jobs person={person} /> : null;
}
