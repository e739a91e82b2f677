import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Registration } from '../../src/accounts/registration/registration.entity.js';
import { AuthModule } from '../../src/auth/auth.module.js';
import { SessionTokens } from '../../src/auth/session-tokens.js';
import { Roles } from '../../src/platform/http/access.js';
import { ModuleUnderTest } from '../support/testing-module.js';

@Controller('guarded')
class GuardedController {
  @Roles('super_admin')
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
  beforeAll(async () => {
    // codes point to the forms that they confirm
    auth = await ModuleUnderTest.of({
      imports: [AuthModule, TypeOrmModule.forFeature([Registration])],
      controllers: [GuardedController],
    });
    app = await auth.application();
  });
  afterAll(() => auth.close());

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

  it('denies a route that declares nobody, even to super admins', async () => {
    const { userId } = await auth.account('super@niyukt.example', 'super_admin');
    const { token } = auth.module
      .get(SessionTokens)
      .issue({ user_id: userId, role: 'super_admin', session_version: 1 });
    expect((await call('super-admin', token)).status).toBe(200);
    expect(await call('undeclared', token)).toEqual(refused(403, 'You do not have permission to do this'));
    expect((await call('undeclared')).status).toBe(401);
  });
});
