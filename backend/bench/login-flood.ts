import { Pool } from 'undici';
import { ask, type Call, load, type Stretch } from './load.js';
import { type ServerProcess } from './server-process.js';
import { isOk, loginCall, WrongAnswer } from './works.js';

const PARALLEL_LOGINS = 256;
const MILLISECONDS = 10_000;

/** Profile calls while many people log in at once, each account from its own address. */
export interface LoginFlood {
  profile: Stretch;
  loggedIn: number;
  /** Logins that were refused because too many were waiting. */
  refused: number;
}

/** Lets 256 people log in at once, repeatedly, while profiles are requested. */
export async function profileDuringLogins(
  { origin }: ServerProcess,
  token: string,
  emails: string[],
): Promise<LoginFlood> {
  const counts = { loggedIn: 0, refused: 0 };
  let turn = 0;
  const login = (): Call => {
    const person = turn++ % emails.length;
    return loginCall(emails[person] ?? '', person, ({ status, body }) => {
      if (status === 200) counts.loggedIn += 1;
      else if (status === 429) counts.refused += 1;
      else throw new WrongAnswer(`${status} ${body.toString()}`);
    });
  };
  const pool = new Pool(origin, { connections: PARALLEL_LOGINS, pipelining: 1 });
  const end = performance.now() + MILLISECONDS;
  const waves = async (): Promise<void> => {
    while (performance.now() < end) {
      const calls = Array.from({ length: PARALLEL_LOGINS }, login);
      await Promise.all(calls.map(async (call) => call.check(await ask(pool, call), origin)));
    }
  };
  const headers = { authorization: `Bearer ${token}` };
  try {
    const profileCall = (): Call => ({ path: '/users/profile', headers, check: isOk });
    const [profile] = await Promise.all([load(origin, profileCall, 1, MILLISECONDS), waves()]);
    return { profile, ...counts };
  } finally {
    await pool.close();
  }
}
