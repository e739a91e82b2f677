import { HttpError } from 'react-admin';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { failureOf } from './http-client';

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
};

/**
 * Sends a file in the field `file` of a form. `fetch` does not tell how much of it is on its way.
 * @param onProgress is told which share has been sent, from 0 to 1
 * @param fields stand beside the file
 * @throws HttpError as `httpClient`
 */
export function sendFile(
  url: string,
  file: File,
  onProgress: (share: number) => void,
  fields: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = (error: Error): void => reject(failureOf(error, 'POST'));
    call.open('POST', url);
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('Authorization', `Bearer ${session.token() ?? ''}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onerror = () => fail(new Error('no answer'));
    call.onload = () => {
      const body = bodyOf(call.responseText);
      if (call.status >= 200 && call.status < 300) resolve(body);
      else fail(new HttpError('', call.status, body));
    };
    call.send(form);
  });
}
