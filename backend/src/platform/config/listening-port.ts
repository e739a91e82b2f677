import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { StartError } from '../start-error.js';
import { type Env } from './env.js';

/** The error for a port that is in use. */
export function portTaken({ port }: Env): StartError {
  return new StartError(`Port ${port} is taken by another program: stop it, or choose another port with PORT.`);
}

/**
 * Tries the port before anything else starts.
 * @throws StartError when it is in use or not allowed
 */
export async function checkPort(env: Env): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(env.port, env.host, resolve));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw portTaken(env);
    throw new StartError(`HOST ${env.host} and PORT ${env.port} cannot be listened on (${code}).`);
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}

/** A loopback port that is free now. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1, '127.0.0.1');
  return port;
}

/** Distinct ports of an address that are free now. */
export async function freePorts(count: number, host: string): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, host);
      await once(server, 'listening');
      return server;
    }),
  );
  return Promise.all(
    servers.map(async (server) => {
      const { port } = server.address() as AddressInfo;
      server.close();
      await once(server, 'close');
      return port;
    }),
  );
}
