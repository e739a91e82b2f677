import { t } from '../i18n/translate';
import { ApiError, type NoAnswer } from './api-error';
import type { ErrorCode } from './types';

/** Whether this device has a network, as far as its browser knows. */
export const isOnline = (): boolean => navigator.onLine;

/** Why an answer to a call that begins now would not come. */
export const whyNoAnswer = (): NoAnswer => (isOnline() ? 'lost' : 'offline');

/** Tells when the network comes and goes. @returns ends that */
export function onNetworkChange(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** What is said of a call without an answer. @param lostRead said of one that only reads and was lost */
export function noAnswerText(why: NoAnswer, method: string, lostRead: string): string {
  if (why === 'offline') return t('network.offline');
  return method === 'GET' ? lostRead : t('network.lost');
}

/** The call was given up by its caller. */
export const isGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Whether a call that failed so, or an earlier try of it, may have been done all the same. */
export const isInDoubt = (why: NoAnswer | undefined, code: ErrorCode | undefined): boolean =>
  why === 'lost' || code === 'idempotency.key_reused';

/** It is not known whether the call was done: what it changes is to be read again. */
export const mayBeDone = (error: unknown): boolean =>
  isGivenUp(error) || (error instanceof ApiError && isInDoubt(error.noAnswer, error.code));
