import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiClient } from '../src/api/client';

const api = new ApiClient({ token: () => null, onSessionEnd: () => undefined });

/** Answers a list of so many rows, at most so many at a time, and notes the addresses. */
function serve(total: number, fits: number, range = true): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const first = Number(/range=\[(\d+),/.exec(path)?.[1] ?? 0);
    const rows = Array.from({ length: Math.min(fits, total - first) }, (_, n) => first + n);
    const position = rows.length ? `${first}-${first + rows.length - 1}` : '*';
    const headers: Record<string, string> = range ? { 'content-range': `job-requests ${position}/${total}` } : {};
    return Promise.resolve(new Response(JSON.stringify(rows), { headers }));
  });
  return asked;
}

describe('reading a list', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('takes one call when everything fits', async () => {
    const asked = serve(20, 1000);
    expect(await api.list('/jobs/requests', { fallback: '' })).toHaveLength(20);
    expect(asked).toEqual(['/jobs/requests']);
  });

  it('goes on until it has all rows', async () => {
    const asked = serve(250, 100);
    const rows = await api.list<number>('/jobs/requests', { fallback: '' });
    expect(rows).toEqual(Array.from({ length: 250 }, (_, n) => n));
    expect(asked.slice(1)).toEqual(['/jobs/requests?range=[100,1099]', '/jobs/requests?range=[200,1199]']);
  });

  it('takes an empty list, and one without a position', async () => {
    serve(0, 100);
    expect(await api.list('/jobs/requests', { fallback: '' })).toEqual([]);
    serve(20, 10, false);
    expect(await api.list('/jobs/requests', { fallback: '' })).toHaveLength(10);
  });
});
