import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { addAccount, answered, atOnce, letPass, recover } from '../../test/support/accounts.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { type ProductProcess } from '../../test/support/product-process.js';

const STOLEN = 'stolen-session-31';
const OWNERS = 'jasmine-tea-77';
const ENDED = { status: 401, body: { error: 'Your session has ended. Please log in again.' } };
const OWNERS_TO_HELP = 8;

const change = (session: ApiClient, currentPassword: string, newPassword: string): Promise<ApiAnswer> =>
  session.post('/auth/change-password', { currentPassword, newPassword });

/** Changes the password again and again, with whatever the last change answered, until told to stop or shut out. */
class Attacker {
  private isStopped = false;
  private passwords = [PASSWORD, STOLEN];
  readonly statuses: number[] = [];

  constructor(
    private session: ApiClient,
    private readonly base: string,
  ) {}

  async changeOn(): Promise<void> {
    const [current = '', next = ''] = this.passwords;
    const { status, body } = await change(this.session, current, next);
    this.statuses.push(status);
    if (this.isStopped || status === 401) return;
    if (status === 200) {
      this.session = new ApiClient(this.base, (body as { token: string }).token);
      this.passwords = this.passwords.toReversed();
    }
    await this.changeOn();
  }

  stop(): void {
    this.isStopped = true;
  }
}

describe('R64: a reset puts everybody else out', () => {
  let agency: Agency;
  let replica: ProductProcess;
  beforeAll(async () => {
    agency = await Agency.open();
    replica = await agency.replica();
  });
  afterAll(async () => {
    await replica.stop();
    await agency.close();
  });

  const onReplica = ({ token }: ApiClient): ApiClient => new ApiClient(replica.base, token);
  const byCode = (email: string, otp: string, newPassword = OWNERS): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/reset-password-with-otp', { email, otp, newPassword });
  const byLink = (token: string, password = OWNERS): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/reset-password', { token, password });
  const logIn = (email: string, password: string): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/login', { email, password });
  const deadlocks = async (): Promise<unknown> =>
    (
      await agency.database.sql('select deadlocks::int as n from pg_stat_database where datname = current_database()')
    )[0];

  it.each(['code', 'link'])('R64: a change sent at the moment of a reset by %s never outlives it', async (way) => {
    for (let round = 0; round < 4; round += 1) {
      const email = await addAccount(agency);
      const sessions = [await agency.login(email), onReplica(await agency.login(email))];
      const { code, token } = await recover(agency, email);
      const [reset, ...changes] = await Promise.all([
        way === 'code' ? byCode(email, code) : byLink(token),
        ...sessions.flatMap((session) => [1, 2].map((n) => change(session, PASSWORD, `${STOLEN}-${n}`))),
      ]);
      expect(reset).toMatchObject({ status: 200 });
      expect(changes.filter(({ status }) => ![200, 400, 401].includes(status))).toEqual([]);
      expect(await logIn(email, OWNERS)).toMatchObject({ status: 200 });
      for (const password of [PASSWORD, `${STOLEN}-1`, `${STOLEN}-2`]) {
        expect(await logIn(email, password)).toMatchObject({ status: 401 });
      }
      const tokens = changes.flatMap(({ body }) => (body as { token?: string }).token ?? []);
      for (const stolen of tokens) {
        expect(await new ApiClient(agency.base, stolen).get('/users/profile')).toMatchObject(ENDED);
      }
    }
  });

  it('R64: an owner gets in while somebody changes the password without pause', async () => {
    for (let owner = 0; owner < OWNERS_TO_HELP; owner += 1) {
      const email = await addAccount(agency);
      const attackers = [agency.base, replica.base, agency.base].map(async (base) => {
        const { token } = await agency.login(email);
        return new Attacker(new ApiClient(base, token), base);
      });
      const attacks = await Promise.all(attackers);
      const all = Promise.all(attacks.map((attacker) => attacker.changeOn()));
      const { code, token } = await recover(agency, email);
      expect(await (owner % 2 ? byCode(email, code) : byLink(token))).toMatchObject({ status: 200 });
      expect(await logIn(email, OWNERS)).toMatchObject({ status: 200 });
      await all;
      expect(attacks.flatMap(({ statuses }) => statuses.filter((status) => ![200, 400, 401].includes(status)))).toEqual(
        [],
      );
      expect(await logIn(email, OWNERS)).toMatchObject({ status: 200 });
    }
    expect(await deadlocks()).toEqual({ n: 0 });
  });

  it('R64: of 20 changes by one session at once, on two processes, one is made', async () => {
    const email = await addAccount(agency);
    const session = await agency.login(email);
    const answers = await atOnce(20, async (n) => ({
      ...(await change(n % 2 ? session : onReplica(session), PASSWORD, `${STOLEN}-${n}`)),
      password: `${STOLEN}-${n}`,
    }));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
    expect(await logIn(email, made[0]?.password ?? '')).toMatchObject({ status: 200 });
  });

  it('R64: a change leaves the code and the link that the owner asked for', async () => {
    for (const way of ['code', 'link']) {
      const email = await addAccount(agency);
      const session = await agency.login(email);
      const { code, token } = await recover(agency, email);
      expect(await change(session, PASSWORD, STOLEN)).toMatchObject({ status: 200 });
      expect(await (way === 'code' ? byCode(email, code) : byLink(token))).toMatchObject({ status: 200 });
      expect(await logIn(email, STOLEN)).toMatchObject({ status: 401 });
      expect(await logIn(email, OWNERS)).toMatchObject({ status: 200 });
    }
  });

  it('R64: a change by a session that ended meanwhile is refused, whatever ended it', async () => {
    const superAdmin = await agency.staff('super_admin');
    const admin = await agency.staff();
    const changed = change(admin, PASSWORD, STOLEN);
    await superAdmin.post(`/api/admin/admins/${admin.userId}/disable`);
    await superAdmin.post(`/api/admin/admins/${admin.userId}/enable`);
    const { status, body } = await answered(changed);
    const { token } = body as { token?: string };
    if (token) expect(await new ApiClient(agency.base, token).get('/users/profile')).toMatchObject(ENDED);
    expect(await logIn(admin.email, status === 200 ? STOLEN : PASSWORD)).toMatchObject({ status: 200 });
    expect(await change(admin, PASSWORD, STOLEN)).toMatchObject(ENDED);
  });

  it('R64: a login that renews the stored hash does not bring the old password back', async () => {
    for (let round = 0; round < 4; round += 1) {
      const email = await addAccount(agency);
      const outdated = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
      await agency.database.sql('update users set password_hash = $2 where email = $1', [email, outdated]);
      const { code } = await recover(agency, email);
      const [reset, ...logins] = await Promise.all([
        byCode(email, code),
        ...[1, 2, 3, 4].map(() => logIn(email, PASSWORD)),
      ]);
      expect(reset).toMatchObject({ status: 200 });
      expect(logins.filter(({ status }) => ![200, 401].includes(status))).toEqual([]);
      expect(await logIn(email, PASSWORD)).toMatchObject({ status: 401 });
      expect(await logIn(email, OWNERS)).toMatchObject({ status: 200 });
    }
  });

  it('R64: a login of the moment before a reset makes no device or network known after it', async () => {
    const email = await addAccount(agency);
    const { code } = await recover(agency, email);
    await Promise.all([byCode(email, code), ...[1, 2, 3, 4, 5, 6].map(() => logIn(email, PASSWORD))]);
    const known = await agency.database.sql(
      `select kind, count(*)::int as n from known_origins join users using (user_id) where email = $1 group by kind order by kind`,
      [email],
    );
    expect(known).toEqual([
      { kind: 'device', n: 1 },
      { kind: 'network', n: 1 },
    ]);
  });

  it('R64: resets, changes, logins and codes of one account at once never wait for each other in a circle', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = await addAccount(agency);
      const session = await agency.login(email);
      const { code, token } = await recover(agency, email);
      await letPass(agency, email, 31);
      const answers = await Promise.all([
        byCode(email, code),
        byLink(token),
        agency.anyone.post('/auth/send-otp', { email }),
        ...atOnceOf(4, () => change(session, PASSWORD, STOLEN)),
        ...atOnceOf(4, () => change(onReplica(session), PASSWORD, STOLEN)),
        ...atOnceOf(4, () => logIn(email, PASSWORD)),
      ]);
      const unexpected = answers.filter(({ status }) => ![200, 400, 401, 429].includes(status));
      expect(unexpected.map(({ status, text }) => [status, text])).toEqual([]);
    }
    expect(await deadlocks()).toEqual({ n: 0 });
  });
});

const atOnceOf = (count: number, call: () => Promise<ApiAnswer>): Promise<ApiAnswer>[] =>
  Array.from({ length: count }, call);

describe('R64: limits of changed passwords', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.open({ RATE_LIMITS: 'on' });
  });
  afterAll(() => agency.close());

  it('R64: a password is changed five times an hour; a reset works all the same', async () => {
    const email = await addAccount(agency);
    let session = await agency.login(email);
    expect(await change(session, 'wrong-password-1', STOLEN)).toMatchObject({ status: 400 });
    for (let time = 0; time < 5; time += 1) {
      const { status, body } = await answered(change(session, passwordAfter(time), passwordAfter(time + 1)));
      expect(status).toBe(200);
      session = new ApiClient(agency.base, (body as { token: string }).token);
    }
    const refused = await change(session, passwordAfter(5), passwordAfter(6));
    expect(refused).toMatchObject({ status: 429, body: { error: expect.any(String) } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    const { code: otp } = await recover(agency, email);
    const reset = await agency.anyone.post('/auth/reset-password-with-otp', { email, otp, newPassword: OWNERS });
    expect(reset).toMatchObject({ status: 200 });
    await agency.login(email, OWNERS);
    await agency.database.sql(`update rate_limits set expire = 1 where key like 'password-changes%'`);
    expect(await change(await agency.login(email, OWNERS), OWNERS, PASSWORD)).toMatchObject({ status: 200 });
  });

  const passwordAfter = (changes: number): string => (changes ? `${STOLEN}-${changes}` : PASSWORD);
});
