import { t } from '@niyukt/ui-shared/i18n/console';
import * as z from 'zod/mini';

const MAX_NAME_LENGTH = 100;

/** What is asked for when a search is kept. */
export const saveSearchForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => t('saved.nameMissing') }),
      z.maxLength(MAX_NAME_LENGTH, { error: () => t('saved.nameTooLong') }),
    ),
  shared: z.boolean(),
  daily_mail: z.boolean(),
});
