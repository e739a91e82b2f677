import { ApiError } from '../api/api-error';
import type { ErrorCode } from '../api/types';
import { hasText, translate } from '../i18n/translate';

/**
 * What people read of an error: the text `error.<code>` of the language that is shown, or else the server's sentence. English has such a
 * text only where something else is to be read here than the server says.
 */
export const textOfCode = (code: ErrorCode | undefined, sentence: string): string =>
  code && hasText(`error.${code}`) ? translate(`error.${code}`) : sentence;

/** What people read of whatever a call threw; the fallback for anything but an ApiError. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError ? textOfCode(error.code, error.message) : fallback;
}

/** As `errorText`, with the fallback also for a call that was lost. */
export function serverText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.noAnswer === 'lost' ? fallback : errorText(error, fallback);
}
