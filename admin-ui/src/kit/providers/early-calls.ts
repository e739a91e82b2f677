import { session } from '@niyukt/ui-shared/session/browser-session';

/** What `fetchJson` answers. */
interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** An answer that is not taken within this time is out of date. */
const FRESH_MILLISECONDS = 10_000;

const calls = new Map<string, { at: number; answer: Promise<Answer | undefined> }>();

async function ask(address: string): Promise<Answer | undefined> {
  const headers = { accept: 'application/json', authorization: `Bearer ${session.token() ?? ''}` };
  const response = await fetch(address, { headers });
  if (!response.ok) return undefined;
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, json: JSON.parse(body) as unknown };
}

/** Makes a call of the first page while the code of the page is on its way. */
export function callEarly(address: string): void {
  calls.set(address, { at: Date.now(), answer: ask(address).catch(() => undefined) });
}

/** The answer of an early call, once. Nothing if there was none, it failed or is out of date: then the caller asks again. */
export async function takeEarlyAnswer(address: string): Promise<Answer | undefined> {
  const call = calls.get(address);
  calls.delete(address);
  return call && Date.now() - call.at < FRESH_MILLISECONDS ? call.answer : undefined;
}
