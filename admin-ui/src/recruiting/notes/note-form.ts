import { createNoteRules } from '@niyukt/ui-shared/api/form-rules';
import { t } from '@niyukt/ui-shared/i18n/console';
import * as z from 'zod/mini';

/** A note to be added. */
export const noteForm = z.object({
  text: z.string().check(
    z.trim(),
    z.minLength(1, { error: () => t('notes.required') }),
    z.refine((text) => [...text].length <= createNoteRules.text.maxLength, { error: () => t('notes.tooLong') }),
  ),
});
