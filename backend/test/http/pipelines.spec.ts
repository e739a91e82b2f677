import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../support/agency.js';
import { waitFor } from '../support/wait-for.js';

const MANY = 10_000;
/** More than one connection may have waiting, and the one that is worked on. */
const MAX_ANSWERS = 65;

describe('requests that are sent before the answers to those before', () => {
  let agency: AloneAgency;
  beforeAll(async () => {
    agency = await Agency.openAlone();
  });
  afterAll(() => agency.close());

  async function send(bytes: string): Promise<{ socket: Socket; text: () => string }> {
    const { hostname, port } = new URL(agency.base);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    await once(socket, 'connect');
    socket.write(bytes);
    return { socket, text: () => received };
  }
  const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const statusesIn = (text: string): string[] =>
    [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);

  it('are all answered, in their order', async () => {
    const { socket, text } = await send(
      ['/health/ready', '/api/none', '/users/profile', '/health/live'].map(get).join(''),
    );
    await waitFor('four answers', () => statusesIn(text()).length === 4 || undefined);
    socket.destroy();
    expect(statusesIn(text())).toEqual(['200', '404', '401', '200']);
  });

  it('R65: a connection that sends thousands of them is closed, and nobody else notices', async () => {
    const before = agency.product.residentMemory;
    const senders = await Promise.all(Array.from({ length: 20 }, () => send(get('/x').repeat(MANY))));
    await waitFor('the connections to be closed', () => senders.every(({ socket }) => socket.destroyed) || undefined);
    for (const { text } of senders) expect(statusesIn(text()).length).toBeLessThanOrEqual(MAX_ANSWERS);
    expect(agency.product.residentMemory - before).toBeLessThan(64 * 1024 ** 2);
    expect((await agency.anyone.get('/health/ready')).status).toBe(200);
  });
});
