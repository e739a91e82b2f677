import { createHmac } from 'node:crypto';
import { TEST_SECRET } from './agency.js';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(header: object, payload: object, secret: string): string {
  const content = `${encoded(header)}.${encoded(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/**
 * Tokens that must open nothing, by what is wrong with them.
 * @param genuine the token of somebody who is logged in
 */
export function forgedTokens(genuine: string): [what: string, token: string][] {
  const [head = '', body = '', signature = ''] = genuine.split('.');
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const header = { alg: 'HS256', typ: 'JWT' };
  const past = Math.floor(Date.now() / 1000) - 1;
  return [
    ['another secret', signed(header, payload, 'another-secret-of-at-least-32-characters')],
    ['no signature, alg none', `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`],
    ['alg none with a signature', `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`],
    ['changed role, old signature', `${head}.${encoded({ ...payload, role: 'super_admin' })}.${signature}`],
    ['a role the account does not have', signed(header, { ...payload, role: 'super_admin' }, TEST_SECRET)],
    ['ended a second ago', signed(header, { ...payload, exp: past }, TEST_SECRET)],
    ['no end', signed(header, { ...payload, exp: undefined }, TEST_SECRET)],
    ['nobody with this key', signed(header, { ...payload, userId: 2_000_000_000 }, TEST_SECRET)],
    ['an older session version', signed(header, { ...payload, ver: 0 }, TEST_SECRET)],
    ['another issuer', signed(header, { ...payload, iss: 'somebody' }, TEST_SECRET)],
    ['not a token', 'abc.def.ghi'],
  ];
}
