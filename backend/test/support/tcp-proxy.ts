import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The end of a handshake: PostgreSQL is ready for a first query. */
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1');

/** Stands between the product and its database, to cut the line or to let it fall silent. */
export class TcpProxy {
  private server: Server | undefined;
  private port = 0;
  private silent = false;
  private joining = false;
  /** Connections whose handshake waits for what the database says next. */
  held = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly target: URL) {}

  /** @param url the database's address */
  static async before(url: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(url));
    await proxy.restore();
    return proxy;
  }

  /** The database's address by way of this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.port = String(this.port);
    return url.href;
  }

  /** Ends every connection and refuses new ones. */
  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = undefined;
  }

  /** Keeps every connection and takes new ones, but passes nothing on any more. */
  fallSilent(): void {
    this.silent = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** From now on the end of a handshake arrives in one piece with whatever the database says next. */
  joinReadyWithNext(joining: boolean): void {
    this.joining = joining;
    this.held = 0;
  }

  /** Works again, at the address it had. Connections that fell silent are ended, as after a failover. */
  async restore(): Promise<void> {
    if (this.silent) await this.cut();
    this.silent = false;
    if (this.server) return;
    const server = createServer((socket) => this.passOn(socket));
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(this.port, '127.0.0.1', () => resolve()),
    );
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  private passOn(socket: Socket): void {
    const onward = connect(Number(this.target.port), this.target.hostname);
    for (const end of [socket, onward]) {
      this.sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        this.sockets.delete(end);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward);
    if (this.joining) this.joinOnce(onward, socket);
    else onward.pipe(socket);
    if (this.silent) for (const end of [socket, onward]) end.unpipe().pause();
  }

  private joinOnce(onward: Socket, socket: Socket): void {
    let ready: Buffer | undefined;
    const pass = (chunk: Buffer): void => {
      if (ready) {
        socket.write(Buffer.concat([ready, chunk]));
        onward.off('data', pass).pipe(socket);
      } else if (chunk.includes(READY)) {
        ready = chunk;
        this.held += 1;
      } else {
        socket.write(chunk);
      }
    };
    onward.on('data', pass);
  }
}
