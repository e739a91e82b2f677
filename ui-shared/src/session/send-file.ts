import { ApiError } from '../api/api-error';
import { noAnswerText, whyNoAnswer } from '../api/no-answer';
import { endsSession } from '../api/refusal';
import type { ErrorBody } from '../api/types';
import { session, sessionEnded } from './browser-session';

const STAFF_CALLS = '/api/admin/';

export interface SendFileOptions {
  /** Message when the server gives none. */
  fallback: string;
  /** The share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** A UUID, the same for every try of one upload. */
  idempotencyKey: string | undefined;
  /** Fields besides the file. */
  fields?: Readonly<Record<string, string>>;
}

/**
 * Posts a file as the multipart field `file`, with `XMLHttpRequest`, because `fetch` reports no progress.
 * @returns the parsed answer
 * @throws ApiError when the call fails; the signal's reason when it was aborted
 */
export function sendFile<T>(
  path: string,
  file: File,
  { fallback, onProgress, signal, idempotencyKey, fields = {} }: SendFileOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const token = session.token();
    const noAnswer = whyNoAnswer();
    const call = new XMLHttpRequest();
    const stop = (): void => call.abort();
    signal.addEventListener('abort', stop);
    call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(call.response as T);
      else {
        const said = (call.response ?? {}) as Partial<ErrorBody>;
        const isOver = path.startsWith(STAFF_CALLS) ? endsSession(call.status, said.code) : call.status === 401;
        // a token that another tab has ended or replaced does not end this session
        if (isOver && session.token() === token) sessionEnded();
        reject(new ApiError(call.status, said.error || fallback, said));
      }
    };
    call.onerror = () => reject(new ApiError(0, noAnswerText(noAnswer, 'POST', fallback), { noAnswer }));
    call.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    call.onloadend = () => signal.removeEventListener('abort', stop);
    call.open('POST', path);
    call.responseType = 'json';
    call.setRequestHeader('accept', 'application/json');
    if (idempotencyKey) call.setRequestHeader('idempotency-key', idempotencyKey);
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, file.name);
    call.send(form);
  });
}
