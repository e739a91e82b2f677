import '../../texts/submissions';
import { Box, Button, Typography } from '@mui/material';
import { type Identifier, useDataProvider, useRecordContext } from 'react-admin';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { NotYet } from '../../kit/page/NotYet';
import { Email } from '../../kit/records/Contact';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { SubmissionProvider, ViewLink } from './calls';
import { useKeptRead } from './useKeptRead';

const isOver = ({ expires_at }: ViewLink): boolean => Date.parse(expires_at) < Date.now();

function stateText(link: ViewLink): string {
  if (link.revoked_at) return t('viewLinks.revokedAt', { moment: momentInIndia(link.revoked_at) });
  const day = dayInIndia(link.expires_at);
  return isOver(link)
    ? t('viewLinks.ended', { day })
    : t('viewLinks.made', { moment: momentInIndia(link.made_at), day });
}

function LinkLine({ link, onRevoke }: { link: ViewLink; onRevoke: () => void }) {
  const { recipient, readers, revoked_at } = link;
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Email address={recipient} />
      <Typography variant="body2" color="text.secondary">
        {stateText(link)}
      </Typography>
      {readers.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('viewLinks.unopened')}
        </Typography>
      )}
      {readers.map(({ name, opened_at }) => (
        <Typography variant="body2" key={`${name} ${opened_at}`}>
          {t('viewLinks.openedBy', { name, moment: momentInIndia(opened_at) })}
        </Typography>
      ))}
      {!revoked_at && !isOver(link) && (
        <Button
          size="small"
          className="no-print"
          sx={{ ml: -1 }}
          aria-label={t('viewLinks.revokeOf', { email: recipient })}
          onClick={onRevoke}
        >
          {t('viewLinks.revoke')}
        </Button>
      )}
    </Box>
  );
}

function ViewLinks({ job }: { job: Identifier }) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  const { start } = useCall();
  const { data, error, retry } = useKeptRead(
    ['view-links', job],
    (provider) => provider.getViewLinks(job),
    (links) => Array.isArray(links),
  );
  const revoke = ({ id, recipient: email }: ViewLink): void =>
    start(
      {
        ask: {
          title: t('viewLinks.revokeTitle'),
          text: t('viewLinks.revokeText', { email }),
          confirmLabel: t('viewLinks.revoke'),
          isDanger: true,
        },
        failed: t('viewLinks.revokeFailed'),
        done: t('viewLinks.revoked'),
      },
      () => dataProvider.revokeViewLink(job, id),
    );
  if (!data) return <NotYet error={error} retry={retry} failed={t('viewLinks.failed')} height={60} />;
  if (data.length === 0) return <Typography color="text.secondary">{t('viewLinks.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((link) => (
        <LinkLine key={link.id} link={link} onRevoke={() => revoke(link)} />
      ))}
    </Box>
  );
}

/** Links to the masked list of the job in the drawer: to whom they were mailed, who opened them. */
export default function ViewLinksSection() {
  const record = useRecordContext();
  return record ? <ViewLinks key={record.id} job={record.id} /> : null;
}
