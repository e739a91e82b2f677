import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ZipFile } from '../../src/platform/files/zip-file.js';
import { type Member, Office, recordOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';
import { waitFor } from '../../test/support/wait-for.js';

const DATA = '/api/me/data';
const EXPORT = `${DATA}/export`;
const REQUESTS = '/api/privacy/requests';
const NOMINEE = { name: 'Ravi Rao', email: 'ravi.rao@family.example.in' };
const REQUEST = { kind: 'access', text: 'Please tell me what you keep about me.' };

let office: Office;
let showings: Showings;
beforeAll(async () => {
  office = await Office.open({ RATE_LIMITS: 'on' });
  showings = new Showings(office);
  await office.sql(`update users set missing_permissions = '{}' where user_id = $1`, [office.admin.userId]);
});
afterAll(() => office.close());

const codeOf = async (call: Promise<{ status: number; body: { code?: unknown } }>): Promise<unknown> => {
  const { status, body } = await call;
  return [status, body.code];
};
const exported = async ({ client }: Member): Promise<ZipFile> => {
  expect((await client.post(EXPORT)).status).toBe(202);
  await waitFor('a download', async () => (await client.get(EXPORT)).body.state === 'ready' || undefined);
  const { status, content, headers } = await client.download(`${EXPORT}/file`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  return ZipFile.open(content);
};
const mailTo = (address: string, subject: RegExp): Promise<string> => showings.mailTo(address, subject);

describe('my data', () => {
  it('is made one at a time, in the language of the account, for its owner alone, and goes after 7 days', async () => {
    const person = await office.employee();
    expect(await codeOf(person.client.get(EXPORT))).toEqual([404, 'data_export.not_found']);
    await office.sql(`update users set language = 'hi' where user_id = $1`, [person.userId]);
    await office.sql('insert into data_exports (user_id) values ($1)', [person.userId]);
    expect(await codeOf(person.client.post(EXPORT))).toEqual([409, 'data_export.under_way']);
    expect(await codeOf(person.client.get(`${EXPORT}/file`))).toEqual([409, 'data_export.not_ready']);
    await office.sql('delete from data_exports where user_id = $1', [person.userId]);
    expect(await (await exported(person)).text('my-data.html')).toContain('हम आपके बारे में क्या रखते हैं');
    const other = await office.company();
    expect(await codeOf(other.client.get(`${EXPORT}/file`))).toEqual([404, 'data_export.not_found']);
    await office.sql(`update data_exports set ready_at = ready_at - interval '7 days' where user_id = $1`, [
      person.userId,
    ]);
    expect(await codeOf(person.client.get(`${EXPORT}/file`))).toEqual([404, 'data_export.not_found']);
    const zip = await exported(other);
    expect(JSON.parse((await zip.text('my-data.json')) ?? '')).toMatchObject({
      account: [{ email: other.email }],
      memberships: [{ role: 'owner' }],
    });
  });

  it('names a nominee, who is told; a super admin decides the claim', async () => {
    const person = await office.employee({ name: 'Asha Rao' });
    const { client, id } = person;
    expect(await codeOf(client.put('/api/me/nominee', { ...NOMINEE, email: person.email }))).toEqual([
      422,
      'nominee.self',
    ]);
    await recordOf(client.put('/api/me/nominee', NOMINEE));
    // what the person calls themselves is read in the mail, not in its subject
    expect(await mailTo(NOMINEE.email, /^You were named as nominee$/)).toMatch(/Hello Ravi Rao, Asha Rao has/);
    expect((await recordOf(client.get(DATA)))['nominee']).toMatchObject(NOMINEE);
    const path = `/api/admin/employees/${id}/nominee`;
    const decision = { accepted: true, reason: 'The certificate was shown.' };
    expect(await recordOf(office.admin.get(path))).toMatchObject({ ...NOMINEE, claim_accepted: null });
    expect(await codeOf(office.admin.post(`${path}/claim`, decision))).toEqual([403, 'auth.forbidden']);
    const superAdmin = await office.agency.staff('super_admin');
    expect(await recordOf(superAdmin.post(`${path}/claim`, decision))).toMatchObject({ claim_accepted: true });
    expect(await codeOf(superAdmin.post(`${path}/claim`, decision))).toEqual([409, 'nominee.claim_decided']);
    expect(await mailTo(NOMINEE.email, /^Our decision about your claim as nominee$/)).toContain(
      'The certificate was shown.',
    );
    await office.agency.database.sql(`update nominees set named_at = named_at - interval '2 hours'`);
    await recordOf(client.delete('/api/me/nominee'));
    await mailTo(NOMINEE.email, /^You are no longer named as nominee$/);
    expect(await codeOf(client.delete('/api/me/nominee'))).toEqual([404, 'nominee.not_found']);
  });
});

describe('a request of a person without an account', () => {
  const linkIn = (mail: string): string => /\/privacy\/request#([\w-]+)/.exec(mail)?.[1] ?? '';

  it('has a link for 60 minutes, and few mails a mailbox', async () => {
    const email = 'referee2@nowhere.example.in';
    const ask = (): ReturnType<typeof office.admin.post> => office.agency.anyone.post(REQUESTS, { email, ...REQUEST });
    await ask();
    const token = linkIn(await mailTo(email, /confirm what you wrote/));
    await office.sql(`update privacy_requests set expires_at = now() where email = $1`, [email]);
    expect(await codeOf(office.agency.anyone.post(`${REQUESTS}/confirm`, { token }))).toEqual([
      404,
      'privacy_request.link_ended',
    ]);
    for (let more = 0; more < 4; more += 1) expect((await ask()).status).toBe(202);
    expect(await codeOf(ask())).toEqual([429, 'rate_limit.privacy_requests']);
  });
});
