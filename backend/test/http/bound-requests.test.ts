import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { shortenRequestsWhileFull } from '../../src/app/bound-requests.js';

const PATIENCE = { timeout: 60_000 };
const server = createServer({ headersTimeout: 10_000, requestTimeout: 120_000 });
let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function open(): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
}

it(
  'a request has less time to arrive while connections are dropped, and as much as before once there is room',
  async () => {
    server.maxConnections = 4;
    shortenRequestsWhileFull(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const dropped = once(server, 'drop');
    for (let clients = 0; clients < 5; clients += 1) await open();
    await dropped;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([5_000, 10_000]);
    await open();
    expect([server.headersTimeout, server.requestTimeout]).toEqual([5_000, 10_000]);
    for (const socket of sockets) socket.destroy();
    sockets = [];
    await vi.waitFor(async () => {
      await open();
      sockets.pop()?.destroy();
      expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 120_000]);
    }, PATIENCE);
  },
  PATIENCE.timeout,
);
