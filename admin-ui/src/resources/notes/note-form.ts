import { t } from '@niyukt/ui-shared/i18n/console';
import * as z from 'zod/mini';

/** The longest note that the API takes, in characters. */
const MAX_LENGTH = 2000;

/** A note to be added. */
export const noteForm = z.object({
  text: z.string().check(
    z.trim(),
    z.minLength(1, { error: () => t('notes.required') }),
    z.refine((text) => [...text].length <= MAX_LENGTH, { error: () => t('notes.tooLong') }),
  ),
});
