import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { type ApiRecord, type Member, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';

const OWN = '/api/company/members';
const LAST = 'A company keeps at least one owner. Please make somebody else an owner first.';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const membersOf = ({ client }: Member): Promise<ApiRecord[]> => rowsOf(client.get(OWN));
const accept = (token: string, password = PASSWORD): ReturnType<ApiClient['post']> =>
  office.agency.anyone.post('/auth/invitation/accept', { token, password });
const statesOf = async (company: Member): Promise<unknown[]> =>
  (await membersOf(company)).map(({ email, role, state }) => [email, role, state]);

describe('members of a company', () => {
  it('an invitation is sent again with another link, expires after 72 hours, and is taken back', async () => {
    const company = await office.company();
    const email = 'again@company.example.in';
    const { id } = await office.invite(company, { email });
    const first = await office.agency.mail.linkTokenFor(email);
    expect(await office.invite(company, { email, role: 'owner' })).toMatchObject({ id, role: 'owner' });
    const second = await office.agency.mail.linkTokenFor(email, 2);
    expect((await accept(first)).status).toBe(400);
    await office.sql(`update company_members set link_expires_at = now() where member_id = $1`, [id]);
    expect((await statesOf(company))[0]).toEqual([email, 'owner', 'expired']);
    expect((await accept(second)).status).toBe(400);
    await office.invite(company, { email, role: 'member' });
    const third = await office.agency.mail.linkTokenFor(email, 3);
    expect((await company.client.delete(`${OWN}/${id}`)).status).toBe(200);
    expect((await statesOf(company))[0]).toEqual([email, 'member', 'revoked']);
    expect((await accept(third)).status).toBe(400);
    expect((await company.client.delete(`${OWN}/${id}`)).status).toBe(404);
    expect((await office.invite(company, { email })).id).not.toBe(id);
  });

  it('the last owner who is not about to be erased stays', async () => {
    const company = await office.company();
    const other = await office.colleague(company, 'owner');
    const own = `${OWN}/${other.id}`;
    const admins = `/api/admin/companies/${company.id}/members/${other.id}`;
    await recordOf(company.client.post('/api/me/erasure'));
    for (const call of [
      other.client.patch(own, { role: 'member' }),
      other.client.delete(own),
      office.admin.patch(admins, { role: 'member' }),
      office.admin.delete(admins),
    ]) {
      expect(await refusalOf(call)).toEqual({ status: 409, error: LAST });
    }
    await recordOf(company.client.delete('/api/me/erasure'));
    expect((await other.client.patch(own, { role: 'member' })).status).toBe(200);
  });

  it('the contact’s e-mail changes the login that had it, or names another member', async () => {
    const company = await office.company();
    const colleague = await office.colleague(company, 'owner');
    const edit = (contact_email: string): ReturnType<ApiClient['patch']> =>
      office.admin.patch(`/api/admin/companies/${company.id}`, { contact_email });
    expect((await edit('new.contact@company.example.in')).status).toBe(200);
    expect((await office.agency.login('new.contact@company.example.in')).token).toBeTruthy();
    expect((await edit(colleague.email)).status).toBe(200);
    expect((await office.agency.login('new.contact@company.example.in')).token).toBeTruthy();
    expect(await office.seen('companies', company.id)).toMatchObject({ contact_email: colleague.email });
    expect((await edit((await office.employee()).email)).status).toBe(409);
  });
});
