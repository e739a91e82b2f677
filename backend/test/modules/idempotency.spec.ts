import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Body, ConflictException, Controller, Post } from '@nestjs/common';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule } from '../../src/auth/auth.module.js';
import { RevokedToken } from '../../src/auth/revoked-token.entity.js';
import { SessionTokens } from '../../src/auth/session-tokens.js';
import { LoggedIn } from '../../src/platform/http/access.js';
import { Idempotent } from '../../src/platform/idempotency/idempotent.js';
import { Registration } from '../../src/registration/registration.entity.js';
import { ModuleUnderTest } from '../support/testing-module.js';

const calls = { made: 0, refuse: false };

/** Writes a row per call, of a table that the test itself does not use. */
@Controller('rows')
class RowsController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @LoggedIn()
  @Idempotent()
  @Post()
  async add(@Body() body: unknown): Promise<object> {
    const token_id = randomUUID();
    await this.dataSource.transaction((transaction) =>
      transaction.insert(RevokedToken, { token_id, expires_at: new Date() }),
    );
    calls.made += 1;
    if (calls.refuse) throw new ConflictException('Not now');
    return { row: token_id, of: body };
  }
}

describe('a call with an Idempotency-Key', () => {
  let module: ModuleUnderTest;
  let app: NestFastifyApplication;
  let token: string;
  beforeAll(async () => {
    module = await ModuleUnderTest.of({
      imports: [AuthModule, TypeOrmModule.forFeature([Registration])],
      controllers: [RowsController],
    });
    app = await module.application();
    const { userId } = await module.account('admin@niyukt.example', 'admin');
    ({ token } = module.module.get(SessionTokens).issue({ user_id: userId, role: 'admin', session_version: 1 }));
  });
  beforeEach(async () => {
    Object.assign(calls, { made: 0, refuse: false });
    await module.database.sql('delete from revoked_tokens');
  });
  afterAll(() => module.close());

  async function post(
    key?: string,
    body: object = { n: 1 },
  ): Promise<{ status: number; text: string; again: boolean }> {
    const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) };
    const reply = await app.inject({ method: 'POST', url: '/rows', headers, payload: body });
    return {
      status: reply.statusCode,
      text: reply.body,
      again: reply.headers['idempotency-replayed'] === 'true',
    };
  }
  const rows = async (): Promise<number> => (await module.database.sql('select from revoked_tokens')).length;

  it('is done once, and answered again to the letter', async () => {
    const key = randomUUID();
    const first = await post(key);
    const second = await post(key);
    expect([first.status, first.again, second.again]).toEqual([201, false, true]);
    expect(second.text).toBe(first.text);
    expect([calls.made, await rows()]).toEqual([1, 1]);
  });

  it('is done once when eight arrive at the same moment', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 8 }, () => post(key)));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies.filter(({ again }) => !again)).toHaveLength(1);
    expect(await rows()).toBe(1);
  });

  it('is refused when the key was used for another body', async () => {
    const key = randomUUID();
    await post(key);
    expect(await post(key, { n: 2 })).toMatchObject({ status: 422 });
    expect(await rows()).toBe(1);
  });

  it('leaves nothing behind when it fails, and may be made again', async () => {
    const key = randomUUID();
    calls.refuse = true;
    expect(await post(key)).toMatchObject({ status: 409, again: false });
    expect([await rows(), await module.database.sql('select from idempotent_calls where key = $1', [key])]).toEqual([
      0,
      [],
    ]);
    calls.refuse = false;
    expect(await post(key)).toMatchObject({ status: 201, again: false });
  });

  it('is done again a day later', async () => {
    const key = randomUUID();
    const first = await post(key);
    await module.database.sql(`update idempotent_calls set created_at = created_at - interval '25 hours'`);
    const later = await post(key, { n: 2 });
    expect(later).toMatchObject({ status: 201, again: false });
    expect(later.text).not.toBe(first.text);
    expect(await post(key, { n: 2 })).toMatchObject({ again: true, text: later.text });
  });

  it('needs a UUID; without a key every call counts', async () => {
    expect(await post('the-same-again')).toMatchObject({ status: 400 });
    await post();
    await post();
    expect(await rows()).toBe(2);
  });
});
