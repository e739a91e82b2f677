import { load, type Stretch } from './load.js';
import { type ServerProcess } from './server-process.js';
import { isOk, loginCall, WrongAnswer } from './works.js';

const PARALLEL_LOGINS = 256;
const MILLISECONDS = 10_000;

/** Profile calls while many people log in at once, each account from an address of its own. */
export interface LoginFlood {
  profile: Stretch;
  loggedIn: number;
  /** Told to try again in a few seconds, because too many wait already. */
  sentAway: number;
}

/** Keeps 256 logins under way and asks for a profile all the time. */
export async function profileDuringLogins(
  { origin }: ServerProcess,
  token: string,
  emails: string[],
): Promise<LoginFlood> {
  const counts = { loggedIn: 0, sentAway: 0 };
  let turn = 0;
  const login = (): ReturnType<typeof loginCall> => {
    const person = turn++ % emails.length;
    return loginCall(emails[person] ?? '', person, ({ status, body }) => {
      if (status === 200) counts.loggedIn += 1;
      else if (status === 429) counts.sentAway += 1;
      else throw new WrongAnswer(`${status} ${body.toString()}`);
    });
  };
  const headers = { authorization: `Bearer ${token}` };
  const [, profile] = await Promise.all([
    load(origin, login, PARALLEL_LOGINS, MILLISECONDS),
    load(origin, () => ({ path: '/users/profile', headers, check: isOk }), 1, MILLISECONDS),
  ]);
  return { profile, ...counts };
}
