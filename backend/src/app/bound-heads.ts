import { type IncomingMessage, type Server } from 'node:http';
import { type Socket } from 'node:net';
import { networkOf } from '../platform/rate-limits/limit-keys.js';

/** Of one address. */
const MAX_WAITING = 200;

/** Closes the oldest connections of an address of which many have not sent the head of a request yet. */
export function boundHeads(server: Server): void {
  const waiting = new Map<string, Set<Socket>>();
  const end = (network: string, socket: Socket): void => {
    const sockets = waiting.get(network);
    if (sockets?.delete(socket) && !sockets.size) waiting.delete(network);
  };
  server.on('connection', (socket: Socket) => {
    const { subnet } = networkOf(socket.remoteAddress ?? '');
    const sockets = waiting.get(subnet) ?? new Set();
    waiting.set(subnet, sockets.add(socket));
    socket.once('close', () => end(subnet, socket));
    const [oldest] = sockets;
    if (sockets.size > MAX_WAITING) oldest?.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage) => end(networkOf(socket.remoteAddress ?? '').subnet, socket));
}

const WHILE_FULL_MILLISECONDS = 5_000;

/** While connections are dropped, the head of a request has half as long to arrive. */
export function shortenHeadsWhileFull(server: Server): void {
  const { headersTimeout, maxConnections } = server;
  server.on('drop', () => {
    server.headersTimeout = WHILE_FULL_MILLISECONDS;
  });
  server.on('connection', () => {
    if (server.headersTimeout === headersTimeout) return;
    server.getConnections((_, count) => {
      if (count < maxConnections / 2) server.headersTimeout = headersTimeout;
    });
  });
}
