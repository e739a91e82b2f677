import { t } from '../i18n/translate';
import { ApiError } from './api-error';
import { MAX_ROWS } from './form-rules';
import { mayRepeat } from './fresh-login';
import { isOnline, noAnswerText, onNetworkChange, whyNoAnswer } from './no-answer';
import { endsSession } from './refusal';
import type { ErrorBody } from './types';

/** A 401 of these means wrong credentials, and no end of a session. */
const LOGIN_CALL = '/auth/login';
/** The same, as long as there is no session. */
const SETUP_CALLS = /^\/auth\/(factors|passkeys)\//;
/** How long an answer may take to begin, in milliseconds. */
const MAX_WAIT_MILLISECONDS = 60_000;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  body?: object;
  /** Message when the server gives none, or a read is lost; by default that of the method. */
  fallback?: string;
  signal?: AbortSignal;
  /** Idempotency key: repeated calls are done once. */
  key?: string | undefined;
  /** Whether cookies are sent, as at login. */
  credentials?: RequestCredentials;
  /** Called instead of ending the session when the token is refused, or the call by a 403 that does not say what else to do. */
  onRefused?: () => void;
}

export interface ApiClientOptions {
  /** The current token, or null. */
  token: () => string | null;
  /** Called for every 401 but that of a login, which means wrong credentials. */
  onSessionEnd: () => void;
}

/** Some rows of a list, and the total number. */
export interface ListPart<T> {
  rows: T[];
  total: number;
}

/** The message of a failed call for which the server gave none. */
export function fallbackOf(method = 'GET'): string {
  return t(method === 'PUT' || method === 'PATCH' ? 'generic.updateFailed' : 'generic.requestFailed');
}

/** Calls the API of this origin. */
export class ApiClient {
  constructor(private readonly options: ApiClientOptions) {}

  /**
   * @returns the parsed answer
   * @throws ApiError when the call fails
   */
  async call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
    return (await this.send(method, path, options)).answer as T;
  }

  /**
   * Reads all pages of a list.
   * @returns all rows
   * @throws ApiError as `call`
   */
  async list<T>(path: string, options: CallOptions = {}): Promise<T[]> {
    const rows: T[] = [];
    for (let query = ''; ; query = `?range=[${rows.length},${rows.length + MAX_ROWS - 1}]`) {
      const { answer, response } = await this.send('GET', path + query, options);
      rows.push(...(answer as T[]));
      if (!hasMore(response, rows.length)) return rows;
    }
  }

  /**
   * Reads a part of a list.
   * @param path may have a query
   * @param from the first row, counted from 0
   * @throws ApiError as `call`
   */
  async part<T>(path: string, from: number, count: number, options: CallOptions = {}): Promise<ListPart<T>> {
    const range = `${path.includes('?') ? '&' : '?'}range=[${from},${from + count - 1}]`;
    const { answer, response } = await this.send('GET', path + range, options);
    return { rows: answer as T[], total: totalOf(response) ?? (answer as T[]).length };
  }

  /**
   * Reads a file. Its name is the server's.
   * @throws ApiError as `call`
   */
  async file(path: string, options: CallOptions = {}): Promise<File> {
    return (await this.send('GET', path, options, fileOf)).answer as File;
  }

  private async send(
    method: Method,
    path: string,
    options: CallOptions,
    read: (response: Response) => Promise<unknown> = (response) => response.json(),
  ): Promise<{ response: Response; answer: unknown }> {
    const { body, fallback = fallbackOf(method), signal, key, credentials, onRefused } = options;
    const token = this.options.token();
    const noAnswer = whyNoAnswer();
    const waiting = wait(signal);
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: waiting.signal,
      ...(credentials && { credentials }),
    }).catch((error: unknown) => {
      waiting.end();
      if (signal?.aborted) throw error;
      throw new ApiError(0, noAnswerText(noAnswer, method, fallback), { noAnswer });
    });
    waiting.hasBegun();
    const reply = response.ok ? read(response) : response.json();
    const answer = (await reply.catch(() => undefined).finally(() => waiting.end())) as unknown;
    if (response.ok) return { response, answer };
    // a token that another tab has ended or replaced does not end this session
    const isOfLogin = path.startsWith(LOGIN_CALL) || (token === null && SETUP_CALLS.test(path));
    const said = (answer ?? {}) as Partial<ErrorBody>;
    const isOver = response.status === 401 || (onRefused !== undefined && endsSession(response.status, said.code));
    if (isOver && !isOfLogin && this.options.token() === token) {
      (token === null ? this.options.onSessionEnd : (onRefused ?? this.options.onSessionEnd))();
    }
    const seconds = response.headers.get('retry-after');
    if (seconds) said.values ??= { seconds };
    if (response.status === 403 && (await mayRepeat(said.code))) return this.send(method, path, options, read);
    throw new ApiError(response.status, said.error || fallback, said);
  }
}

/** Waits for an answer until the caller gives up, the device goes offline, or nothing of it has come for too long. */
function wait(caller: AbortSignal | undefined) {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const timer = setTimeout(stop, MAX_WAIT_MILLISECONDS);
  const unfollow = onNetworkChange(() => isOnline() || stop());
  caller?.addEventListener('abort', stop);
  if (caller?.aborted) stop();
  return {
    signal: controller.signal,
    hasBegun: () => clearTimeout(timer),
    end: () => {
      clearTimeout(timer);
      unfollow();
      caller?.removeEventListener('abort', stop);
    },
  };
}

async function fileOf(response: Response): Promise<File> {
  const [, name = ''] = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const content = await response.blob();
  return new File([content], name, { type: content.type });
}

/** The total number of rows, by `Content-Range`. */
function totalOf(response: Response): number | undefined {
  const [, total] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return total === undefined ? undefined : Number(total);
}

/** Whether more rows follow, by `Content-Range`, such as `job-requests 0-199/1000`. */
function hasMore(response: Response, read: number): boolean {
  const [, last, total] = /-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return last !== undefined && Number(last) === read - 1 && read < Number(total);
}
