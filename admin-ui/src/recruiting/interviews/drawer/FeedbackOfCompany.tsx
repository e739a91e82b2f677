import { Box, Typography } from '@mui/material';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';

/** What members of the company thought. */
export function FeedbackOfCompany({ feedback }: Pick<Interview, 'feedback'>) {
  if (feedback.length === 0) return <Typography color="text.secondary">{t('interview.noFeedback')}</Typography>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {feedback.map(({ author_name, recommendation, ratings, text, given_at }) => (
          <Box
            component="li"
            key={`${author_name} ${given_at}`}
            sx={{ py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}
          >
            <strong>{t(`interview.recommendation.${recommendation}`)}</strong>
            <Typography variant="body2" color="text.secondary">
              {t('interview.historyBy', { moment: momentInIndia(given_at), name: author_name })}
            </Typography>
            {Object.entries(ratings).map(([rated, rating]) => (
              <Typography key={rated} variant="body2">
                {t('interview.rated', { rated, rating })}
              </Typography>
            ))}
            {text && <Typography sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>{text}</Typography>}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('interview.feedbackHint')}
      </Typography>
    </>
  );
}
