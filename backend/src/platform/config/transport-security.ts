import pg from 'pg';
import { EnvError } from './env-error.js';
import { type PrivateHosts } from './private-hosts.js';

/** Parameters of an SMTP address that choose another server or weaken TLS; so do all of `tls.` but one. */
const WEAKENING = ['host', 'service', 'ignoretls', 'opportunistictls', 'requiretls', 'secure', 'proxy'];

/** Addresses of databases and mail servers, by variable. */
export type ServiceAddresses = Record<string, readonly (string | undefined)[]>;

/**
 * Requires verified TLS to every service that is not on a private host.
 * @throws EnvError naming the variable whose address does without, or names a file that cannot be read
 */
export function checkServiceAddresses(services: ServiceAddresses, privateHosts: PrivateHosts): void {
  for (const [name, addresses] of Object.entries(services)) {
    for (const address of addresses) if (address) checkServiceAddress(name, address, privateHosts);
  }
}

function checkServiceAddress(name: string, address: string, privateHosts: PrivateHosts): void {
  if (address.startsWith('smtp')) {
    if (isMailSecure(address, privateHosts)) return;
    throw new EnvError(
      `${name} must not weaken TLS in production: leave out its parameters, or name its host in PRIVATE_HOSTS if nobody else is on that network.`,
    );
  }
  if (isDatabaseSecure(name, address, privateHosts)) return;
  throw new EnvError(
    `${name} needs sslmode=verify-full in production, or its host in PRIVATE_HOSTS if nobody else is on that network.`,
  );
}

/** Whether connections to a database are encrypted with a verified certificate, or stay on a private host. */
function isDatabaseSecure(name: string, url: string, privateHosts: PrivateHosts): boolean {
  const { host, ssl } = effectiveSettings(name, url);
  if (privateHosts.has(host)) return true;
  return new URL(url).searchParams.getAll('sslmode').at(-1) === 'verify-full' && typeof ssl === 'object';
}

/** Whether an SMTP address does not weaken verified TLS, or stays on a private host. */
function isMailSecure(url: string, privateHosts: PrivateHosts): boolean {
  const { hostname, searchParams } = new URL(url);
  return privateHosts.has(hostname) || ![...searchParams.keys()].some(isWeakening);
}

function isWeakening(parameter: string): boolean {
  const name = parameter.toLowerCase();
  return WEAKENING.includes(name) || (name.startsWith('tls.') && name !== 'tls.servername');
}

/** The settings that `pg` reads from an address, whose parameters may override host and TLS. */
function effectiveSettings(name: string, url: string): { host: string; ssl: unknown } {
  try {
    const { host, ssl } = new pg.Client({ connectionString: url });
    return { host, ssl };
  } catch (error) {
    throw new EnvError(`${name} cannot be used (${(error as NodeJS.ErrnoException).code ?? 'malformed'}).`);
  }
}
