import { saveSearchRules } from '@niyukt/ui-shared/api/form-rules';
import { t } from '@niyukt/ui-shared/i18n/console';
import * as z from 'zod/mini';

/** What is requested when a search is saved. */
export const saveSearchForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => t('saved.nameMissing') }),
      z.maxLength(saveSearchRules.name.maxLength, { error: () => t('saved.nameTooLong') }),
    ),
  shared: z.boolean(),
  daily_mail: z.boolean(),
});
