import '../../texts/candidates';
import AddLink from '@mui/icons-material/AddLink';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { AVAILABLE } from '@niyukt/ui-shared/domain/choices';
import { salaryText } from '@niyukt/ui-shared/domain/format';
import { Email, Phone } from '../../kit/records/Contact';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';
import type { PersonMatch } from '../connections/parts/match-words';
import { PlacementChip } from '../connections/parts/PlacementChip';
import { Suggestion } from './Suggestion';
import { Suggestions } from './Suggestions';
import { type Person, useConnect } from './useConnect';
import { useMatches } from './useMatches';
import './matches.css';

const HIDE_PLACED = { hide_placed: 'true' } as const;

/** Shown when no person fits: leads to the search by words. */
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

/** Connects those who are ticked, with one question. */
function ConnectTicked({ people, job, onDone }: ConnectTickedProps) {
  const { connectAll, isConnecting } = useConnect();
  const connect = async (): Promise<void> =>
    onDone(await connectAll(people, job.id, `${job.title}, ${job.company_name}`));
  return (
    <Button
      variant="contained"
      startIcon={<AddLink />}
      disabled={isConnecting}
      onClick={() => void connect()}
      className="no-print"
    >
      {t('match.connectMany', { count: people.length })}
    </Button>
  );
}

interface ConnectTickedProps {
  people: readonly Person[];
  job: JobRequest;
  /** Gets those who could not be connected. */
  onDone: (left: Identifier[]) => void;
}

function People({ job }: { job: JobRequest }) {
  const [isPlacedHidden, setPlacedHidden] = useState(true);
  const [ticked, setTicked] = useState<readonly Identifier[]>([]);
  const { matches, ...suggestions } = useMatches<PersonMatch>(
    'employees',
    `/job-requests/${job.id}/matches`,
    isPlacedHidden ? HIDE_PLACED : {},
  );
  const jobName = `${job.title}, ${job.company_name}`;
  const people = (matches ?? [])
    .filter(({ id }) => ticked.includes(id))
    .map(({ id, full_name: name, introduced_on: introducedOn }) => ({ id, name, introducedOn }));
  const toggle = (id: Identifier): void =>
    setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  const tools = (
    <>
      <label>
        <input
          type="checkbox"
          className="row-checkbox"
          checked={isPlacedHidden}
          onChange={({ target }) => setPlacedHidden(target.checked)}
        />
        {t('match.hidePlaced')}
      </label>
      {people.length > 0 && <ConnectTicked people={people} job={job} onDone={setTicked} />}
    </>
  );
  return (
    <Suggestions label={t('matches.people')} none={<Nobody />} tools={tools} {...suggestions}>
      {matches?.map((person) => (
        <Suggestion
          key={person.id}
          match={person}
          name={person.full_name}
          to={recordPath('/employees', person.id)}
          facts={[person.qualification, person.preferred_location, salaryText(person.preferred_salary, '')]}
          badge={person.status !== AVAILABLE && <PlacementChip status={person.status} />}
          tick={
            <label className="suggestion-tick no-print">
              <input
                type="checkbox"
                className="row-checkbox"
                checked={ticked.includes(person.id)}
                onChange={() => toggle(person.id)}
                aria-label={t('list.select', { name: person.full_name })}
              />
            </label>
          }
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
  return job ? <People key={job.id} job={job} /> : null;
}
