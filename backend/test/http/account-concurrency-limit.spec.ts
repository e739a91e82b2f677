import { describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Env } from '../../src/platform/config/env.js';
import { AccountConcurrencyLimit } from '../../src/platform/http/account-concurrency-limit.js';
import { type Role } from '../../src/platform/http/role.js';

const CONNECTIONS = 10;

/** A server whose requests are at work until they are let go. */
function office(): { server: FastifyInstance; atWork: string[]; finish: (account: string) => void } {
  const limit = new AccountConcurrencyLimit({ databasePoolSize: CONNECTIONS } as Env);
  const server = Fastify();
  const open: { account: string; end: () => void }[] = [];
  const atWork: string[] = [];
  limit.watch(server);
  server.get('/:account/:role', async (request, reply) => {
    const { account, role } = request.params as { account: string; role: Role };
    request.caller = { userId: Number(account), role } as typeof request.caller;
    await limit.enter(reply);
    atWork.push(account);
    await new Promise<void>((end) => open.push({ account, end }));
    return {};
  });
  const finish = (account: string): void => {
    atWork.splice(atWork.indexOf(account), 1);
    const [first] = open.splice(
      open.findIndex((each) => each.account === account),
      1,
    );
    first?.end();
  };
  return { server, atWork, finish };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('R65: how many requests are worked on at a time', () => {
  it('R65: few of one account, and few of all, but one of each account at once', async () => {
    const { server, atWork } = office();
    await server.ready();
    const ask = (account: number, role: Role, count: number): void => {
      for (let n = 0; n < count; n += 1) void server.inject(`/${account}/${role}`);
    };
    const countOf = (account: number): number => atWork.filter((each) => each === String(account)).length;
    ask(1, 'company', 40);
    await settled();
    expect(countOf(1)).toBe(CONNECTIONS / 2);
    ask(2, 'admin', 40);
    await settled();
    expect(countOf(2)).toBe(CONNECTIONS / 2);
    for (const account of [3, 4, 5]) ask(account, 'company', 40);
    await settled();
    expect(countOf(5)).toBe(4);
    ask(6, 'employee', 2);
    await settled();
    expect(countOf(6)).toBe(1);
  });

  it('R65: who has the least at work comes next', async () => {
    const { server, atWork, finish } = office();
    await server.ready();
    for (let account = 1; account <= 5; account += 1)
      for (let n = 0; n < 40; n += 1) void server.inject(`/${account}/company`);
    await settled();
    for (let n = 0; n < 3; n += 1) void server.inject('/6/employee');
    await settled();
    // one more than there is room for is at work, since each account has one at once
    for (let n = 0; n < 2; n += 1) finish('1');
    await settled();
    expect(atWork.filter((account) => account === '6')).toHaveLength(2);
    expect(atWork.filter((account) => account === '1')).toHaveLength(CONNECTIONS / 2 - 2);
  });

  it('R65: too many of one account are refused, staff may wait with many', async () => {
    const { server } = office();
    await server.ready();
    const answers: number[] = [];
    const asks = (role: Role, account: number): void => {
      for (let n = 0; n < 70; n += 1)
        void server.inject(`/${account}/${role}`).then(({ statusCode }) => answers.push(statusCode));
    };
    asks('admin', 1);
    await settled();
    expect(answers).toEqual([]);
    asks('company', 2);
    await settled();
    expect(answers.length).toBeGreaterThan(0);
  });
});
