import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { Office, recordOf, statusesOf } from '../../test/support/office.js';

const ADMINS = '/api/admin/admins';

describe('super admins manage admins', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
  });
  afterAll(() => office.close());

  const add = (fields: Record<string, unknown> = {}): Promise<ApiAnswer> =>
    office.superAdmin.post(ADMINS, {
      email: `nila${office.agency.unique()}@niyukt.example`,
      password: PASSWORD,
      full_name: 'Nila Sen',
      ...fields,
    });
  const disable = (id: number): Promise<ApiAnswer> => office.superAdmin.post(`${ADMINS}/${id}/disable`);
  const enable = (id: number): Promise<ApiAnswer> => office.superAdmin.post(`${ADMINS}/${id}/enable`);

  it('disabling twice and enabling twice answer the same and leave one entry each', async () => {
    const { id } = await recordOf(add());
    for (const [call, disabled] of [
      [disable, true],
      [enable, false],
    ] as const) {
      const entries = await office.count('audit_log');
      expect(await recordOf(call(id))).toMatchObject({ disabled });
      expect(await recordOf(call(id))).toMatchObject({ disabled });
      expect(await office.count('audit_log')).toBe(entries + 1);
    }
  });

  describe('the last super admin', () => {
    afterEach(() => office.sql('update users set disabled_at = null where user_id = $1', [office.superAdmin.userId]));

    const CALLS = {
      disable: (by: { post: Office['admin']['post'] }, id: number) => by.post(`${ADMINS}/${id}/disable`),
      delete: (by: { delete: Office['admin']['delete'] }, id: number) => by.delete(`${ADMINS}/${id}`),
    };

    it.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('two who %s each other at once: one stays', async (kind) => {
      for (let round = 0; round < 3; round += 1) {
        await office.sql(`update users set disabled_at = now() where role = 'super_admin'`);
        const [one, two] = [await office.agency.staff('super_admin'), await office.agency.staff('super_admin')];
        const statuses = await statusesOf([CALLS[kind](one, two.userId), CALLS[kind](two, one.userId)]);
        expect(statuses[0]).toBe(200);
        // 403: the account went between the looks at its session and at the age of its login
        expect([401, 403, 409]).toContain(statuses[1]);
        expect(await office.count(`users where role = 'super_admin' and disabled_at is null`)).toBe(1);
      }
    });
  });
});
