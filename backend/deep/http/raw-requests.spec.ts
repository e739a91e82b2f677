import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { waitFor } from '../../test/support/wait-for.js';

const HIDDEN = 'GET /users/profile HTTP/1.1\r\nHost: a\r\n\r\n';
const POST = 'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

/** Requests whose end two servers could see at two places, so that one of them would take the rest for another request. */
const AMBIGUOUS: [what: string, request: string][] = [
  ['a length and chunks', `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${HIDDEN}`],
  ['a length that is no number', `${POST}Content-Length: 2, 60\r\n\r\n{}${HIDDEN}`],
  ['a negative length', `${POST}Content-Length: -1\r\n\r\n${HIDDEN}`],
  ['a chunk without a size', `${POST}Transfer-Encoding: chunked\r\n\r\nxyz\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
  ['an encoding after chunked', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a header that is continued', `${POST}Content-Length: 2\r\n folded\r\n\r\n{}${HIDDEN}`],
  ['a space before a colon', `${POST}Content-Length : 2\r\n\r\n{}${HIDDEN}`],
  ['a line break alone in a header', `${POST}X-A: b\nContent-Length: 60\r\n\r\n${HIDDEN}`],
  ['a NUL in a header', `${POST}X-A: b\0c\r\n\r\n${HIDDEN}`],
];

const MANY = 10_000;
/** More than one connection may have waiting, and the one that is worked on. */
const MAX_ANSWERS = 65;

let agency: AloneAgency;
beforeAll(async () => {
  agency = await Agency.openAlone();
});
afterAll(() => agency.close());

describe('R38: a request whose end is not certain', () => {
  /** Everything that comes back until the server ends the connection. */
  function answersTo(sent: string): Promise<string> {
    const { hostname, port } = new URL(agency.base);
    return new Promise((resolve, reject) => {
      let received = '';
      const socket = connect(Number(port), hostname, () => socket.write(sent));
      socket.on('data', (bytes) => (received += bytes.toString()));
      socket.once('error', reject).once('close', () => resolve(received));
    });
  }

  it.each(AMBIGUOUS)('because of %s is refused, the rest is not read, and the connection ends', async (_, request) => {
    const answers = (await answersTo(request)).match(/^HTTP\/1\.1 \d+/gm);
    expect(answers).toEqual(['HTTP/1.1 400']);
  });

  it('R31, R39: is refused in the one error body and with the headers of every answer', async () => {
    const [head = '', body = ''] = (await answersTo(`${POST}Content-Length: -1\r\n\r\n`)).split('\r\n\r\n');
    const requestId = /^x-request-id: (.+)$/m.exec(head)?.[1];
    expect(JSON.parse(body)).toEqual({
      statusCode: 400,
      code: 'request.malformed',
      error: 'The request is malformed',
      requestId,
    });
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(head).toContain('x-content-type-options: nosniff');
  });

  it.each([
    ['a head', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['a body', `${POST}Content-Length: 100\r\n\r\n{`],
  ])(
    'R38: of an address 1,000 connections wait for the end of %s, the newest; nobody is kept out',
    async (_, begun) => {
      const { hostname, port } = new URL(agency.base);
      const open = (): Socket => connect(Number(port), hostname).on('error', () => undefined);
      const half = Array.from({ length: 1_060 }, () => open());
      try {
        for (const socket of half) socket.write(begun);
        await waitFor(
          'the oldest to be closed',
          () => half.filter(({ destroyed }) => destroyed).length === 60 || undefined,
        );
        expect((await agency.anyone.get('/health/live')).status).toBe(200);
      } finally {
        for (const socket of half) socket.destroy();
      }
    },
  );

  it('leaves the product as it was', async () => {
    expect(await agency.anyone.get('/health/ready')).toMatchObject({ status: 200 });
    expect(agency.product.errors).toBe('');
  });
});

describe('requests that are sent before the answers to those before', () => {
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
    const senders = await Promise.all(Array.from({ length: 20 }, () => send(get('/x').repeat(MANY))));
    await waitFor('the connections to be closed', () => senders.every(({ socket }) => socket.destroyed) || undefined);
    for (const { text } of senders) expect(statusesIn(text()).length).toBeLessThanOrEqual(MAX_ANSWERS);
    expect((await agency.anyone.get('/health/ready')).status).toBe(200);
  });
});
