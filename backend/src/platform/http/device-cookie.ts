import { randomBytes } from 'node:crypto';
import { type FastifyReply } from 'fastify';
import { DAY_SECONDS } from '../durations.js';

const NAME = 'niyukt-device';
const MARK_BYTES = 16;
const DAYS = 90;
const COOKIE = /(?:^|;\s*)niyukt-device=([\w-]{22})(?:;|$)/;

/** A mark for a device that has none, or whose mark is not known here. */
export function newDevice(): string {
  return randomBytes(MARK_BYTES).toString('base64url');
}

/** The mark that a browser sent, if it has one. */
export function deviceIn(cookies: string | undefined): string | undefined {
  return COOKIE.exec(cookies ?? '')?.[1];
}

/** Lets the browser keep the mark. It is sent to logins and recovery of this site only, and no script can read it. */
export function setDevice(reply: FastifyReply, device: string, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const seconds = DAYS * DAY_SECONDS;
  void reply.header(
    'set-cookie',
    `${NAME}=${device}; Path=/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}
