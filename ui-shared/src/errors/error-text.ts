import { ApiError } from '../api/api-error';
import type { ErrorCode } from '../api/types';
import { hasText, translate } from '../i18n/translate';

/**
 * The text `error.<code>` of the shown language, else the server's sentence. English has such a text only where it differs from the
 * server's sentence.
 */
export const textOfCode = (code: ErrorCode | undefined, sentence: string): string =>
  code && hasText(`error.${code}`) ? translate(`error.${code}`) : sentence;

/** The message of an error; the fallback for anything but an ApiError. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError ? textOfCode(error.code, error.message) : fallback;
}

/** Like `errorText`, with the fallback also for lost calls. */
export function serverText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.noAnswer === 'lost' ? fallback : errorText(error, fallback);
}
