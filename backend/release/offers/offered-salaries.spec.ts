import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { candidate, offer, offerTo } from '../../test/support/offers.js';
import { type ApiRecord, Office } from '../../test/support/office.js';

let office: Office;
let connection: ApiRecord;
beforeAll(async () => {
  office = await Office.open();
  ({ connection } = await candidate(office));
});
afterAll(() => office.close());

describe('an offered salary', () => {
  it.each([55_000, 1, '999999999999', '50,000 - 60,000', '55,000 and a bonus'])('may be %j', async (offered_salary) => {
    const made = await offer(office, connection.id, { offered_salary });
    expect(made).toMatchObject({ offered_salary: String(offered_salary) });
  });

  it.each([1e308, 1_000_000_000_000, 0.5, 0, -55_000, '0', '-55,000', '1e308'])('is not %j', async (offered_salary) => {
    const { status, body } = await offerTo(office, connection.id, { offered_salary });
    const message = 'Offered salary must be an amount of 1 rupee or more, of 12 digits at most, or a text';
    expect([status, body]).toMatchObject([400, { fields: [{ field: 'offered_salary', message }] }]);
  });

  it('that is noted on a connection is no endless number either', async () => {
    const { status } = await office.admin.patch(`/api/admin/connections/${connection.id}`, { offered_salary: 1e308 });
    expect(status).toBe(400);
  });
});
