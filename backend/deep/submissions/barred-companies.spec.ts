import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { imported, importIn } from '../../test/support/imports.js';
import { propose } from '../../test/support/interviews.js';
import { Merges } from '../../test/support/merges.js';
import { type ApiRecord, type Member, Office, recordOf } from '../../test/support/office.js';
import { type Scene, Showings } from '../../test/support/showings.js';

let office: Office;
let shows: Showings;
let merges: Merges;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
  merges = new Merges(office);
});
afterAll(() => office.close());

const PLAIN = { Brandname: 'Brandname Tools', Holdingword: 'Holdingword Forge' } as const;

const PROFILE = {
  name: 'BRANDNAME Tools Pvt. Ltd.',
  contact_person_name: 'Ravi Menon',
  contact_person_phone: '9876543210',
  industry: 'Non-IT',
  location: 'Nashik',
  company_size: '51-200',
};

const rename = (company: Member, name: string): Promise<ApiRecord> =>
  recordOf(office.admin.patch(`/api/admin/companies/${company.id}`, { name }));

/** How a person keeps a company from seeing them, or wants to be asked about it first. */
const WAYS: [string, (person: Member, company: string) => Promise<ApiRecord>][] = [
  [
    'works for',
    ({ client }, present_employer): Promise<ApiRecord> =>
      recordOf(client.put('/api/employee/profile', { present_employer })),
  ],
  [
    'blocked',
    ({ client }, name): Promise<ApiRecord> =>
      recordOf(client.put('/api/employee/profile', { blocked_companies: [name] })),
  ],
  ['wants to be asked about', (person, name): Promise<ApiRecord> => askFirst(person, [name])],
];

async function askFirst({ client }: Member, not_to: string[]): Promise<ApiRecord> {
  const { notice_version } = await recordOf(client.get('/api/me/consents'));
  return recordOf(client.put('/api/me/consents', { notice_version, language: 'en', share: { answer: true, not_to } }));
}

/** A person whom a company of this name sees, with an interview ahead. */
async function invited(name: string): Promise<Scene & { interview: number }> {
  const all = await shows.scene();
  await rename(all.company, name);
  expect((await shows.submit(all.id)).status).toBe(201);
  await shows.acceptTerms(all.company);
  const { id } = await propose(office, await office.seen('connections', all.id));
  expect((await shows.candidateOf(all)).status).toBe(200);
  return { ...all, interview: id };
}

async function isEnded(all: Scene, interview: number): Promise<void> {
  expect((await shows.candidateOf(all)).status).toBe(404);
  expect(await office.seen('connections', all.id)).toMatchObject({ share: 'withdrawn', reveal: 'none' });
  expect(await office.seen('interviews', interview)).toMatchObject({ state: 'cancelled' });
}

describe.each(WAYS)('a company that a person %s', (_way, say) => {
  it.each(['winner', 'loser'])(
    'sees nothing of them once it is merged with one that was shown them, the %s',
    async (staying) => {
      const all = await invited(PLAIN.Holdingword);
      const other = await office.company();
      await rename(other, PLAIN.Brandname);
      await shows.acceptTerms(other);
      await say(all.person, PLAIN.Brandname);
      expect((await shows.candidateOf(all)).status).toBe(200);
      const [winner, loser] = staying === 'loser' ? [other, all.company] : [all.company, other];
      await merges.merge(winner.id, loser.id, {}, 'companies');
      await isEnded({ ...all, company: winner }, all.interview);
    },
  );

  it('sees nothing of them once it has that name', async () => {
    const own = await invited(PLAIN.Holdingword);
    await say(own.person, PLAIN.Brandname);
    await recordOf(own.company.client.put(`/api/companies/${own.company.id}`, PROFILE));
    await isEnded(own, own.interview);
    const { notifications } = await recordOf(office.admin.get('/api/me/notifications'));
    const text = `Zubeida Farooqui is no longer shown for ${String(own.job['title'])}`;
    expect(notifications).toContainEqual(expect.objectContaining({ record_id: own.id, text }));

    const byAdmin = await invited(PLAIN.Holdingword);
    await say(byAdmin.person, PLAIN.Brandname);
    await rename(byAdmin.company, PLAIN.Brandname);
    await isEnded(byAdmin, byAdmin.interview);

    const legally = await invited(PLAIN.Holdingword);
    await say(legally.person, PLAIN.Brandname);
    await recordOf(legally.company.client.put('/api/company/billing', { legal_name: 'Brandname Tools Limited' }));
    await isEnded(legally, legally.interview);
  });

  it('sees nothing of them once they say so', async () => {
    const all = await invited(PLAIN.Brandname);
    await say(all.person, PLAIN.Brandname);
    await isEnded(all, all.interview);
  });
});

describe('a company with another name', () => {
  it('goes on seeing who said nothing of it', async () => {
    const all = await invited(PLAIN.Holdingword);
    await recordOf(all.person.client.put('/api/employee/profile', { blocked_companies: ['Konkan Metals'] }));
    await rename(all.company, PLAIN.Brandname);
    expect((await shows.candidateOf(all)).status).toBe(200);
  });

  it('goes on seeing who was asked about it, and agreed', async () => {
    const all = await shows.scene();
    await rename(all.company, PLAIN.Brandname);
    await askFirst(all.person, [PLAIN.Brandname]);
    expect((await shows.submit(all.id)).body).toMatchObject({ share: 'waiting' });
    await recordOf(shows.answerQuestion(all));
    await shows.acceptTerms(all.company);
    await rename(all.company, `${PLAIN.Brandname} India`);
    await askFirst(all.person, [PLAIN.Brandname, 'Konkan Metals']);
    expect((await shows.candidateOf(all)).status).toBe(200);
  });

  it('does not wait any more for who blocked it', async () => {
    const { id, person, company } = await shows.scene({ agrees: false });
    expect((await shows.submit(id)).body).toMatchObject({ share: 'waiting' });
    await recordOf(person.client.put('/api/employee/profile', { blocked_companies: [PLAIN.Brandname] }));
    await rename(company, PLAIN.Brandname);
    expect(await shows.shareOf(id)).toBe('declined');
  });
});

describe('an import', () => {
  it('that renames a company, or names the present employer of a person, ends what must not be seen', async () => {
    const all = await invited(PLAIN.Holdingword);
    const { phone } = await office.seen('employees', all.person.id);
    const row = `Zubeida Farooqui,${String(phone).slice(3)},${all.person.email},${PLAIN.Holdingword}`;
    const people = `Name,Mobile,Email,Current Company\n${row}\n`;
    await imported(office.admin, 'employees', people, 'update');
    await isEnded(all, all.interview);

    const other = await invited(PLAIN.Holdingword);
    await recordOf(other.person.client.put('/api/employee/profile', { blocked_companies: [PLAIN.Brandname] }));
    const { contact_person_phone } = await office.seen('companies', other.company.id);
    const digits = String(contact_person_phone).slice(-10);
    const companies = `Client,Contact Person,Contact No,Email\n${PLAIN.Brandname},Ravi Menon,${digits},${other.company.email}\n`;
    await imported(office.admin, 'companies', companies, 'update');
    await isEnded(other, other.interview);
  });

  it('that gives a company another legal name ends it, too, and so does its undo', async () => {
    const legally = async (blocked: string): Promise<{ all: Scene & { interview: number }; run: ApiRecord }> => {
      const all = await invited(PLAIN.Holdingword);
      const billing = `/api/admin/companies/${all.company.id}/billing`;
      await recordOf(office.admin.patch(billing, { legal_name: 'Konkan Metals Limited' }));
      const { contact_person_phone } = await office.seen('companies', all.company.id);
      const row = `${PLAIN.Holdingword},Ravi Menon,${String(contact_person_phone).slice(-10)},${all.company.email}`;
      const csv = `Client,Contact Person,Contact No,Email,Legal name\n${row},${PLAIN.Brandname} Limited\n`;
      const block = { blocked_companies: [blocked] };
      if (blocked === PLAIN.Brandname) await recordOf(all.person.client.put('/api/employee/profile', block));
      const run = await imported(office.admin, 'companies', csv, 'update');
      if (blocked !== PLAIN.Brandname) await recordOf(all.person.client.put('/api/employee/profile', block));
      return { all, run };
    };
    const { all } = await legally(PLAIN.Brandname);
    await isEnded(all, all.interview);

    const { all: undone, run } = await legally('Konkan Metals');
    expect((await shows.candidateOf(undone)).status).toBe(200);
    await recordOf(office.admin.post(`/api/admin/imports/${run.id}/undo`));
    await importIn(office.admin, run.id, 'undone');
    await isEnded(undone, undone.interview);
  });
});

describe('the undo of a merge of companies', () => {
  it('ends what only the name of the other one allowed', async () => {
    const holding = await office.company();
    const job = await office.job(holding);
    await rename(holding, PLAIN.Holdingword);
    const brand = await office.company();
    await rename(brand, PLAIN.Brandname);
    const person = await office.employee({ name: 'Zubeida Farooqui' });
    await shows.agree(person.client);
    await recordOf(person.client.put('/api/employee/profile', { present_employer: PLAIN.Holdingword }));
    const merged = await merges.merge(brand.id, holding.id, {}, 'companies');
    const { id } = await office.connect(job.id, person.id);
    expect((await shows.submit(id)).body).toMatchObject({ share: 'submitted' });
    await merges.undo(merged);
    expect(await shows.shareOf(id)).toBe('withdrawn');
  });
});

describe('a name and a submission at the same moment', () => {
  it('leave nothing that must not be seen', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const all = await shows.scene();
      await rename(all.company, PLAIN.Holdingword);
      await recordOf(all.person.client.put('/api/employee/profile', { present_employer: PLAIN.Brandname }));
      await shows.acceptTerms(all.company);
      await Promise.all([shows.submit(all.id), rename(all.company, PLAIN.Brandname)]);
      expect((await shows.candidateOf(all)).status).toBe(404);
    }
  });
});
