import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { Agency } from '../../test/support/agency.js';
import { PUNCTUAL } from '../../test/support/product-process.js';

/** What clients that go no further have sent; browsers open connections before they need them. */
const HUNG = [
  '',
  'GET /health/live HTTP/1.1\r\nHost: agen',
  'POST /auth/login HTTP/1.1\r\nHost: agency.test\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"em',
];

/** One answer over a connection that stays open. */
async function idleConnection(base: string): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const request = get(`${base}/health/live`, { agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return agent;
}

it('R51: SIGTERM ends with 0 although clients hold connections open: silent, idle, or stuck in the middle of a request', async () => {
  const agency = await Agency.openAlone(PUNCTUAL);
  const { hostname, port } = new URL(agency.base);
  const sockets = HUNG.map((sent) => {
    const socket = connect(Number(port), hostname, () => socket.write(sent));
    return socket.on('error', () => undefined);
  });
  const idle = await idleConnection(agency.base);
  try {
    expect(await agency.product.stop('SIGTERM')).toBe(0);
  } finally {
    idle.destroy();
    for (const socket of sockets) socket.destroy();
    await agency.close();
  }
});
