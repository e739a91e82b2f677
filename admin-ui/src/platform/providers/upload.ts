import { HttpError } from 'react-admin';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { sendFile } from '@niyukt/ui-shared/session/send-file';
import { failureOf } from './http-client';

/**
 * Sends a file in the field `file` of a form.
 * @param onProgress is told which share has been sent, from 0 to 1
 * @param fields stand beside the file
 * @throws HttpError as `httpClient`
 */
export async function upload(
  url: string,
  file: File,
  onProgress: (share: number) => void,
  fields: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const token = session.token();
  try {
    return await sendFile<unknown>(url, file, {
      fallback: '',
      onProgress,
      signal: new AbortController().signal,
      idempotencyKey: crypto.randomUUID(),
      fields,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.isNetworkFailure) throw failureOf(error, token, 'POST');
    const { status, message, code, fields: wrong } = error;
    throw failureOf(new HttpError(message, status, { error: message, code, fields: wrong }), token, 'POST');
  }
}
