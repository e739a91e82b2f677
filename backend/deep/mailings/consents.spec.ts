import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiRecord, type Member, Office, recordOf } from '../../test/support/office.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const template = (purpose: string): Promise<ApiRecord> =>
  recordOf(
    office.admin.post('/api/admin/mail-templates', {
      name: `About ${purpose} ${Math.random()}`,
      kind: 'employee',
      purpose,
      subject: `About ${purpose}`,
      body: 'Hello',
    }),
  );

const acceptTerms = async ({ client }: Member): Promise<void> => {
  const { current } = (await client.get('/api/me/terms')).body as { current: string };
  expect((await client.post('/api/me/terms', { version: current, answer: 'yes' })).status).toBe(200);
};

const refusedOf = async ({ template_id }: ApiRecord, ids: number[]): Promise<unknown> => {
  const { body } = await office.admin.post('/api/admin/mailings/check', { template_id, kind: 'employee', ids });
  return (body as { refused: number }).refused;
};

it('mails about jobs and news skip whose last word on that is no, and say before how many', async () => {
  const [person, silent] = [await office.employee(), await office.employee()];
  const [jobs, service] = [await template('jobs'), await template('service')];
  const { notice_version } = (await person.client.get('/api/me/consents')).body as { notice_version: string };
  const say = async (answer: boolean): Promise<void> => {
    const said = { notice_version, language: 'en', jobs: answer };
    expect((await person.client.put('/api/me/consents', said)).status).toBe(200);
  };
  const ids = [person.id, silent.id];
  await say(false);
  expect(await refusedOf(jobs, ids)).toBe(1);
  expect(await refusedOf(service, ids)).toBe(0);
  await say(true);
  expect(await refusedOf(jobs, ids)).toBe(0);
});

it('news goes to nobody who neither agreed to it nor accepted terms', async () => {
  const [added, registered] = [await office.addEmployee(), await office.employee()];
  await acceptTerms(registered);
  expect(await refusedOf(await template('news'), [added.id, registered.id])).toBe(1);
  expect(await refusedOf(await template('jobs'), [added.id, registered.id])).toBe(0);
});

it('one press in such a mail takes the consent back, in the ledger, and another one gives it again', async () => {
  const person = await office.employee();
  await acceptTerms(person);
  const news = await template('news');
  await recordOf(
    office.admin.post('/api/admin/mailings', { template_id: news['template_id'], kind: 'employee', ids: [person.id] }),
  );
  const { raw } = await waitFor('the mail', () =>
    office.agency.mail.mails.find(({ to, subject }) => to === person.email && subject === 'About news'),
  );
  const address = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(raw.replace(/\r\n[ \t]+/g, ''))?.[1] ?? '';
  const { pathname, search } = new URL(address);
  expect((await office.agency.anyone.post(pathname + search)).status).toBe(200);
  expect((await person.client.get('/api/me/consents')).body).toMatchObject({
    news: { answer: false },
    jobs: { answer: null },
  });
  expect(await refusedOf(news, [person.id])).toBe(1);
  expect(await refusedOf(await template('jobs'), [person.id])).toBe(0);
  expect((await office.agency.anyone.delete(pathname + search)).status).toBe(200);
  const said = await office.sql(
    `select agrees, channel from consents where employee_id = $1 and purpose = 'news' order by consent_id`,
    [person.id],
  );
  expect(said).toEqual([
    { agrees: false, channel: 'link' },
    { agrees: true, channel: 'link' },
  ]);
});
