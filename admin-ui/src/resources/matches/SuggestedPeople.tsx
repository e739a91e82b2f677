import { Button, Typography } from '@mui/material';
import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { salaryText } from '@niyukt/ui-shared/domain/format';
import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Email, Phone } from '../../platform/records/Contact';
import './matches.css';
import { Suggestion } from './Suggestion';
import { Suggestions } from './Suggestions';
import type { PersonMatch } from './types';
import { useMatches } from './useMatches';

/** Nobody fits: search by words. */
function Nobody() {
  return (
    <>
      <Typography color="text.secondary">{t('match.noPeople')}</Typography>
      <Button component={Link} to="/find-people" variant="outlined" sx={{ mt: 1 }}>
        {t('match.findPeople')}
      </Button>
    </>
  );
}

function People({ job }: { job: JobRequest }) {
  const { matches, ...suggestions } = useMatches<PersonMatch>('employees', `/job-requests/${job.id}/matches`);
  const jobName = `${job.title}, ${job.company_name}`;
  return (
    <Suggestions label={t('matches.people')} none={<Nobody />} {...suggestions}>
      {matches?.map((person) => (
        <Suggestion
          key={person.id}
          match={person}
          name={person.full_name}
          to={`/employees/${person.id}/show`}
          facts={[person.qualification, person.preferred_location, salaryText(person.preferred_salary, '')]}
          introduction={{
            employeeId: person.id,
            employeeName: person.full_name,
            requestId: job.id,
            jobName,
            introducedOn: person.introduced_on,
          }}
        >
          <div className="suggestion-contacts">
            <Phone number={person.phone} />
            <Email address={person.email} />
          </div>
        </Suggestion>
      ))}
    </Suggestions>
  );
}

/** People who fit the job of the drawer, the best first. */
export default function SuggestedPeople() {
  const job = useRecordContext<JobRequest>();
  return job ? <People job={job} /> : null;
}
