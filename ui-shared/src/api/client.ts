import { t } from '../i18n/translate';
import { ApiError } from './api-error';
import { MAX_ROWS } from './form-rules';
import { noAnswerText, whyNoAnswer } from './no-answer';
import type { ErrorBody } from './types';

const LOGIN_CALL = '/auth/login';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  body?: object;
  /** Shown when the server says nothing, or a read is lost; left out, it is the one of the method. */
  fallback?: string;
  signal?: AbortSignal;
  /** Idempotency key: a call that is repeated with it is done once. */
  key?: string | undefined;
  /** Cookies are sent along, as at login. */
  credentials?: RequestCredentials;
  /** Called when the token is refused with 401 or 403, in the place of what ends a session. */
  onRefused?: () => void;
}

export interface ApiClientOptions {
  /** The current token, or null. */
  token: () => string | null;
  /** Called for every 401 but that of a login, which says that the credentials were wrong. */
  onSessionEnd: () => void;
}

/** Some rows of a list, and how many there are. */
export interface ListPart<T> {
  rows: T[];
  total: number;
}

/** What a call says that failed without a sentence of the server, unless it has words of its own. */
export function fallbackOf(method = 'GET'): string {
  return t(method === 'PUT' || method === 'PATCH' ? 'generic.updateFailed' : 'generic.requestFailed');
}

/** Calls the API on this origin. */
export class ApiClient {
  constructor(private readonly options: ApiClientOptions) {}

  /**
   * @returns the parsed answer
   * @throws ApiError when the answer is no success or none came
   */
  async call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
    return (await this.send(method, path, options)).answer as T;
  }

  /**
   * Reads a list to its end: an answer holds as many rows as fit.
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
   * @param from the first row, counted from 0
   * @returns the rows, and how many there are in all
   * @throws ApiError as `call`
   */
  async part<T>(path: string, from: number, count: number, options: CallOptions = {}): Promise<ListPart<T>> {
    const { answer, response } = await this.send('GET', `${path}?range=[${from},${from + count - 1}]`, options);
    return { rows: answer as T[], total: totalOf(response) ?? (answer as T[]).length };
  }

  /**
   * Reads a file.
   * @throws ApiError as `call`
   */
  async file(path: string, options: CallOptions = {}): Promise<Blob> {
    return (await this.send('GET', path, options, (response) => response.blob())).answer as Blob;
  }

  private async send(
    method: Method,
    path: string,
    { body, fallback = fallbackOf(method), signal, key, credentials, onRefused }: CallOptions,
    read: (response: Response) => Promise<unknown> = (response) => response.json(),
  ): Promise<{ response: Response; answer: unknown }> {
    const token = this.options.token();
    const noAnswer = whyNoAnswer();
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(credentials && { credentials }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiError(0, noAnswerText(noAnswer, method, fallback), { noAnswer });
    });
    const reply = response.ok ? read(response) : response.json();
    const answer = (await reply.catch(() => undefined)) as unknown;
    if (response.ok) return { response, answer };
    const isRefused = response.status === 401 || (response.status === 403 && onRefused !== undefined);
    // what another tab has ended, or begun anew, was not refused
    if (isRefused && path !== LOGIN_CALL && this.options.token() === token) {
      (token === null ? this.options.onSessionEnd : (onRefused ?? this.options.onSessionEnd))();
    }
    const said = (answer ?? {}) as Partial<ErrorBody>;
    throw new ApiError(response.status, said.error || fallback, said);
  }
}

/** How many rows a list has in all, by `Content-Range`. */
function totalOf(response: Response): number | undefined {
  const [, total] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return total === undefined ? undefined : Number(total);
}

/** Whether rows follow those that were read, by `Content-Range`, such as `job-requests 0-199/1000`. */
function hasMore(response: Response, read: number): boolean {
  const [, last, total] = /-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return last !== undefined && Number(last) === read - 1 && read < Number(total);
}
