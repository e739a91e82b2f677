import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { Injectable } from '@nestjs/common';
import { MAX_ENDPOINT } from './push-subscription.entity.js';

/** Hosts of the makers of browsers; a name that begins with a dot stands for every host below it. */
const HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];
const CONNECT_MILLISECONDS = 5_000;

/** Whether an address is one of a maker of browsers, by https on its usual port and nothing else. */
export function isPushService(endpoint: string): boolean {
  if (endpoint.length > MAX_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, port, username, password, hostname, href } = new URL(endpoint);
  if (protocol !== 'https:' || port || username || password || href !== endpoint) return false;
  return HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}

/** What is no public address of IPv4 (IANA's special-purpose registry, multicast and reserved ones). */
const NOT_PUBLIC_V4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Of IPv6, 2000::/3 alone is public, without what carries addresses of IPv4, and documentation. */
const NOT_PUBLIC_V6: readonly [network: string, prefix: number][] = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Apart, because an address of IPv4 counts as one of IPv6, too. */
const NOT_PUBLIC = { 4: blockList(NOT_PUBLIC_V4, 'ipv4'), 6: blockList(NOT_PUBLIC_V6, 'ipv6') };

/** Whether an address is one of the internet, and of no network inside. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !NOT_PUBLIC[4].check(address, 'ipv4');
  return version === 6 && !NOT_PUBLIC[6].check(address, 'ipv6');
}

function blockList(networks: readonly [string, number][], version: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, version);
  return list;
}

/** Connections to push services: to public addresses only, as they are resolved for this one connection. */
@Injectable()
export class PushNetwork {
  /** @returns every address of a host */
  async resolve(host: string): Promise<string[]> {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  }

  /** @throws Error when one of the host's addresses is none of the internet */
  async connect(host: string): Promise<TLSSocket> {
    const addresses = await this.resolve(host);
    const [address] = addresses;
    if (!address || !addresses.every(isPublicAddress)) throw new Error(`${host} has an address that is not public`);
    return this.open(host, address);
  }

  /** @param host whose certificate is expected */
  open(host: string, address: string, options: { port?: number; ca?: Buffer } = {}): TLSSocket {
    const socket = connect({ host: address, port: 443, servername: host, ...options });
    socket.setTimeout(CONNECT_MILLISECONDS, () => socket.destroy(new Error('the push service is silent')));
    return socket;
  }
}
