import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Env } from '../config/env.js';
import { PrivateHosts } from '../config/private-hosts.js';
import { ApiException } from '../errors/problem.js';
import { LOCAL_ONLY } from './access.problems.js';

const MAILBOX = /^\/dev\//;
const LOGIN = '/auth/login';
const LOOPBACK = new PrivateHosts();

/**
 * Outside production, mails with their codes and logins with published passwords are for this machine only: neither for other
 * machines, nor through a proxy, nor for a page of another site that gave its own name this machine's address.
 */
export function restrictDemoToLocal(fastify: FastifyInstance, { production, exposeDemo, demoData }: Env): void {
  if (production || exposeDemo) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.routeOptions;
    const isDemo = MAILBOX.test(url) || (demoData && url === LOGIN);
    done(isDemo && !isFromHere(request) ? new ApiException(LOCAL_ONLY) : undefined);
  });
}

function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().flatMap((addresses) => addresses.split(','));
  const peers = [raw.socket.remoteAddress ?? '', ...forwarded.map((address) => address.trim())];
  return headers.forwarded === undefined && isLoopbackName(headers.host) && peers.every((peer) => isLoopback(peer));
}

/** @param host a `Host` header, such as `localhost:3000` */
function isLoopbackName(host = ''): boolean {
  const address = `http://${host}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}

function isLoopback(host: string): boolean {
  return host !== '' && !host.startsWith('/') && LOOPBACK.has(host);
}
