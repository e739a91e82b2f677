import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import type { Mailing, MailingRecipient } from '@niyukt/ui-shared/api/types';
import { countText } from '@niyukt/ui-shared/domain/format';
import { NotYet } from '../../kit/page/NotYet';
import { useRead } from '../../kit/providers/useRead';
import { LinkToRecord } from '../../kit/records/LinkToRecord';
import { t } from '../../texts/console';
import type { MailingProvider } from './calls';
import { outcomeText } from './parts/outcome-text';

const STATES = ['waiting', 'queued', 'sent', 'skipped', 'stopped', 'failed'] as const;
type State = (typeof STATES)[number];

const SHOWN_AT_ONCE = 100;
const LISTS = { employee: 'employees', company: 'companies', connection: 'connections' } as const;

function Line({ kind, recipient }: { kind: Mailing['kind']; recipient: MailingRecipient }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 0.75, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <LinkToRecord resource={LISTS[kind]} id={recipient.id}>
          {recipient.name}
        </LinkToRecord>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
        {outcomeText(recipient)}
      </Typography>
    </Box>
  );
}

/** To whom a mailing goes and what became of each mail, of one state if so chosen. */
export function MailingRecipients({ mailing }: { mailing: Mailing }) {
  const [state, setState] = useState<State | ''>('');
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const { data, error, retry } = useRead(
    ['mailings', 'recipients', mailing.id, mailing.sent, mailing.skipped, mailing.failed, mailing.waiting],
    (dataProvider: MailingProvider) => dataProvider.getMailingRecipients(mailing.id),
    { isRead: Array.isArray },
  );
  if (error || !data) return <NotYet error={error} retry={retry} failed={t('mailing.recipientsFailed')} height={80} />;
  if (data.length === 0) return <Typography color="text.secondary">{t('mailing.recipientsGone')}</Typography>;
  const counts = STATES.map((one) => [one, data.filter((row) => row.state === one).length] as const);
  const ofState = data.filter((row) => !state || row.state === state);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state}
        aria-label={t('mailing.stateOf')}
        onChange={(_, chosen: State | '' | null) => setState(chosen ?? '')}
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        <ToggleButton value="">
          {t('mailing.all')} ({countText(data.length)})
        </ToggleButton>
        {counts
          .filter(([, count]) => count > 0)
          .map(([one, count]) => (
            <ToggleButton key={one} value={one}>
              {t(`mailingState.${one}`)} ({countText(count)})
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ofState.slice(0, most).map((recipient) => (
          <Line key={recipient.id} kind={mailing.kind} recipient={recipient} />
        ))}
      </Box>
      {ofState.length > most && (
        <Button onClick={() => setMost(ofState.length)}>{t('record.all', { count: countText(ofState.length) })}</Button>
      )}
    </>
  );
}
