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

  it('says the sentence of the server, and what it says of fields', async () => {
    const fields = [{ field: 'title', message: 'Job title is required' }];
    answers(400, { error: 'Job title is required', fields });
    await expect(client.call('PUT', '/jobs/requests/1')).rejects.toMatchObject({
      message: 'Job title is required',
      fields,
    });
  });
});
