import '../../texts/submissions';
import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useDataProvider, useGetList, useRecordContext } from 'react-admin';
import { newKey } from '@niyukt/ui-shared/api/idempotency-key';
import type { Connection, JobRequest } from '@niyukt/ui-shared/api/types';
import { CONNECTABLE_JOB_STATUSES, HAS_ENDED, PLACEMENT_STATUSES } from '@niyukt/ui-shared/domain/choices';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { NotYet } from '../../kit/page/NotYet';
import { Fold } from '../../kit/records/Fold';
import { LinkToRecord } from '../../kit/records/LinkToRecord';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import { ShareChip } from '../connections/parts/ShareChip';
import type { SubmissionProvider } from './calls';
import { type ResultLine, resultLines } from './submission-results';

const CloseJob = lazyPart(() => import('./CloseJob'));

/** People who are shown at once. */
const MAX = 50;
/** Whom the company does not see, and who are not asked to agree. */
const NOT_SHOWN = ['none', 'withdrawn', 'declined', 'expired'];
/** Those on the way to a placement. */
const OPEN = PLACEMENT_STATUSES.filter((status) => status !== 'placed' && !HAS_ENDED[status]);
const NEWEST = { field: 'connection_date', order: 'DESC' } as const;

const isOpen = ({ status }: JobRequest): boolean => (CONNECTABLE_JOB_STATUSES as readonly string[]).includes(status);

/** What became of each, until it is put away. */
function Result({ lines, onClose }: { lines: readonly ResultLine[]; onClose: () => void }) {
  const isMailed = lines.some(({ state }) => state === 'submitted');
  return (
    <Alert severity={isMailed ? 'success' : 'info'} onClose={onClose} sx={{ mb: 1.5 }} role="status">
      <Typography sx={{ fontWeight: 600 }}>{t('jobShown.result')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map(({ id, name, text }) => (
          <li key={id}>
            <LinkToRecord resource="connections" id={id}>
              {name}
            </LinkToRecord>
            : {text}
          </li>
        ))}
      </Box>
      {t(isMailed ? 'jobShown.oneMail' : 'jobShown.noMail')}
    </Alert>
  );
}

interface ChoiceProps {
  people: readonly Connection[];
  chosen: readonly number[];
  choose: (ids: number[]) => void;
}

function Choice({ people, chosen, choose }: ChoiceProps) {
  const ids = people.map(({ id }) => id);
  const toggle = (id: number): void =>
    choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" className="sr-only">
        {t('jobShown.choose')}
      </Box>
      {people.length > 1 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={chosen.length === ids.length}
              indeterminate={chosen.length > 0 && chosen.length < ids.length}
              onChange={(_event, isTicked) => choose(isTicked ? ids : [])}
            />
          }
          label={t('jobShown.all')}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 360, overflowY: 'auto' }}>
        {people.map(({ id, employee_name, share }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 44 }}
          >
            <Checkbox
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              slotProps={{ input: { 'aria-label': employee_name } }}
            />
            <Box sx={{ flex: 1, minWidth: 140 }}>
              <LinkToRecord resource="connections" id={id}>
                {employee_name}
              </LinkToRecord>
            </Box>
            {share !== 'none' && <ShareChip share={share} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface OfferedProps extends ChoiceProps {
  job: JobRequest;
  /** There are more than are offered. */
  isCut: boolean;
  /** Nothing while they are being submitted. */
  submit: (() => void) | undefined;
}

/** Who could be shown, and the button that submits who is ticked. */
function Offered({ job, isCut, submit, ...choice }: OfferedProps) {
  const { people, chosen } = choice;
  const count = chosen.length;
  if (people.length === 0)
    return (
      <>
        <Typography>{t('jobShown.none')}</Typography>
        <Typography color="text.secondary">{t('jobShown.noneHint')}</Typography>
      </>
    );
  if (!isOpen(job)) return <Typography color="text.secondary">{t('jobShown.closed')}</Typography>;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {t('jobShown.hint', { max: MAX })} {isCut && t('jobShown.more', { max: MAX })}
      </Typography>
      <Choice {...choice} />
      <Button
        variant="contained"
        className="no-print"
        sx={{ mt: 1 }}
        disabled={count === 0 || !submit}
        onClick={submit}
      >
        {count === 0 ? t('submit.action') : t('jobShown.submit', { count })}
      </Button>
    </>
  );
}

/** That the job can be closed, and the others notified. */
function Closing({ job, onClose }: { job: JobRequest; onClose: () => void }) {
  const { request_id, count } = job;
  const one = { page: 1, perPage: 1 };
  const { total: placed } = useGetList('placements', {
    filter: { request_id, state: 'active' },
    pagination: one,
    sort: { field: 'placed_on', order: 'DESC' },
  });
  const { total: shown } = useGetList<Connection>('connections', {
    filter: { request_id, share: ['submitted', 'waiting'], placement_status: OPEN },
    pagination: one,
    sort: NEWEST,
  });
  const isFilled = isOpen(job) && placed !== undefined && placed >= count;
  const isLeftOpen = !isOpen(job) && Boolean(shown);
  if (!isFilled && !isLeftOpen) return null;
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {isFilled && t('jobShown.filled')} {shown ? t('jobShown.stillShown', { count: shown }) : ''}
      <Box>
        <Button color="inherit" sx={{ ml: -1, mt: 0.5 }} onClick={onClose}>
          {t(isFilled ? 'jobShown.close' : 'jobShown.tell')}
        </Button>
      </Box>
    </Alert>
  );
}

function People({ job }: { job: JobRequest }) {
  const { request_id } = job;
  const dataProvider = useDataProvider<SubmissionProvider>();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [result, setResult] = useState<readonly ResultLine[]>();
  const tried = useRef({ ids: '', key: newKey() });
  const { start, isPending: isSending } = useCall();
  const [isClosing, setClosing] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const { data, total, error, refetch } = useGetList<Connection>('connections', {
    filter: { request_id, share: NOT_SHOWN, placement_status: OPEN },
    pagination: { page: 1, perPage: MAX },
    sort: NEWEST,
  });
  const people = data ?? [];
  // who was submitted in another tab is no longer offered
  const chosen = ticked.filter((id) => people.some((person) => person.id === id));
  const count = chosen.length;

  const submit = (): void =>
    start(
      {
        ask: {
          title: t('jobShown.confirmTitle', { count, company: job.company_name }),
          text: t('jobShown.confirm'),
          confirmLabel: t('jobShown.submit', { count }),
        },
        failed: t('jobShown.failed'),
      },
      async () => {
        // the same people once more is the same call, others are another one
        const ids = chosen.join();
        if (tried.current.ids !== ids) tried.current = { ids, key: newKey() };
        const call = { key: tried.current.key, signal: new AbortController().signal };
        const done = await dataProvider.submitMany(request_id, [...chosen], call);
        setResult(resultLines(done, people));
        setTicked([]);
        tried.current.ids = '';
      },
    );
  return (
    <Box component="section" sx={{ mt: 1 }}>
      <Closing job={job} onClose={() => setClosing(true)} />
      {result && <Result lines={result} onClose={() => setResult(undefined)} />}
      <Fold
        title={t('share.people')}
        summary={data && (people.length === 0 ? t('jobShown.nobody') : t('jobShown.could', { count: people.length }))}
        isOpen={isOpened}
        onToggle={setOpened}
      >
        {!data && <NotYet error={error} retry={refetch} failed={t('list.loadFailed')} height={96} />}
        {data && (
          <Offered
            job={job}
            people={people}
            isCut={(total ?? 0) > MAX}
            chosen={chosen}
            choose={setTicked}
            submit={isSending ? undefined : submit}
          />
        )}
      </Fold>
      {isClosing && <CloseJob job={job} onClose={() => setClosing(false)} />}
    </Box>
  );
}

/** Who of the job's people is to be shown to its company, many at once with one mail. */
export default function PeopleSection() {
  const job = useRecordContext<JobRequest>();
  return job ? <People key={job.id} job={job} /> : null;
}
