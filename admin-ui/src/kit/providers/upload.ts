import { HttpError } from 'react-admin';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { mayRepeat } from '@niyukt/ui-shared/api/fresh-login';
import { newKey } from '@niyukt/ui-shared/api/idempotency-key';
import { sendFile } from '@niyukt/ui-shared/session/send-file';
import { beginning, failureOf } from './http-client';

/**
 * Sends a file in the field `file` of a form.
 * @param onProgress receives which share has been sent, from 0 to 1
 * @param signal gives the upload up
 * @param fields stand beside the file
 * @throws HttpError as `httpClient`
 */
export async function upload(
  url: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  fields: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const begun = beginning();
  try {
    return await sendFile<unknown>(url, file, {
      fallback: '',
      onProgress,
      signal,
      idempotencyKey: newKey(),
      fields,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.noAnswer) throw failureOf(error, begun, 'POST');
    const { status, message, code, fields: wrong } = error;
    if (status === 403 && (await mayRepeat(code))) return upload(url, file, onProgress, signal, fields);
    throw failureOf(new HttpError(message, status, { error: message, code, fields: wrong }), begun, 'POST');
  }
}
