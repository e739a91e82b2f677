import { t } from '../i18n/translate';
import { ApiError, type NoAnswer } from './api-error';
import type { ErrorCode } from './types';

export const isOnline = (): boolean => navigator.onLine;

/** The reason when a call that starts now gets no answer. */
export const whyNoAnswer = (): NoAnswer => (isOnline() ? 'lost' : 'offline');

/**
 * Calls back when the device goes online or offline.
 * @returns a function that stops it
 */
export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * The message of a call without an answer.
 * @param lostRead used for a lost read
 */
export function noAnswerText(why: NoAnswer, method: string, lostRead: string): string {
  if (why === 'offline') return t('network.offline');
  return method === 'GET' ? lostRead : t('network.lost');
}

/** Whether the caller cancelled the call. */
export const isGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Whether a call that failed like this, or an earlier try of it, may have been done. */
export const isInDoubt = (why: NoAnswer | undefined, code: ErrorCode | undefined): boolean =>
  why === 'lost' || code === 'idempotency.key_reused';

/** Whether the call may have been done: what it changes is to be refetched. */
export const mayBeDone = (error: unknown): boolean =>
  isGivenUp(error) || (error instanceof ApiError && isInDoubt(error.noAnswer, error.code));
