import * as z from 'zod/mini';
import { readMoney } from '@niyukt/ui-shared/money';
import { type ConsoleTextKey, t } from '../../texts/console';

export const message = (key: ConsoleTextKey) => ({ error: () => t(key) });

/** Text that must be there, trimmed. */
export const required = (key: ConsoleTextKey, max = Infinity) =>
  z.string().check(z.trim(), z.minLength(1, message(key)), z.maxLength(max));

/** A day of the calendar, as an ISO day. */
export const day = (key: ConsoleTextKey = 'date.invalid') =>
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, message(key)));
export const optionalDay = () => z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, message('date.invalid')));

/** An amount in rupees above zero, typed as text. */
export const money = () =>
  z.string().check(
    z.trim(),
    z.refine((typed) => (readMoney(typed) ?? 0) > 0, message('payment.amountRequired')),
  );
export const optionalMoney = () =>
  z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || readMoney(typed) !== undefined, message('payment.amountRequired')),
  );

/** A form that only asks whether something is to be done. */
export const nothingForm = z.object({});
