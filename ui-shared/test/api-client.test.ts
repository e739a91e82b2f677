import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiClient } from '../src/api/client';

const client = new ApiClient({ token: () => null, onSessionEnd: () => undefined });

const answers = (status: number, body: object): unknown =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

afterEach(() => vi.unstubAllGlobals());

describe('a call that failed', () => {
  it.each([
    ['GET', 'Request failed'],
    ['POST', 'Request failed'],
    ['DELETE', 'Request failed'],
    ['PUT', 'Update failed'],
    ['PATCH', 'Update failed'],
  ] as const)('%s without a sentence says "%s"', async (method, text) => {
    answers(500, {});
    await expect(client.call(method, '/api/anything')).rejects.toMatchObject({ status: 500, message: text });
  });

  it('says what it has words of its own for', async () => {
    answers(500, {});
    const call = client.call('POST', '/jobs/create', { fallback: 'Creation failed' });
    await expect(call).rejects.toMatchObject({ message: 'Creation failed' });
  });

  it('says the code and the sentence of the server, and what it says of fields', async () => {
    const fields = [{ field: 'title', message: 'Job title is required' }];
    answers(400, { code: 'request.invalid', error: 'Job title is required', fields });
    await expect(client.call('PUT', '/jobs/requests/1')).rejects.toMatchObject({
      code: 'request.invalid',
      message: 'Job title is required',
      fields,
    });
  });
});

describe('a call without an answer', () => {
  const fails = (isOnline: boolean): void => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  };
  const LOST = 'No answer came, so it is not known whether this was done. Please check before you try again.';
  const OFFLINE = 'You are offline. Please try again when you are back.';
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['GET', true, 'lost', 'Failed to load'],
    ['PUT', true, 'lost', LOST],
    ['DELETE', true, 'lost', LOST],
    ['GET', false, 'offline', OFFLINE],
    ['POST', false, 'offline', OFFLINE],
  ] as const)('%s, with a network: %s, is "%s" and says so', async (method, isOnline, noAnswer, message) => {
    fails(isOnline);
    const call = client.call(method, '/api/anything', { fallback: 'Failed to load' });
    await expect(call).rejects.toMatchObject({ status: 0, noAnswer, message });
  });

  it.each([
    ['nobody answers for a minute', () => vi.advanceTimersByTime(60_000)],
    [
      'the device goes offline meanwhile',
      () => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        window.dispatchEvent(new Event('offline'));
      },
    ],
  ])('is given up when %s', async (_, happens) => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
        ),
    );
    const call = client.call('PUT', '/api/anything').catch((failure: unknown) => failure);
    happens();
    expect(await call).toMatchObject({ noAnswer: 'lost' });
    vi.useRealTimers();
  });

  it('that its caller gave up is no failure of the network', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('given up', 'AbortError')));
    controller.abort();
    const call = client.call('PUT', '/api/anything', { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

/** Answers a list of so many rows, at most so many at a time, and notes the addresses. */
function serve(total: number, fits: number, range = true): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    const first = Number(/range=\[(\d+),/.exec(path)?.[1] ?? 0);
    const rows = Array.from({ length: Math.min(fits, total - first) }, (_, n) => first + n);
    const position = rows.length ? `${first}-${first + rows.length - 1}` : '*';
    const headers: Record<string, string> = range ? { 'content-range': `job-requests ${position}/${total}` } : {};
    return Promise.resolve(new Response(JSON.stringify(rows), { headers }));
  });
  return requests;
}

describe('reading a list', () => {
  it('takes one call when everything fits', async () => {
    const requests = serve(20, 1000);
    expect(await client.list('/jobs/requests')).toHaveLength(20);
    expect(requests).toEqual(['/jobs/requests']);
  });

  it('goes on until it has all rows', async () => {
    const requests = serve(250, 100);
    const rows = await client.list<number>('/jobs/requests');
    expect(rows).toEqual(Array.from({ length: 250 }, (_, n) => n));
    expect(requests.slice(1)).toEqual(['/jobs/requests?range=[100,1099]', '/jobs/requests?range=[200,1199]']);
  });

  it('takes an empty list, and one without a position', async () => {
    serve(0, 100);
    expect(await client.list('/jobs/requests')).toEqual([]);
    serve(20, 10, false);
    expect(await client.list('/jobs/requests')).toHaveLength(10);
  });
});

describe('reading a part of a list', () => {
  it('says how many rows there are in all', async () => {
    const requests = serve(30, 24);
    const { rows, total } = await client.part<number>('/api/company/placements', 24, 24);
    expect([rows, total]).toEqual([[24, 25, 26, 27, 28, 29], 30]);
    expect(requests).toEqual(['/api/company/placements?range=[24,47]']);
  });
});

describe('reading a file', () => {
  it('answers its bytes, or the sentence of the server', async () => {
    vi.stubGlobal('fetch', async () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }));
    expect(await (await client.file('/api/company/invoices/9/pdf')).text()).toBe('%PDF-');
    vi.stubGlobal('fetch', async () => Response.json({ error: 'Invoice not found' }, { status: 404 }));
    await expect(client.file('/api/company/invoices/9/pdf')).rejects.toThrow('Invoice not found');
  });
});

describe('a call that was refused', () => {
  const refuse = async (
    status: number,
    tokens: (string | null)[],
    own = false,
    said403: object = {},
  ): Promise<string[]> => {
    const said: string[] = [];
    const caller = new ApiClient({
      token: () => tokens.shift() ?? null,
      onSessionEnd: () => said.push('session ended'),
    });
    answers(status, said403);
    const onRefused = (): unknown => said.push('own');
    await caller.call('GET', '/users/profile', own ? { onRefused } : {}).catch(() => undefined);
    return said;
  };

  it('ends the session, or does what the call says', async () => {
    expect(await refuse(401, ['mine', 'mine'])).toEqual(['session ended']);
    expect(await refuse(401, ['mine', 'mine'], true)).toEqual(['own']);
    expect(await refuse(403, ['mine', 'mine'], true)).toEqual(['own']);
    expect(await refuse(403, ['mine', 'mine'], true, { code: 'profile_terms.required' })).toEqual([]);
    expect(await refuse(403, ['mine', 'mine'])).toEqual([]);
    expect(await refuse(401, [null, null], true)).toEqual(['session ended']);
  });

  it('says nothing of a session that another tab has ended or begun anew meanwhile', async () => {
    expect(await refuse(401, ['mine', null], true)).toEqual([]);
    expect(await refuse(401, ['mine', 'another'])).toEqual([]);
  });
});
