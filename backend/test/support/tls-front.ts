import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

const SSL_REQUEST_BYTES = 8;

/** Speaks TLS, as a PostgreSQL server with a certificate does, in front of one that has none. */
export class TlsFront {
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** @param address of the PostgreSQL server */
  static async start(address: URL, certificate: { key: Buffer; cert: Buffer }): Promise<TlsFront> {
    const server = createServer();
    const front = new TlsFront(server);
    server.on('connection', (client) => front.serve(client, address, certificate));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return front;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private serve(client: Socket, { hostname, port }: URL, certificate: { key: Buffer; cert: Buffer }): void {
    this.track(client);
    client.once('readable', () => {
      client.read(SSL_REQUEST_BYTES);
      client.write('S');
      const secure = this.track(new TLSSocket(client, { isServer: true, ...certificate }));
      const server = this.track(connect(Number(port), hostname));
      secure.pipe(server).pipe(secure);
    });
  }

  private track<S extends Socket>(socket: S): S {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    return socket;
  }
}
