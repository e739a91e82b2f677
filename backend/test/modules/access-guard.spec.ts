import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../src/auth/auth.module.js';
import { SessionTokens } from '../../src/auth/session-tokens.js';
import { problem } from '../../src/platform/errors/problem.js';
import { ForbiddenProblem, LoggedIn, Public, Roles } from '../../src/platform/http/access.js';
import { CurrentCaller, type Caller } from '../../src/platform/http/caller.js';
import { type Role } from '../../src/platform/http/role.js';
import { Registration } from '../../src/registration/registration.entity.js';
import { TEST_SECRET } from '../support/agency.js';
import { forgedTokens } from '../support/forged-tokens.js';
import { ModuleUnderTest } from '../support/testing-module.js';

const ENDED = 'Your session has ended. Please log in again.';

@Controller('guarded')
class GuardedController {
  @Public()
  @Get('everybody')
  everybody(): string {
    return 'welcome';
  }

  @LoggedIn()
  @Get('logged-in')
  loggedIn(@CurrentCaller() { userId, role }: Caller): object {
    return { userId, role };
  }

  @Roles('super_admin')
  @ForbiddenProblem(problem('test.only_super_admin', 403, 'Only Super Admin can do this'))
  @Get('super-admin')
  superAdmin(): string {
    return 'welcome';
  }

  @Get('undeclared')
  undeclared(): string {
    return 'welcome';
  }
}

describe('the guard of every route', () => {
  let auth: ModuleUnderTest;
  let app: NestFastifyApplication;
  let people = 0;
  beforeAll(async () => {
    // codes point to the forms that they confirm
    auth = await ModuleUnderTest.of({
      imports: [AuthModule, TypeOrmModule.forFeature([Registration])],
      controllers: [GuardedController],
    });
    app = await auth.application();
  });
  afterAll(() => auth.close());

  async function session(role: Role): Promise<{ caller: Caller; token: string }> {
    people += 1;
    const caller = await auth.account(`${role}${people}@niyukt.example`, role);
    const { token } = auth.module.get(SessionTokens).issue({ user_id: caller.userId, role, session_version: 1 });
    return { caller, token };
  }

  async function call(path: string, token?: string): Promise<{ status: number; body: unknown }> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { statusCode, payload, headers: replied } = await app.inject({ url: `/guarded/${path}`, headers });
    const isJson = String(replied['content-type']).startsWith('application/json');
    return { status: statusCode, body: isJson ? JSON.parse(payload) : payload };
  }

  const refused = (statusCode: number, error: string): unknown => ({
    status: statusCode,
    body: expect.objectContaining({ statusCode, error }) as unknown,
  });

  it('asks whoever comes without a token to log in', async () => {
    expect(await call('logged-in')).toEqual(refused(401, 'Please log in to continue'));
    expect(await call('everybody')).toEqual({ status: 200, body: 'welcome' });
  });

  it('knows whom a token belongs to', async () => {
    const { caller, token } = await session('employee');
    expect(await call('logged-in', token)).toEqual({
      status: 200,
      body: { userId: caller.userId, role: 'employee' },
    });
  });

  it('takes no forged token', async () => {
    const { token } = await session('admin');
    for (const [what, forged] of forgedTokens(token)) {
      expect([what, (await call('logged-in', forged)).status]).toEqual([what, 401]);
    }
  });

  it.each(['HS384', 'HS512', 'RS256'])('takes no token with the algorithm %s', async (alg) => {
    const { token } = await session('super_admin');
    const [, payload = ''] = token.split('.');
    const head = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
    const content = `${head}.${payload}`;
    const signature =
      alg === 'RS256'
        ? sign('sha256', Buffer.from(content), generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
        : createHmac(alg.replace('HS', 'sha'), TEST_SECRET).update(content).digest();
    expect(await call('super-admin', `${content}.${signature.toString('base64url')}`)).toEqual(refused(401, ENDED));
  });

  it.each([
    ['a raised session version', 'update users set session_version = session_version + 1 where user_id = $1'],
    ['a disabled account', 'update users set disabled_at = now() where user_id = $1'],
    ['another role', `update users set role = 'super_admin' where user_id = $1`],
    ['a deleted account', 'delete from users where user_id = $1'],
  ])('ends a session at once with %s', async (_, change) => {
    const { caller, token } = await session('admin');
    expect((await call('logged-in', token)).status).toBe(200);
    await auth.database.sql(change, [caller.userId]);
    expect(await call('logged-in', token)).toEqual(refused(401, ENDED));
  });

  it('ends the session of a token that was logged out, and no other', async () => {
    const { caller, token } = await session('admin');
    const { token: other } = auth.module
      .get(SessionTokens)
      .issue({ user_id: caller.userId, role: 'admin', session_version: 1 });
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string };
    await auth.database.sql(`insert into revoked_tokens values ($1, now() + interval '1 day')`, [jti]);
    expect((await call('logged-in', token)).status).toBe(401);
    expect((await call('logged-in', other)).status).toBe(200);
  });

  it.each(['employee', 'company', 'admin'] as const)('tells the role %s that it may not', async (role) => {
    const { token } = await session(role);
    expect(await call('super-admin', token)).toEqual(refused(403, 'Only Super Admin can do this'));
  });

  it('denies a route that declares nobody, even to super admins', async () => {
    const { token } = await session('super_admin');
    expect((await call('super-admin', token)).status).toBe(200);
    expect(await call('undeclared', token)).toEqual(refused(403, 'You do not have permission to do this'));
    expect((await call('undeclared')).status).toBe(401);
  });
});
