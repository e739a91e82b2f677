import pg from 'pg';
import { EnvError } from './env-error.js';
import { type PrivateHosts } from './private-hosts.js';

/** Parameters of an SMTP address that choose another server than its host, or less than verified TLS. */
const WEAKENING = /^(host|service|ignoretls|opportunistictls|requiretls|secure|proxy|tls\.(?!servername$).*)$/i;

/**
 * Whether a database's connections are encrypted and its certificate is checked, or need not be, because nobody else is on the wire.
 * @param name the variable that the address is from
 * @throws EnvError when a file that the address names cannot be read
 */
export function isDatabaseSecure(name: string, url: string, privateHosts: PrivateHosts): boolean {
  const { host, ssl } = effective(name, url);
  if (privateHosts.has(host)) return true;
  return new URL(url).searchParams.getAll('sslmode').at(-1) === 'verify-full' && typeof ssl === 'object';
}

/** Whether an SMTP address leaves it to the product that mail is sent over verified TLS only. */
export function isMailSecure(url: string, privateHosts: PrivateHosts): boolean {
  const { hostname, searchParams } = new URL(url);
  return privateHosts.has(hostname) || ![...searchParams.keys()].some((key) => WEAKENING.test(key));
}

/** What `pg` makes of an address, whose parameters may name another host and other settings. */
function effective(name: string, url: string): { host: string; ssl: unknown } {
  try {
    const { host, ssl } = new pg.Client({ connectionString: url });
    return { host, ssl };
  } catch (error) {
    throw new EnvError(`${name} cannot be used (${(error as NodeJS.ErrnoException).code ?? 'malformed'}).`);
  }
}
