import * as z from 'zod/mini';
import { createTemplateRules } from '@niyukt/ui-shared/api/form-rules';
import { type ConsoleTextKey, t } from '../../texts/console';

const needed = (required: ConsoleTextKey, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: () => t(required) }),
    z.refine((text) => [...text].length <= max, { error: () => t('mailTemplate.tooLong', { max }) }),
  );

const { name, subject, body } = createTemplateRules;

/** A template: what the staff calls it, whom it is for, and the mail with its fields. */
export const mailTemplateForm = z.object({
  name: needed('mailTemplate.nameRequired', name.maxLength),
  kind: z.string().check(z.minLength(1, { error: () => t('mailTemplate.kindRequired') })),
  purpose: z.string(),
  subject: needed('mailTemplate.subjectRequired', subject.maxLength),
  body: needed('mailTemplate.bodyRequired', body.maxLength),
});
