import { BlockList, isIP } from 'node:net';

const MIN_PREFIX = 8;
const NAME = /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i;

/** Hosts that are reached without TLS because the network to them is trusted: loopback, and those that the operator names. */
export class PrivateHosts {
  private readonly names = new Set(['localhost']);
  private readonly addresses = new BlockList();

  /** @param named names, addresses, and networks such as `10.0.0.0/8`, each checked with `isPrivateHost` */
  constructor(named: string[] = []) {
    for (const host of ['127.0.0.0/8', '::1', ...named]) this.add(host);
  }

  /** @param host of an address; a local socket has a path or nothing */
  has(host: string): boolean {
    const name = normalized(host);
    const version = isIP(name);
    if (version) return this.addresses.check(name, version === 4 ? 'ipv4' : 'ipv6');
    return name === '' || name.startsWith('/') || this.names.has(name);
  }

  private add(host: string): void {
    const [address = '', prefix] = normalized(host).split('/');
    const version = isIP(address);
    if (!version) this.names.add(address);
    else if (prefix) this.addresses.addSubnet(address, Number(prefix), version === 4 ? 'ipv4' : 'ipv6');
    else this.addresses.addAddress(address, version === 4 ? 'ipv4' : 'ipv6');
  }
}

/** Whether a value may be listed: a name, an address, or a network that is not too large. */
export function isPrivateHost(host: string): boolean {
  const [address = '', prefix, ...rest] = normalized(host).split('/');
  const version = isIP(address);
  if (!version) return prefix === undefined && NAME.test(address);
  if (prefix === undefined) return true;
  const bits = /^\d+$/.test(prefix) ? Number(prefix) : NaN;
  return !rest.length && bits >= MIN_PREFIX && bits <= (version === 4 ? 32 : 128);
}

function normalized(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}
