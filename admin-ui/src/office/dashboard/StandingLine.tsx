import { Alert, Box, Button, Link as MuiLink } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PrivacyDue } from '@niyukt/ui-shared/api/types';
import { MINUTE_MILLISECONDS } from '@niyukt/ui-shared/domain/durations';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '../../texts/console';
import { ROOM_OF } from '../privacy-and-law/due-rooms';
import { type BackupActions, BY_LAW, type WholeStanding } from './useStanding';

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** How long ago something was, as "6 h ago". @param moment ISO 8601 */
function agoText(moment: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / MINUTE_MILLISECONDS));
  if (minutes < HOUR_MINUTES) return t('standing.minutesAgo', { minutes });
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours < 2 * DAY_HOURS) return t('standing.hoursAgo', { hours });
  return t('standing.daysAgo', { days: Math.floor(hours / DAY_HOURS) });
}

const ROOMS = {
  backup: '/health',
  mails: '/failed-mails',
  law: '/privacy-and-law',
};

function BackUpButton({ actions: { backups, begin }, ...look }: { actions: BackupActions; color?: 'inherit' }) {
  return (
    <Button {...look} disabled={backups?.running ?? false} onClick={() => void begin()} sx={{ whiteSpace: 'nowrap' }}>
      {t(backups?.running ? 'standing.running' : 'standing.backUp')}
    </Button>
  );
}

function OpenButton({ to, name }: { to: string; name: string }) {
  const button = t('waiting.open');
  return (
    <Button color="inherit" component={Link} to={to} aria-label={t('waiting.named', { button, name })}>
      {button}
    </Button>
  );
}

interface Wrong {
  text: string;
  action: ReactNode;
}

function ofBackup({ backup }: WholeStanding, actions: BackupActions): Wrong[] {
  if (!backup || backup.is_well) return [];
  const text = backup.made_at ? t('standing.backupOld', { ago: agoText(backup.made_at) }) : t('standing.noBackup');
  return [
    {
      text,
      action: backup.made_here ? (
        <BackUpButton actions={actions} color="inherit" />
      ) : (
        <OpenButton to={ROOMS.backup} name={text} />
      ),
    },
  ];
}

function ofMails({ mails, backup }: WholeStanding): Wrong[] {
  if (mails.is_well) return [];
  const text = mails.failed > 0 ? t('standing.mailsFailed', { count: mails.failed }) : t('standing.mailsWait');
  const to = mails.failed > 0 ? ROOMS.mails : ROOMS.backup;
  return [{ text, action: (mails.failed > 0 || backup) && <OpenButton to={to} name={text} /> }];
}

const dueByLaw = ({ law = [] }: WholeStanding): readonly PrivacyDue[] =>
  law.filter(({ kind }) => BY_LAW.some((one) => one === kind));

const ofLaw = (standing: WholeStanding): Wrong[] =>
  dueByLaw(standing).map(({ kind, count, due_on }) => {
    const day = due_on ? dayInIndia(due_on) : '';
    const text = t(`standing.${kind as (typeof BY_LAW)[number]}`, { count, day });
    return { text, action: <OpenButton to={ROOM_OF[kind]} name={text} /> };
  });

/** What is not in order, on top of the page, each with what is done about it. */
export function StandingAlerts({ standing, actions }: { standing: WholeStanding; actions: BackupActions }) {
  return [...ofBackup(standing, actions), ...ofMails(standing), ...ofLaw(standing)].map(({ text, action }) => (
    <Alert key={text} severity="error" action={action} sx={{ mb: 1.25, py: 0, alignItems: 'center' }}>
      {text}
    </Alert>
  ));
}

/** What is in order, in one line at the foot. */
export function StandingLine({ standing, actions }: { standing: WholeStanding; actions: BackupActions }) {
  const { backup, mails, law } = standing;
  const parts = [
    backup?.is_well &&
      backup.made_at && { text: t('standing.backedUp', { ago: agoText(backup.made_at) }), to: ROOMS.backup },
    mails.is_well && { text: t('standing.delivered'), to: ROOMS.mails },
    law && !dueByLaw(standing).length && { text: t('standing.nothingDue'), to: ROOMS.law },
  ].filter((part) => typeof part === 'object' && part !== null);
  const isBackedUp = actions.backups?.newest_at != null;
  return (
    <Box
      component="section"
      aria-label={t('standing.title')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        mt: 3,
        minHeight: 44,
        color: 'text.secondary',
        fontSize: '0.875rem',
        '& a:first-of-type::first-letter': { textTransform: 'uppercase' },
      }}
    >
      <p>
        {parts.map(({ text, to }, index) => (
          <Fragment key={to}>
            {index > 0 && ' · '}
            <MuiLink component={Link} to={to} color="inherit" sx={{ display: 'inline-block', lineHeight: '44px' }}>
              {text}
            </MuiLink>
          </Fragment>
        ))}
      </p>
      <Box className="no-print" sx={{ display: 'flex', gap: 1 }}>
        {backup?.is_well && backup.made_here && <BackUpButton actions={actions} />}
        {isBackedUp && <Button onClick={() => void actions.download()}>{t('standing.download')}</Button>}
      </Box>
    </Box>
  );
}
