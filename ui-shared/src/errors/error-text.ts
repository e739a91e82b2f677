import { enErrors } from './en-errors';
import { ApiError } from '../api/api-error';
import type { ErrorCode } from '../api/types';

/** What people read of an error: the text of its code, or else the server's sentence. */
export const textOfCode = (code: ErrorCode | undefined, sentence: string): string =>
  (code && enErrors[code]) ?? sentence;

/** What people read of whatever a call threw; the fallback for anything but an ApiError. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError ? textOfCode(error.code, error.message) : fallback;
}

/** As `errorText`, with the fallback also for a server that could not be reached. */
export function serverText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.isNetworkFailure ? fallback : errorText(error, fallback);
}
