import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { type Secrets } from '../config/secrets.js';

const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;
const IGNORED_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu;
const SITE_BYTES = 6;
const SUBNET_BYTES = 8;

/** What one party of the network can call its own. */
export interface Network {
  /** The IPv4 address, or the /64 of an IPv6 address. */
  subnet: string;
  /** The /48 of an IPv6 address, which one customer may own as a whole; nothing for IPv4. */
  site: string | undefined;
}

/**
 * The mailbox that an e-mail address leads to, for counting only: without its tag, and without the dots that Gmail ignores.
 * Other spellings of the same letters are the same mailbox.
 */
export function mailboxOf(email: string): string {
  const text = email.normalize('NFKC').replace(IGNORED_CHARACTERS, '').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const typedDomain = text.slice(at + 1).replaceAll('。', '.');
  const domain = (domainToASCII(typedDomain) || typedDomain)
    .replace(/(^|[^.])\.+$/, '$1')
    .replace(/^googlemail\.com$/, 'gmail.com');
  const typedLocal = text.slice(0, at);
  const local = typedLocal.split('+', 1)[0] || typedLocal;
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}

/** The network of an address. IPv4 written as IPv6 is IPv4; what is no address stands for itself. */
export function networkOf(address: string): Network {
  const [, withoutPort = address] = IPV4_WITH_PORT.exec(address) ?? [];
  if (!ipaddr.isValid(withoutPort)) return { subnet: address, site: undefined };
  const parsed = ipaddr.process(withoutPort);
  const bytes = parsed.toByteArray();
  if (parsed.kind() === 'ipv4') return { subnet: bytes.join('.'), site: undefined };
  if (parsed.range() === 'rfc6052') return { subnet: bytes.slice(-4).join('.'), site: undefined };
  const prefix = (length: number): string => `${Buffer.from(bytes.slice(0, length)).toString('hex')}/${length * 8}`;
  return { subnet: prefix(SUBNET_BYTES), site: prefix(SITE_BYTES) };
}

/** How a mailbox, a network or a device stands in the table, after the name of the limit and a colon: not readable. */
export function limitKey(secrets: Secrets, key: string): string {
  return secrets.keyedHash('rate-limits', key);
}
