import { Agent, createServer, get, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

const CHECK_MILLISECONDS = 200;
const MAX_CHECK_MILLISECONDS = 30_000;
const MAX_HEAD_BYTES = 64 * 1024;

/** Headers that are for the next peer only. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection']);

interface Replica {
  base: URL;
  isReady: boolean;
  /** Answers, though it may not be ready. */
  isLive: boolean;
}

/**
 * Balances requests over processes of the product as an operator's proxy does: each request goes to the next process that says it is
 * ready, or to the next that lives when none is ready, over kept-alive connections, with the caller's address added to
 * `X-Forwarded-For`. Nothing is ever sent twice.
 */
export class RoundRobinProxy {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;
  private readonly checks: NodeJS.Timeout;
  private replicas: Replica[] = [];
  private turn = 0;

  private constructor() {
    this.server = createServer({ maxHeaderSize: MAX_HEAD_BYTES, keepAliveTimeout: 60_000 }, (incoming, answer) =>
      this.passOn(incoming, answer),
    );
    this.checks = setInterval(() => this.replicas.forEach(check), CHECK_MILLISECONDS);
  }

  /** Listens, and has no process to send anything to yet. */
  static async start(): Promise<RoundRobinProxy> {
    const proxy = new RoundRobinProxy();
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Addresses of the processes that get requests at the moment. */
  get inTurn(): string[] {
    return this.replicas.filter(({ isReady }) => isReady).map(({ base }) => base.origin);
  }

  /** @param base address of a process that is ready */
  add(base: string): void {
    this.replicas.push({ base: new URL(base), isReady: true, isLive: true });
  }

  /** A process has taken the place of another one; it gets requests once it is found ready. */
  replace(old: string, base: string): void {
    this.replicas = this.replicas.map((replica) =>
      replica.base.origin === old ? { base: new URL(base), isReady: false, isLive: true } : replica,
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.checks);
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private passOn(incoming: IncomingMessage, answer: ServerResponse): void {
    const ready = this.replicas.filter(({ isReady }) => isReady);
    const able = ready.length > 0 ? ready : this.replicas.filter(({ isLive }) => isLive);
    const replica = able[this.turn++ % Math.max(1, able.length)];
    if (!replica) {
      answer.writeHead(503).end('proxy: no process lives');
      return;
    }
    const { hostname, port } = replica.base;
    const { method, url: path, headers, socket } = incoming;
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        agent: this.agent,
        headers: [...endToEnd(incoming.rawHeaders, 'x-forwarded-for'), 'X-Forwarded-For', forwarded],
      },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.statusMessage, endToEnd(got.rawHeaders));
        got.on('error', () => answer.destroy()).pipe(answer);
      },
    );
    sent.on('error', (error) => {
      // whoever is cut off in the middle of sending is cut off here, too
      if (answer.headersSent || !sent.writableFinished) socket.destroy();
      else answer.writeHead(502).end(`proxy: ${error.message}`);
    });
    answer.on('close', () => {
      if (!answer.writableFinished) sent.destroy();
    });
    incoming.pipe(sent);
  }
}

function check(replica: Replica): void {
  const probe = get(new URL('/health/ready', replica.base), { agent: false, timeout: MAX_CHECK_MILLISECONDS });
  probe.once('response', (answer) => {
    replica.isReady = answer.statusCode === 200;
    replica.isLive = true;
    answer.resume();
  });
  probe.once('timeout', () => probe.destroy());
  probe.once('error', () => Object.assign(replica, { isReady: false, isLive: false }));
}

function endToEnd(rawHeaders: string[], without?: string): string[] {
  const passedOn: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!HOP_BY_HOP.has(name.toLowerCase()) && name.toLowerCase() !== without) passedOn.push(name, value);
  }
  return passedOn;
}
