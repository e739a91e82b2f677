import { Box, Button, Typography } from '@mui/material';
import type { Interview, InterviewRecipient } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { isOpen } from '@niyukt/ui-shared/domain/interview-state';
import { Email } from '../../../kit/records/Contact';
import { t } from '../../../texts/console';
import { namedPeriodText, type Period } from '../parts/times';

function replyText({ reply, replied_at, asked: invited }: InterviewRecipient): string {
  if (!reply) return t(invited ? 'interview.noReply' : 'interview.notAsked');
  const said = t(`interview.reply.${reply}`);
  return replied_at ? t('interview.repliedAt', { reply: said, moment: momentInIndia(replied_at) }) : said;
}

interface RecipientProps {
  recipient: InterviewRecipient;
  isPerson: boolean;
  /** Without, no time can be taken any more. */
  onTake: ((slot: Period) => void) | undefined;
}

function Recipient({ recipient, isPerson, onTake }: RecipientProps) {
  const { name, email, needed, reply_note, slots } = recipient;
  const remark = isPerson ? t('interview.isPerson') : needed ? undefined : t('interview.notNeeded');
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Typography>
        <strong>{name}</strong>
        {remark && ` (${remark})`}
      </Typography>
      <Email address={email} />
      <Typography variant="body2">{replyText(recipient)}</Typography>
      {reply_note && (
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
          {reply_note}
        </Typography>
      )}
      {slots.length > 0 && onTake && (
        <Box className="no-print" sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 1 }}>
          {slots.map((slot) => (
            <Button key={slot.starts_at} variant="outlined" onClick={() => onTake(slot)} sx={{ textAlign: 'start' }}>
              {t('interview.takeSlot', { time: namedPeriodText(slot) })}
            </Button>
          ))}
          <Typography variant="body2" color="text.secondary">
            {t('interview.slotsHint')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

interface RecipientsProps {
  interview: Interview;
  onTake: (slot: Period) => void;
}

/** Who is invited, what they answered, and the times that they proposed. */
export function InterviewRecipients({ interview, onTake }: RecipientsProps) {
  const { person, attendees } = interview;
  const take = isOpen(interview) ? onTake : undefined;
  return (
    <>
      {!person && <Typography color="text.secondary">{t('interview.erased')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {person && <Recipient recipient={person} isPerson onTake={take} />}
        {attendees.map((recipient) => (
          <Recipient key={recipient.recipient_id} recipient={recipient} isPerson={false} onTake={take} />
        ))}
      </Box>
      {isOpen(interview) && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('interview.settles')}
        </Typography>
      )}
    </>
  );
}
