import { fetchUtils, HttpError } from 'react-admin';
import type { NoAnswer } from '@niyukt/ui-shared/api/api-error';
import { fallbackOf } from '@niyukt/ui-shared/api/client';
import { mayRepeat } from '@niyukt/ui-shared/api/fresh-login';
import { isGivenUp, isInDoubt, noAnswerText, whyNoAnswer } from '@niyukt/ui-shared/api/no-answer';
import type { ErrorBody, ErrorCode } from '@niyukt/ui-shared/api/types';
import { textOfCode } from '@niyukt/ui-shared/errors/error-text';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { t } from '../../texts/console';
import { takeEarlyAnswer } from './early-calls';

/** What `httpClient` throws: `errors` by field, as react-admin's forms read them, beside what the API said. */
export interface Failed extends HttpError {
  body: Partial<ErrorBody> & { errors?: Readonly<Record<string, unknown>>; noAnswer?: NoAnswer };
}

/**
 * fetchJson with the token of the session.
 * @throws HttpError with the server's sentence as message; status 0 when no answer came.
 *   Its body carries `errors` by field, as react-admin's forms read them; the one of `root` is always there, because
 *   a form without any takes itself for sent, and would be left without a question.
 */
export const httpClient: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const early = (options.method ?? 'GET') === 'GET' && (await takeEarlyAnswer(String(url)));
  if (early) return early;
  const begun = beginning();
  const headers = withToken(begun.token, options.headers);
  headers.set('Accept', 'application/json');
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error) {
    if (error instanceof HttpError && error.status === 403 && (await mayRepeat(bodyOf(error).code))) {
      return httpClient(url, options);
    }
    throw failureOf(error, begun, options.method);
  }
};

/**
 * Reads a file with the token of the session.
 * @param body is posted
 * @throws HttpError as `httpClient`
 */
export async function readFile(url: string, body?: object): Promise<Blob> {
  const begun = beginning();
  const posted = body && { method: 'POST', body: JSON.stringify(body) };
  try {
    const headers = withToken(begun.token, body && { 'Content-Type': 'application/json' });
    const response = await fetch(url, { ...posted, headers });
    if (response.ok) return await response.blob();
    throw new HttpError('', response.status, await response.json().catch(() => ({})));
  } catch (error) {
    if (error instanceof HttpError && error.status === 403 && (await mayRepeat(bodyOf(error).code))) {
      return readFile(url, body);
    }
    throw failureOf(error, begun);
  }
}

function withToken(token: string | null, others?: HeadersInit): Headers {
  const headers = new Headers(others);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** What was so when a call began. */
interface Beginning {
  token: string | null;
  /** Why, if no answer comes. */
  noAnswer: NoAnswer;
}

export const beginning = (): Beginning => ({ token: session.token(), noAnswer: whyNoAnswer() });

/** What a call failed with, as the forms read it; a call that was given up is no failure. */
export function failureOf(error: unknown, { token, noAnswer }: Beginning, method = 'GET'): Error {
  if (error instanceof Error && isGivenUp(error)) return error;
  if (!(error instanceof HttpError)) {
    const said = noAnswerText(noAnswer, method, t('login.network'));
    return new HttpError(said, 0, { noAnswer, errors: { root: { noAnswer } } });
  }
  // what another tab has ended, or begun anew, was not refused
  const isPast = error.status === 401 && token !== session.token();
  const body = isPast ? {} : bodyOf(error);
  const said = textOfCode(body.code, body.error || fallbackOf(method));
  const byField = Object.fromEntries((body.fields ?? []).map(({ field, message }) => [field, message]));
  return new HttpError(said, isPast ? 0 : error.status, {
    ...body,
    errors: { ...byField, root: { serverError: said } },
  });
}

/** The one error body of the API, as far as it came. */
const bodyOf = (error: unknown): Partial<ErrorBody> => (error as Partial<Failed> | null | undefined)?.body ?? {};

/** The code that the API gave a failed call. */
export const codeOf = (error: unknown): ErrorCode | undefined => bodyOf(error).code;

/** The text of the error's code or the server's sentence, the fallback when it said nothing, or the network's when none came. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof HttpError)) return fallback;
  const { code, error: sentence } = bodyOf(error);
  return error.status === 0 ? error.message : textOfCode(code, sentence || fallback);
}

/**
 * The errors of a form that could not be sent. Fields say themselves what is wrong with them; what none of them says is `root.failure`,
 * unless no answer came.
 * @param inputs fields of the form
 */
export function failedForm(error: unknown, inputs: object, fallback: string): Readonly<Record<string, unknown>> {
  const { root, ...errors } = fieldErrors(error);
  const said = Object.entries(errors).filter(([field]) => (field.split('.')[0] ?? '') in inputs);
  if (said.length > 0) return { root, ...Object.fromEntries(said) };
  return isUnanswered(error) ? { root } : { root: { ...(root as object), failure: failureText(error, fallback) } };
}

const EDIT_CONFLICTS: readonly (ErrorCode | undefined)[] = ['record.edit_conflict', 'record.changed_at_once'];

/** The record was changed since it was read; nothing was written. */
export const isEditConflict = (error: unknown): boolean => EDIT_CONFLICTS.includes(codeOf(error));

/** What the server said about fields, for the form that was sent; a form without any would take itself for sent. */
export const fieldErrors = (error: unknown): Readonly<Record<string, unknown>> =>
  (error as Partial<Failed>).body?.errors ?? { root: { serverError: t('generic.wrong') } };

/** The call got no answer: a form tells that beside it. */
export const isUnanswered = (error: unknown): boolean => (error as Partial<Failed>).body?.noAnswer !== undefined;

/** The device had no network, so that nothing left it. */
export const isOffline = (error: unknown): boolean => (error as Partial<Failed>).body?.noAnswer === 'offline';

/** The call was sent, or part of it, and no answer came. */
export const isLost = (error: unknown): boolean => (error as Partial<Failed>).body?.noAnswer === 'lost';

/** The call may have been done all the same: no answer came, or the server gave up waiting for its own. */
export const isUnclear = (error: unknown): boolean => isLost(error) || (error as Partial<Failed>).status === 503;

/** It is not known whether the call was done: what it changes is to be read again. */
export const mayBeDone = (error: unknown): boolean =>
  isGivenUp(error) || isInDoubt((error as Partial<Failed>).body?.noAnswer, codeOf(error));

/** The record that was asked for does not exist, or not any more. */
export const isGone = (error: unknown): boolean => codeOf(error)?.endsWith('.not_found') ?? false;
