import { t } from '@niyukt/ui-shared/i18n/console';
import { readMoney } from '@niyukt/ui-shared/money';
import * as z from 'zod/mini';
import type { FieldGroup, FieldKind, FieldName } from './agency-fields';

const ofNumber = (text: 'settings.wholeNumber' | 'settings.percent', pattern: RegExp) =>
  z.string().check(z.trim(), z.regex(pattern, { error: () => t(text) }));

function ruleOf(name: FieldName, kind: FieldKind) {
  switch (kind) {
    case 'whole':
      return ofNumber('settings.wholeNumber', /^\d{1,4}$/);
    case 'percent':
      return ofNumber('settings.percent', /^\d{1,3}(\.\d{1,2})?$/);
    case 'money':
      return z.string().check(
        z.trim(),
        z.refine((typed) => readMoney(typed) !== undefined, { error: () => t('payment.amountRequired') }),
      );
    case 'required':
    case 'lines':
    case 'state':
      return z
        .string()
        .check(z.trim(), z.minLength(1, { error: () => t('settings.required', { field: t(`settings.${name}`) }) }));
    default:
      return z.string().check(z.trim());
  }
}

/** The settings of a section; what only the server can tell, such as a wrong GSTIN, it says by field. */
export const formOf = ({ fields }: FieldGroup) =>
  z.object(Object.fromEntries(fields.map(([name, kind]) => [name, ruleOf(name, kind)])));
