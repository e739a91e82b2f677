import { ApiError } from '../api/api-error';
import type { ErrorBody, ErrorCode, FieldError } from '../api/types';
import { hasText, translate } from '../i18n/translate';

type Values = ErrorBody['values'];

/** The text `error.<code>` with all its values, if there is one. */
function textOf(code: string | undefined, values: Values): string | undefined {
  const text = code && hasText(`error.${code}`) ? translate(`error.${code}`, values) : undefined;
  return text?.includes('%{') ? undefined : text;
}

/**
 * The text `error.<code>` of the shown language, else the server's sentence. English has such a text only where it differs from the
 * server's sentence.
 */
export const textOfCode = (code: ErrorCode | undefined, sentence: string, values?: Values): string =>
  textOf(code, values) ?? sentence;

/** What is wrong with a field, beside it. */
export const fieldText = ({ code, message, values }: FieldError): string => textOf(code, values) ?? message;

/** The server's sentence about several fields is that of the first one. */
function textOfFirst({ code, fields: [first] }: ApiError): string | undefined {
  const text = first && code?.startsWith('request.') ? textOf(first.code, first.values) : undefined;
  const label = `${first?.field}.label`;
  return text && hasText(label) ? `${translate(label)}: ${text}` : text;
}

/** The message of an error; the fallback for anything but an ApiError. */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return textOfFirst(error) ?? textOfCode(error.code, error.message, error.values);
}

/** Like `errorText`, with the fallback also for lost calls. */
export function serverText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.noAnswer === 'lost' ? fallback : errorText(error, fallback);
}
