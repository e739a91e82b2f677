import * as z from 'zod/mini';
import { t } from '../i18n/own-interviews';
import { optional } from './rules';

export const RECOMMENDATIONS = ['yes', 'no', 'unsure'] as const;
/** What is rated after an interview. */
export const RATED = ['skills', 'experience', 'communication', 'motivation'] as const;
export const BEST_RATING = 5;

const rating = z.string();

/** What a member of a company thought after an interview; what is not rated is empty. */
export const feedbackForm = z.object({
  recommendation: z.string().check(z.minLength(1, { error: () => t('feedback.recommendationRequired') })),
  ratings: z.object({ skills: rating, experience: rating, communication: rating, motivation: rating }),
  text: optional(),
});

export type FeedbackForm = z.infer<typeof feedbackForm>;
