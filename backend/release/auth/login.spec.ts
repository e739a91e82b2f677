import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { addAccount, atOnce } from '../../test/support/accounts.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { heldHashing, toggleHashing } from '../../test/support/held-hashing.js';
import { preloaded } from '../../test/support/preloaded.js';
import { waitFor } from '../../test/support/wait-for.js';

const STRENGTH = '$argon2id$v=19$m=19456,t=2,p=1$';

/** What `auth/password-hasher.ts` takes. */
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism()));
const MAX_WAITING = 256;

/** Makes a process tell what its hashing threads are asked for. */
const LOGGED_WORK = `
import { Worker } from 'node:worker_threads';
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (task) {
  if (task.compareWith) console.log('compares with ' + /^.*\\$(?=[^$]+\\$[^$]+$)/.exec(task.compareWith)[0]);
  post.call(this, task);
};
`;
const loggedWork = (lines: string[]): string[] => lines.filter((line) => line.startsWith('compares with'));

describe('login', () => {
  let agency: Agency;
  const logIn = (body: unknown): Promise<ApiAnswer> => agency.anyone.post('/auth/login', body);
  beforeAll(async () => {
    agency = await Agency.open();
  });
  afterAll(() => agency.close());

  it('R4: an unknown e-mail and a disabled account take the work of a wrong password', async () => {
    const known = await addAccount(agency);
    const disabled = await addAccount(agency);
    await agency.database.sql('update users set disabled_at = now() where email = $1', [disabled]);
    const alone = await agency.replica(preloaded(LOGGED_WORK));
    try {
      const workFor = async (email: string): Promise<string> => {
        const before = alone.logLines.length;
        await new ApiClient(alone.base).post('/auth/login', { email, password: 'wrong-password-1' });
        return waitFor('something to be hashed', () => loggedWork(alone.logLines.slice(before))[0]);
      };
      for (const email of [known, disabled, 'nobody@example.in'])
        expect([email, await workFor(email)]).toEqual([email, `compares with ${STRENGTH}`]);
      // the hash that an unknown e-mail is compared with is made once
      expect(loggedWork(alone.logLines)).toHaveLength(3);
    } finally {
      await alone.stop();
    }
  });

  it('R3: of 320 logins at once those beyond the queue are told to come back, and others are still served', async () => {
    const email = await addAccount(agency);
    const { token } = await agency.login(email);
    // each process has a queue of its own
    const alone = await agency.replica(heldHashing('all'));
    try {
      const anyone = new ApiClient(alone.base);
      await toggleHashing(alone);
      const answered: number[] = [];
      const flood = atOnce(320, async (n) => {
        const answer = await anyone.post('/auth/login', { email, password: n % 2 ? PASSWORD : 'wrong-password-1' });
        answered.push(answer.status);
        return answer;
      });
      const refused = 320 - MAX_WAITING - MAX_THREADS;
      await waitFor('the queue to be full', () => answered.length === refused || undefined);
      expect(new Set(answered)).toEqual(new Set([429]));
      const profiles = await atOnce(20, () => new ApiClient(alone.base, token).get('/users/profile'));
      expect(new Set(profiles.map(({ status }) => status))).toEqual(new Set([200]));
      await toggleHashing(alone);
      const answers = await flood;
      // on a busy machine the turn of some does not come in time
      expect(answers.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([]);
      expect(answered).toContain(200);
      expect(answered).toContain(401);
      for (const { headers } of answers.filter(({ status }) => status === 429))
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await anyone.post('/auth/login', { email, password: PASSWORD })).toMatchObject({ status: 200 });
    } finally {
      await alone.stop();
    }
  });

  it('R1: a hash of older settings is renewed at the next login, and only by the right password', async () => {
    const email = await addAccount(agency);
    const older = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await agency.database.sql('update users set password_hash = $2 where email = $1', [email, older]);
    const stored = async (): Promise<string> => {
      const [row] = await agency.database.sql<{ password_hash: string }>(
        'select password_hash from users where email = $1',
        [email],
      );
      return row?.password_hash ?? '';
    };
    await logIn({ email, password: 'wrong-password-1' });
    expect(await stored()).toBe(older);
    const session = await agency.login(email);
    expect((await stored()).slice(0, STRENGTH.length)).toBe(STRENGTH);
    expect(await session.get('/users/profile')).toMatchObject({ status: 200 });
    expect(await logIn({ email, password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('R1: renewing a hash does not bring back a password that was changed meanwhile', async () => {
    const email = await addAccount(agency);
    const older = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    const newer = await hash('jasmine-tea-77', { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await agency.database.sql('update users set password_hash = $2 where email = $1', [email, older]);
    const change = new pg.Client({ connectionString: agency.database.url });
    await change.connect();
    try {
      await change.query('begin');
      await change.query('update users set password_hash = $2 where email = $1', [email, newer]);
      const login = logIn({ email, password: PASSWORD });
      let answer: ApiAnswer | undefined;
      void login.then((done) => (answer = done));
      await waitFor('the login to meet the change, or to be answered', async () => {
        const waiting = await agency.database.sql(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return answer ?? waiting[0];
      });
      await change.query('commit');
      await login;
    } finally {
      await change.end();
    }
    expect(await logIn({ email, password: PASSWORD })).toMatchObject({ status: 401 });
    expect(await logIn({ email, password: 'jasmine-tea-77' })).toMatchObject({ status: 200 });
  });
});
