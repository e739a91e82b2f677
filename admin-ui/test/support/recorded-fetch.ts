import { vi } from 'vitest';

/** A request as it left, with its address decoded. */
export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** What is answered to a request; an Error stands for a server that cannot be reached. */
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;

/** The answer that does not come: the request ends when its caller gives it up. */
export const NO_ANSWER: Answer = new Error('no answer');

/** Takes the place of `fetch`, and only of that. @returns the requests as they come in */
export function recordFetch(answerTo: (sent: Sent) => Answer = () => ({})): Sent[] {
  const requests: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit = {}) => {
    const headers: Record<string, string> = {};
    new Headers(options.headers).forEach((value, name) => {
      headers[name.toLowerCase()] = value;
    });
    const sent: Sent = {
      method: options.method ?? 'GET',
      url: decodeURIComponent(url),
      headers,
      ...(typeof options.body === 'string' && { body: JSON.parse(options.body) as unknown }),
    };
    requests.push(sent);
    const answer = navigator.onLine ? answerTo(sent) : new TypeError('Failed to fetch');
    if (answer === NO_ANSWER) await givenUp(options.signal);
    if (answer instanceof Error) throw answer;
    const { status = 200, body = {}, headers: said = {} } = answer;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: said });
  });
  return requests;
}

function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
  );
}

/** Takes the network away from the browser, or gives it back; until the mocks are restored. */
export function network(event: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  window.dispatchEvent(new Event(event));
}

/** Requests without what all of them carry. */
export const plain = (requests: readonly Sent[]): Omit<Sent, 'headers'>[] =>
  requests.map(({ headers: _, ...request }) => request);
