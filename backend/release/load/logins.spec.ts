import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, atOnce } from '../../test/support/accounts.js';
import { Agency, type AloneAgency, PASSWORD } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { report } from '../support/report.js';

const LOGINS = 12;

describe('the work of logins', () => {
  let agency: AloneAgency;
  beforeAll(async () => {
    agency = await Agency.openAlone();
  });
  afterAll(() => agency.close());

  it('R4: an unknown e-mail and a disabled account take the processor time of a wrong password', async () => {
    const known = await addAccount(agency);
    const disabled = await addAccount(agency);
    await agency.database.sql('update users set disabled_at = now() where email = $1', [disabled]);
    const workFor = async (email: string): Promise<number> => {
      const before = agency.product.processorTime;
      for (let count = 0; count < LOGINS; count += 1)
        await agency.anyone.post('/auth/login', { email, password: 'wrong-password-1' });
      return agency.product.processorTime - before;
    };
    await workFor(known);
    const usual = await workFor(known);
    // without the work it would be a tenth
    for (const email of [disabled, 'nobody@example.in']) {
      const share = (await workFor(email)) / usual;
      report(email, { share });
      expect(share).toBeGreaterThan(0.3);
      expect(share).toBeLessThan(3);
    }
  });

  it('R3: 320 logins at once get an answer or are told to come back, and others are still served', async () => {
    const email = await addAccount(agency);
    const { token } = await agency.login(email);
    const somebody = new ApiClient(agency.base, token);
    const flood = atOnce(320, (n) =>
      agency.anyone.post('/auth/login', { email, password: n % 2 ? PASSWORD : 'wrong-password-1' }),
    );
    const profiles = await atOnce(20, () => somebody.get('/users/profile'));
    expect(new Set(profiles.map(({ status }) => status))).toEqual(new Set([200]));
    const answers = await flood;
    expect(answers.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([]);
    const refused = answers.filter(({ status }) => status === 429);
    report('320 logins', { answered: answers.length - refused.length, refused: refused.length });
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await agency.anyone.post('/auth/login', { email, password: PASSWORD })).toMatchObject({ status: 200 });
  });
});
