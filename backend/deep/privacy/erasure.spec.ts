import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../../test/support/api-client.js';
import { type Member, Office, recordOf } from '../../test/support/office.js';
import { runNow } from '../../test/support/tasks.js';
import { waitFor } from '../../test/support/wait-for.js';

const PATH = '/api/me/erasure';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const erase = (): Promise<void> => runNow(office, 'account_erasures');
const codeOf = async (call: ReturnType<ApiClient['get']>): Promise<unknown> => {
  const { status, body } = await call;
  return [status, (body as { code?: string }).code];
};
const due = ({ userId }: Member): Promise<unknown> =>
  office.sql(`update users set erasure_due_at = now() - interval '1 minute' where user_id = $1`, [userId]);
const gone = ({ userId }: Member): Promise<true> =>
  waitFor('the account to be erased', async () => {
    await erase();
    return (await office.count('users where user_id = $1', [userId])) ? undefined : true;
  });

describe('a person who wants to be erased', () => {
  it('does not take it back from that moment on', async () => {
    const person = await office.employee();
    await recordOf(person.client.post(PATH, {}));
    await due(person);
    expect(await codeOf(person.client.delete(PATH))).toEqual([409, 'erasure.under_way']);
    expect(await office.count('users where user_id = $1 and erasure_due_at is not null', [person.userId])).toBe(1);
    await gone(person);
  });
});
