import { fetchUtils, HttpError } from 'react-admin';
import { t } from '@niyukt/ui-shared/i18n/console';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { takeEarlyAnswer } from '../app/early-calls';

/** The one error body of the API. */
interface ErrorBody {
  error?: string;
  fields?: { field: string; message: string }[];
}

/**
 * fetchJson with the token of the session.
 * @throws HttpError with the server's sentence as message; status 0 when the server could not be reached.
 *   Its body carries `errors` by field, as react-admin's forms read them; the one of `root` is always there, because
 *   a form without any takes itself for sent, and would be left without a question.
 */
export const httpClient: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const early = (options.method ?? 'GET') === 'GET' && (await takeEarlyAnswer(String(url)));
  if (early) return early;
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  const token = session.token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    if (!(error instanceof HttpError)) {
      throw new HttpError(t('login.network'), 0, { errors: { root: { serverError: t('login.network') } } });
    }
    const body = (error.body ?? {}) as ErrorBody;
    const said = body.error || t('generic.wrong');
    const byField = Object.fromEntries((body.fields ?? []).map(({ field, message }) => [field, message]));
    throw new HttpError(said, error.status, { ...body, errors: { ...byField, root: { serverError: said } } });
  }
};

/** The server's sentence, the fallback of the call when it said nothing (spec 8), or the network's when none came. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof HttpError)) return fallback;
  return error.status === 0 ? error.message : (error.body as ErrorBody | undefined)?.error || fallback;
}
