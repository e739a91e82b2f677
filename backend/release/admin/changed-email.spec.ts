import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recover } from '../../test/support/accounts.js';
import { PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { type ApiRecord, type Member, Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';
import { RecordEdits } from '../../test/support/record-edits.js';

const TAKEN = 'This email is already registered. Please use a different email address.';

describe('an admin gives an account another e-mail', () => {
  let office: Office;
  let edits: RecordEdits;
  beforeAll(async () => {
    office = await Office.open();
    edits = new RecordEdits(office);
  });
  afterAll(() => office.close());

  const lastEntry = async (): Promise<ApiRecord | undefined> =>
    (await rowsOf(office.superAdmin.list('audit-log', { filter: { action: 'updated' }, range: [0, 0] })))[0];

  describe.each([
    ['employees', 'email', (): Promise<Member> => office.employee()],
    ['companies', 'contact_email', (): Promise<Member> => office.company()],
  ] as const)('the e-mail of %s', (resource, field, add) => {
    let n = 0;
    const nextEmail = (): string => `moved${(n += 1)}.${resource}@post.example.in`;

    it('is the login from then on; the password and open sessions stay', async () => {
      const { client, id, email: old } = await add();
      const email = nextEmail();
      const edited = await recordOf(edits.edit(resource, id, { [field]: ` ${email.toUpperCase()} ` }));
      expect(edited).toMatchObject({ [field]: email, email, version: 2 });
      expect(await recordOf(client.get('/users/profile'))).toMatchObject({ id, email });
      await office.agency.login(email);
      expect((await office.agency.anyone.post('/auth/login', { email: old, password: PASSWORD })).status).toBe(401);
      expect(await lastEntry()).toMatchObject({ before: { [field]: old }, after: { [field]: email } });
      expect((await office.agency.anyone.get(`/auth/check-email?email=${old}`)).body).toEqual({ exists: false });
    });

    it('is told to both addresses, to the old one without the new one', async () => {
      const { id, email: old } = await add();
      const email = nextEmail();
      await recordOf(edits.edit(resource, id, { [field]: email }));
      const removed = await office.agency.mail.mailTo(old, 2);
      expect(removed.subject).toBe('The email address of your Niyukt account was changed');
      expect(removed.text).toContain(`${old} no longer logs in`);
      expect(removed.text).toContain(`write to ${office.admin.email}`);
      expect(removed.raw).not.toContain(email);
      const added = await office.agency.mail.mailTo(email);
      expect(added.subject).toBe('You now log in to Niyukt with this email address');
      expect(added.text).toContain(`You log in with: ${email}`);
      expect(added.raw).not.toContain(old);
    });

    it('of somebody who has not chosen a password yet comes with a new link; the old one is void', async () => {
      const { id, email: old } = await add();
      const oldLink = await office.agency.mail.linkTokenFor(old);
      const email = nextEmail();
      await recordOf(edits.edit(resource, id, { [field]: email }));
      const reset = (token: string): Promise<ApiAnswer> =>
        office.agency.anyone.post('/auth/reset-password', { token, password: 'jasmine-rice-77' });
      expect((await reset(oldLink)).status).toBe(400);
      expect((await reset(await office.agency.mail.linkTokenFor(email))).status).toBe(200);
      await office.agency.login(email, 'jasmine-rice-77');
    });

    it('R14: ends codes and links that were sent to the old one', async () => {
      const { client, id, email: old } = await add();
      await client.post('/auth/change-password', { currentPassword: PASSWORD, newPassword: 'jasmine-rice-77' });
      const { code, token } = await recover(office.agency, old);
      await recordOf(edits.edit(resource, id, { [field]: nextEmail() }));
      const { anyone } = office.agency;
      const newPassword = 'another-rice-88';
      const withCode = { email: old, otp: code, newPassword };
      expect((await anyone.post('/auth/reset-password-with-otp', withCode)).status).toBe(400);
      expect((await anyone.post('/auth/reset-password', { token, password: newPassword })).status).toBe(400);
      expect(await office.count('one_time_codes where email = $1', [old])).toBe(0);
    });

    it('R46: of another account is refused, in capitals too, and nothing is written', async () => {
      const { id } = await add();
      const before = await edits.rowOf(resource, id);
      const mails = await office.count('outbox_mails');
      for (const email of [
        (await office.addEmployee())['email'],
        office.admin.email,
        office.admin.email.toUpperCase(),
      ]) {
        const answer = await edits.edit(resource, id, { [field]: email, industry: 'Non-IT' });
        expect(answer.status).toBe(409);
        expect(answer.body).toMatchObject({ error: TAKEN, fields: [{ field, message: TAKEN }] });
      }
      expect(await edits.rowOf(resource, id)).toEqual(before);
      expect(await office.count('outbox_mails')).toBe(mails + 1);
    });

    it('R46: given to two at the same moment goes to one', async () => {
      const members = [await add(), await add(), await add()];
      const email = nextEmail();
      const statuses = await statusesOf(members.map(({ id }) => edits.edit(resource, id, { [field]: email })));
      expect(statuses).toEqual([200, 409, 409]);
      expect(await office.count('users where email = $1', [email])).toBe(1);
    });

    it('that stays as it is mails nobody', async () => {
      const { id, email } = await add();
      const mails = await office.count('outbox_mails');
      await recordOf(edits.edit(resource, id, { [field]: email.toUpperCase(), industry: 'Non-IT' }));
      expect(await office.count('outbox_mails')).toBe(mails);
    });
  });
});
