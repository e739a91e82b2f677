import '../../texts/submissions';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { NotYet } from '../../kit/page/NotYet';
import { Facts } from '../../kit/records/Facts';
import { t } from '../../texts/console';
import { ShareChip } from '../connections/parts/ShareChip';
import type { Sheet } from './calls';
import { Openings } from './Openings';
import { useKeptRead } from './useKeptRead';

const SheetDialog = lazyPart(() => import('./SheetDialog'));
const PreviewDialog = lazyPart(() => import('./PreviewDialog'));
const SubmitDialog = lazyPart(() => import('./SubmitDialog'));
const WithdrawDialog = lazyPart(() => import('./WithdrawDialog'));
const RevealDialog = lazyPart(() => import('./RevealDialog'));
const NoteConsent = lazyPart(() => import('./NoteConsent'));

type Opened = 'sheet' | 'preview' | 'submit' | 'withdraw' | 'reveal' | 'consent';

/** Since when the company sees the person or not, and what it sees. */
function stateLines({ share, reveal }: Connection, sheet: Sheet): string[] {
  const { share_changed_at: at, share_changed_by: by, share_reason: reason, waits_until, display_name } = sheet;
  if (share === 'none') return [t('sheet.nothing'), t('sheet.notYet')];
  const since =
    at &&
    (by
      ? t('sheet.since', { moment: momentInIndia(at), name: by })
      : t('sheet.sinceSystem', { moment: momentInIndia(at) }));
  const lines = [
    since,
    reason && share !== 'submitted' && t('sheet.reason', { reason }),
    share === 'waiting' && waits_until && t('sheet.waitsUntil', { day: dayInIndia(waits_until) }),
    share === 'submitted' && t(`sheet.sees.${reveal}`, { name: display_name }),
    share === 'submitted' && sheet.original_file && t('sheet.seesFile'),
    share === 'declined' && t('sheet.declined'),
    share === 'expired' && t('sheet.expired'),
  ];
  return lines.filter((line): line is string => Boolean(line));
}

function textState({ resume_text, is_proposed, confirmed, version }: Sheet): string {
  if (version === 0) return resume_text ? t('sheet.textLeftOut') : t('sheet.textNone');
  if (is_proposed || !resume_text) return t('sheet.textNone');
  return confirmed
    ? t('sheet.textConfirmed', { count: resume_text.trim().split(/\s+/).length })
    : t('sheet.textLeftOut');
}

function SheetFacts({ sheet }: { sheet: Sheet }) {
  return (
    <Facts
      facts={[
        [t('sheet.name'), sheet.display_name],
        [t('sheet.headline'), sheet.headline],
        [t('sheet.note'), sheet.note],
        [t('sheet.salary'), t(sheet.show_salary ? 'sheet.salaryShown' : 'sheet.salaryHidden')],
        [t('sheet.text'), textState(sheet)],
      ]}
    />
  );
}

const FOUND_IN = ['headline', 'note', 'resume_text'] as const;

/** What still reveals who the person is, in a confirmed sheet, too. */
function Found({ sheet: { found, version } }: { sheet: Sheet }) {
  if (version === 0 || found.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      <AlertTitle>{t('sheet.found')}</AlertTitle>
      {found.slice(0, 10).map(({ field, kind, text }, index) => {
        const where = FOUND_IN.find((name) => name === field);
        return (
          <div key={`${index} ${text}`}>
            {t(`sheet.kind.${kind}`)}: {text} {where && `(${t(`sheet.foundIn.${where}`)})`}
          </div>
        );
      })}
    </Alert>
  );
}

/** Why the person cannot be shown now, or who is asked first. */
function BeforeSubmission({ sheet, onConsent }: { sheet: Sheet; onConsent: () => void }) {
  return (
    <>
      {sheet.obstacles.length > 0 && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          <AlertTitle>{t('sheet.obstacles')}</AlertTitle>
          {sheet.obstacles.map(({ code, message }) => (
            <div key={code}>{message}</div>
          ))}
        </Alert>
      )}
      {sheet.consent !== true && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {t(sheet.consent === false ? 'sheet.refusedConsent' : 'sheet.noConsent')} {t('sheet.willAsk')}
          <Box>
            <Button color="inherit" sx={{ ml: -1, mt: 0.5 }} onClick={onConsent}>
              {t('consent.noteAgreed')}
            </Button>
          </Box>
        </Alert>
      )}
    </>
  );
}

function Buttons({ connection, sheet, open }: { connection: Connection; sheet: Sheet; open: (what: Opened) => void }) {
  const { share } = connection;
  const mayBeSubmitted = share !== 'submitted' && share !== 'waiting' && sheet.obstacles.length === 0;
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {mayBeSubmitted && (
        <Button variant="contained" onClick={() => open('submit')}>
          {t(share === 'none' ? 'submit.action' : 'submit.again')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => open('sheet')}>
        {t(sheet.version === 0 ? 'sheet.write' : 'sheet.edit')}
      </Button>
      <Button variant="outlined" onClick={() => open('preview')}>
        {t('preview.open')}
      </Button>
      {share === 'submitted' && (
        <Button variant="outlined" onClick={() => open('reveal')}>
          {t('reveal.action')}
        </Button>
      )}
      {(share === 'submitted' || share === 'waiting') && (
        <Button variant="outlined" color="error" onClick={() => open('withdraw')}>
          {t('withdraw.action')}
        </Button>
      )}
    </Box>
  );
}

/** A connection as an answer has it, until the drawer has read it anew. */
interface Answered {
  read: Connection;
  connection: Connection;
}

function Share({ connection: read }: { connection: Connection }) {
  const [answered, setAnswered] = useState<Answered>();
  const connection = answered?.read === read ? answered.connection : read;
  const note = (after: Connection): void => {
    const { share, reveal, submitted_at } = after;
    // without the fields it is the empty record that react-admin answers once the session has ended
    if ('share' in after) setAnswered({ read, connection: { ...read, share, reveal, submitted_at } });
  };
  const { id, share, reveal, placement_status, employee_id } = connection;
  const [opened, setOpened] = useState<Opened>();
  const {
    data: sheet,
    error,
    retry,
    invalidate,
  } = useKeptRead(
    ['sheet', id, share, reveal, placement_status],
    (dataProvider) => dataProvider.getSheet(id),
    (answer) => 'version' in answer,
  );
  const close = (): void => {
    setOpened(undefined);
    void invalidate();
  };
  if (!sheet) return <NotYet error={error} retry={retry} failed={t('sheet.failed')} height={180} />;
  const isOpenToSubmit = share !== 'submitted' && share !== 'waiting';
  return (
    <>
      <ShareChip share={share} />
      <Box sx={{ mt: 1, mb: 1.5 }}>
        {stateLines(connection, sheet).map((line) => (
          <Typography key={line} variant="body2" color="text.secondary">
            {line}
          </Typography>
        ))}
      </Box>
      <SheetFacts sheet={sheet} />
      {share === 'submitted' && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('sheet.later')}
        </Typography>
      )}
      <Found sheet={sheet} />
      {isOpenToSubmit && <BeforeSubmission sheet={sheet} onConsent={() => setOpened('consent')} />}
      <Buttons connection={connection} sheet={sheet} open={setOpened} />
      {connection.submitted_at && <Openings id={id} />}
      {opened === 'sheet' && <SheetDialog id={id} sheet={sheet} onClose={close} />}
      {opened === 'preview' && <PreviewDialog id={id} onClose={close} />}
      {opened === 'submit' && <SubmitDialog connection={connection} sheet={sheet} onDone={note} onClose={close} />}
      {opened === 'withdraw' && <WithdrawDialog connection={connection} onDone={note} onClose={close} />}
      {opened === 'reveal' && <RevealDialog connection={connection} sheet={sheet} onDone={note} onClose={close} />}
      {opened === 'consent' && <NoteConsent person={employee_id} onClose={close} />}
    </>
  );
}

/** Whether the company of the connection sees the person, and what of them. */
export default function ShareSection() {
  const connection = useRecordContext<Connection>();
  return connection ? <Share key={connection.id} connection={connection} /> : null;
}
