import { type IncomingMessage, type Server } from 'node:http';
import { type Socket } from 'node:net';
import { type FastifyInstance } from 'fastify';
import { networkOf } from '../platform/rate-limits/limit-keys.js';

/** Of one address, once many wait. */
const MAX_WAITING = 200;

/**
 * What each address has begun and not finished. Once that is half of all connections, the oldest of an address that has more than
 * `MAX_WAITING` is cut off: before, a burst of one address that is about to be read does no harm.
 */
class Unfinished<T extends { destroy: () => unknown }> {
  private readonly byNetwork = new Map<string, Set<T>>();
  private count = 0;

  constructor(private readonly server: Server) {}

  add(address: string, one: T): void {
    const { subnet } = networkOf(address);
    const begun = this.byNetwork.get(subnet) ?? new Set();
    this.byNetwork.set(subnet, begun.add(one));
    this.count += 1;
    const [oldest] = begun;
    if (!oldest || this.count <= this.server.maxConnections / 2 || begun.size <= MAX_WAITING) return;
    oldest.destroy();
    this.end(address, oldest);
  }

  end(address: string, one: T): void {
    const { subnet } = networkOf(address);
    const begun = this.byNetwork.get(subnet);
    if (!begun?.delete(one)) return;
    this.count -= 1;
    if (!begun.size) this.byNetwork.delete(subnet);
  }
}

/** Closes the oldest connections of an address of which too many have not sent the head of a request yet. */
export function boundHeads(server: Server): void {
  const waiting = new Unfinished<Socket>(server);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    waiting.add(address, socket);
    socket.once('close', () => waiting.end(address, socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => waiting.end(socket.remoteAddress ?? '', socket));
}

/** Closes the oldest requests of an address of which too many have not sent all of a body yet. A proxy says whose they are. */
export function boundBodies(fastify: FastifyInstance): void {
  const waiting = new Unfinished<IncomingMessage>(fastify.server);
  fastify.addHook('onRequest', ({ ip, raw }, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length !== '0' || encoding !== undefined) {
      waiting.add(ip, raw);
      raw.once('close', () => waiting.end(ip, raw));
    }
    done();
  });
}

const WHILE_FULL = { headersTimeout: 5_000, requestTimeout: 10_000 };

/** While connections are dropped, a request has less time to arrive: its head a half, all of it a twelfth. */
export function shortenRequestsWhileFull(server: Server): void {
  const { headersTimeout, requestTimeout, maxConnections } = server;
  server.on('drop', () => Object.assign(server, WHILE_FULL));
  server.on('connection', () => {
    if (server.headersTimeout === headersTimeout) return;
    server.getConnections((_, count) => {
      if (count < maxConnections / 2) Object.assign(server, { headersTimeout, requestTimeout });
    });
  });
}
