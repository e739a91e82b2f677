import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { PUNCTUAL } from '../../test/support/product-process.js';
import { report } from '../support/report.js';

const PAIRS = 200;
const WARM_UP = 20;
/** Of the median: what a busy machine does to two medians of the same work. */
const MAX_SHARE = 0.1;

describe('R78: the time that "Forgot password?" takes', () => {
  let agency: AloneAgency;
  beforeAll(async () => {
    agency = await Agency.openAlone({ ...PUNCTUAL, LOG_LEVEL: 'info' });
    await agency.database.sql(
      `insert into users (email, password_hash, role, full_name)
       select 'known' || n || '@niyukt.example', '!', 'admin', 'Meera Iyer' from generate_series(1, $1::int) n`,
      [PAIRS + WARM_UP],
    );
  });
  afterAll(() => agency.close());

  async function timeOf(kind: string, n: number): Promise<number> {
    const began = performance.now();
    const { status } = await agency.anyone.post('/auth/send-otp', { email: `${kind}${n}@niyukt.example` });
    expect(status).toBe(200);
    return performance.now() - began;
  }

  it('R78: tells no e-mail with an account from one without', async () => {
    const times: Record<'known' | 'nobody', number[]> = { known: [], nobody: [] };
    for (let n = 1; n <= PAIRS + WARM_UP; n += 1) {
      const order = n % 2 ? (['known', 'nobody'] as const) : (['nobody', 'known'] as const);
      for (const kind of order) {
        const time = await timeOf(kind, n);
        if (n > WARM_UP) times[kind].push(time);
      }
    }
    const [known, nobody] = [median(times.known), median(times.nobody)];
    report(`${PAIRS} pairs, medians`, { known, nobody });
    expect(Math.abs(known - nobody) / nobody).toBeLessThan(MAX_SHARE);
  });
});

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
