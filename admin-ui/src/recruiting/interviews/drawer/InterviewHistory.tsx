import { Box, Typography } from '@mui/material';
import type { Interview, InterviewChange } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { NotYet } from '../../../kit/page/NotYet';
import { useRead } from '../../../kit/providers/useRead';
import { t } from '../../../texts/console';
import type { InterviewProvider } from '../calls';
import { periodText } from '../parts/times';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const REPLIES = ['accept', 'decline', 'propose'] as const;

/** What a change did, in words. */
function changeText({ before, after }: InterviewChange, { starts_at, ends_at }: Interview): string {
  const is = after ?? {};
  if (is['state'] === 'cancelled') return t('interview.was.cancelled', { reason: textIn(is['cancel_reason']) });
  if (is['state'] === 'done') return t('interview.was.done');
  if (is['state'] === 'no_show') return t('interview.was.no_show');
  const reply = REPLIES.find((known) => known === is['reply']);
  if (reply) return t('interview.was.replied', { email: textIn(is['by']), reply: t(`interview.reply.${reply}`) });
  if (is['feedback'] !== undefined) return t('interview.was.feedback');
  if (is['starts_at'] !== undefined || is['ends_at'] !== undefined) {
    const was = before ?? {};
    const time = periodText({
      starts_at: textIn(is['starts_at'] ?? was['starts_at']) || starts_at,
      ends_at: textIn(is['ends_at'] ?? was['ends_at']) || ends_at,
    });
    return t(before ? 'interview.was.moved' : 'interview.was.planned', { time });
  }
  if (is['confirmed_by_agency'] === true) return t('interview.was.confirmed');
  return t(is['confirmed_by_agency'] === false ? 'interview.was.unconfirmed' : 'interview.was.changed');
}

/** What became of an interview, the newest first. */
export function InterviewHistory({ interview }: { interview: Interview }) {
  const { data, error, retry } = useRead(
    ['interviews', 'history', interview.id, interview.version, interview.state],
    (dataProvider: InterviewProvider) => dataProvider.getInterviewHistory(interview.id),
    { isRead: Array.isArray },
  );
  if (error || !data) return <NotYet error={error} retry={retry} failed={t('interview.historyFailed')} height={60} />;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((change) => (
        <Box component="li" key={change.id} sx={{ py: 0.75, '& + &': { borderTop: '1px solid var(--line)' } }}>
          <div>{changeText(change, interview)}</div>
          <Typography variant="body2" color="text.secondary">
            {t('interview.historyBy', {
              moment: momentInIndia(change.at),
              name: change.by_name ?? t('interview.byLink'),
            })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
