import { describe, expect, it } from '@jest/globals';
import { type ApiRecord } from '../../backend/test/support/office.js';
import { answerQuestion, becomes, choose, dialogOf, field, openFold } from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page, press, visitor } from '../support/console-suite.js';
import { answerInstead, arrivesAt, comesBack, letThrough, sees, seesNoMore } from '../support/looking.js';

const CONSOLE = '/admin-dashboard';
const TAKEN = 'This email is already registered. Please use a different email address.';

consoleSuite();

const save = (): Promise<void> => press('Save');
const form = () => dialogOf(page);

/** Opens the form of a record. */
async function edit(path: string): Promise<void> {
  await openAsAdmin(`${path}/show`);
  await press('Edit');
  await form().getByRole('button', { name: 'Save' }).waitFor();
}

/** Answers how often a record is patched from now on, and with what. */
function patches(): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

interface Case {
  kind: string;
  list: string;
  make: () => Promise<ApiRecord>;
  /** Typed into text fields, by label. */
  typed: Record<string, string>;
  chosen: Record<string, string>;
  /** What is sent, besides the version. */
  sent: Record<string, unknown>;
  /** What the drawer shows then. */
  shown: string[];
}

const CASES: Case[] = [
  {
    kind: 'Employee',
    list: 'employees',
    make: () => office.addEmployee(),
    typed: {
      'Full name': 'Asha Menon',
      Phone: '9811100001',
      'Preferred salary': '7-9 lakh p.a.',
      Skills: 'Go, SQL',
    },
    chosen: { Industry: 'Non-IT' },
    sent: {
      full_name: 'Asha Menon',
      phone: '+919811100001',
      preferred_salary: '7-9 lakh p.a.',
      skills: 'Go, SQL',
      industry: 'Non-IT',
    },
    shown: ['Asha Menon', '+91 98111 00001', '₹7,00,000 - ₹9,00,000 a year', 'Go', 'Non-IT'],
  },
  {
    kind: 'Company',
    list: 'companies',
    make: () => office.addCompany(),
    typed: {
      'Company name': 'Konkan Foods',
      Phone: '9811100002',
      Website: 'https://konkan.example.in',
      'About us': 'Fish.',
    },
    chosen: { 'Company size': '51-200' },
    sent: {
      name: 'Konkan Foods',
      contact_person_phone: '9811100002',
      website_url: 'https://konkan.example.in',
      about_us: 'Fish.',
      company_size: '51-200',
    },
    shown: ['Konkan Foods', '+91 98111 00002', 'https://konkan.example.in', 'Fish.', '51-200'],
  },
  {
    kind: 'Job request',
    list: 'job-requests',
    make: async () => office.jobFor((await office.addCompany()).id),
    typed: { 'Job title': 'Cook', 'Salary range': '18,000 a month', 'Number of positions': '4' },
    chosen: { Status: 'Closed', Priority: 'Urgent' },
    sent: { title: 'Cook', salary_range: '18,000 a month', count: 4, status: 'closed', priority: 'urgent' },
    shown: ['Cook', '₹18,000 a month', '4', 'Closed', 'Urgent'],
  },
];

describe.each(CASES)('a record of the kind "$kind"', ({ kind, list, make, typed, chosen, sent, shown }) => {
  it('is edited in its drawer: only what was changed is sent, and the drawer shows it', async () => {
    const { id } = await make();
    const { version } = await office.seen(list, id);
    await edit(`/${list}/${id}`);
    for (const [label, value] of Object.entries(typed)) await field(form(), label).fill(value);
    for (const [label, option] of Object.entries(chosen)) await choose(page, label, option);
    const bodies = patches();
    await save();
    await sees(page, `${kind} updated`);
    await arrivesAt(page, `${CONSOLE}/${list}/${id}/show`);
    expect(bodies).toEqual([{ ...sent, version }]);
    await openFold(form(), 'Details');
    await sees(form(), ...shown);
    await page.keyboard.press('Escape');
    await page.locator(`tbody a[href*="/${list}/${id}/show"]`, { hasText: shown[0] ?? '' }).waitFor();
  });
});

describe('a form that edits', () => {
  it('says with the sentences of the add form what is wrong, and loses nothing when the call fails', async () => {
    const { id } = await office.addEmployee();
    await edit(`/employees/${id}`);
    const name = field(form(), 'Full name');
    await name.fill('');
    await save();
    await sees(form(), 'Full name is required');
    await sees(page, 'Please correct the marked fields');
    await name.fill('Nothing Lost');
    await answerInstead(page, `/api/admin/employees/${id}`, 500);
    await save();
    await sees(page, 'Update failed');
    expect(await name.inputValue()).toBe('Nothing Lost');
    await letThrough(page);
    await save();
    await sees(page, 'Employee updated');
    await form().getByRole('heading', { name: 'Nothing Lost' }).waitFor();
  });

  it('asks before it is left with changes, by Cancel, Escape and the browser’s back, and leads back to the details', async () => {
    const { id } = await office.addEmployee();
    await edit(`/employees/${id}`);
    await press('Cancel');
    await arrivesAt(page, `${CONSOLE}/employees/${id}/show`);
    await press('Edit');
    await field(form(), 'Qualification').fill('Ph.D.');
    const ways = [
      () => press('Cancel'),
      () => page.keyboard.press('Escape'),
      () => page.evaluate(() => history.back()),
    ];
    for (const leave of ways) {
      await leave();
      expect(await answerQuestion(page, 'Keep editing')).toContain('will be lost');
      expect(await field(form(), 'Qualification').inputValue()).toBe('Ph.D.');
    }
    await press('Cancel');
    await answerQuestion(page, 'Discard changes');
    await arrivesAt(page, `${CONSOLE}/employees/${id}/show`);
    await seesNoMore(form(), 'Ph.D.');
  });

  it('says that another e-mail is the login and is mailed to both; a taken one is said at its field, once', async () => {
    const [{ id, email }, other] = await Promise.all([office.addEmployee(), office.addEmployee()]);
    await edit(`/employees/${id}`);
    await sees(form(), 'If you change it, both addresses get a mail, and the new one is the login from then on.');
    await field(form(), 'Email').fill(String(other['email']));
    await save();
    await sees(form(), TAKEN);
    expect(await page.getByText(TAKEN).count()).toBe(1);
    const fresh = `moved${office.agency.unique()}@example.in`;
    await field(form(), 'Email').fill(fresh);
    await save();
    await sees(page, 'Employee updated');
    await office.agency.mail.mailTo(fresh);
    await office.agency.mail.mailTo(String(email), 2);
  });

  it('leaves alone what nobody touched, even if the add form would refuse it', async () => {
    const { id } = await office.addCompany();
    await office.sql(`update companies set contact_person_name = 'Mr. R. Menon' where company_id = $1`, [id]);
    await edit(`/companies/${id}`);
    await field(form(), 'Location').fill('Nashik');
    await save();
    await sees(page, 'Company updated');
    expect(await office.seen('companies', id)).toMatchObject({
      location: 'Nashik',
      contact_person_name: 'Mr. R. Menon',
    });
  });

  it('keeps what was typed when the record behind it cannot be read again', async () => {
    const { id } = await office.addEmployee();
    await edit(`/employees/${id}`);
    await field(form(), 'Qualification').fill('LL.B.');
    await answerInstead(page, `/api/admin/employees/${id}`, 503);
    const read = page.waitForResponse(`**/api/admin/employees/${id}`);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    expect((await read).status()).toBe(503);
    await letThrough(page);
    expect(await field(form(), 'Qualification').inputValue()).toBe('LL.B.');
    await save();
    await sees(page, 'Employee updated');
  });

  it('says so when the record was deleted meanwhile', async () => {
    const { id } = await office.addEmployee();
    await edit(`/employees/${id}`);
    await field(form(), 'Qualification').fill('M.Sc.');
    await office.superAdmin.delete(`/api/admin/employees/${id}`);
    await save();
    await page.getByRole('alert').filter({ hasText: 'This employee no longer exists.' }).waitFor();
    expect(await field(form(), 'Qualification').inputValue()).toBe('M.Sc.');
  });
});

describe('without a network', () => {
  const OFFLINE = 'You are offline. Your changes are kept here; save again when you are back.';
  const alert = () => form().getByRole('alert');

  /** Changes the qualification, and tries to save it with the device offline. @returns writes of this page from then on */
  async function saveOffline(id: number): Promise<Record<string, unknown>[]> {
    await edit(`/employees/${id}`);
    await field(form(), 'Qualification').fill('M.Phil.');
    const bodies = patches();
    await visitor.context.setOffline(true);
    await save();
    await sees(alert(), OFFLINE);
    return bodies;
  }

  it('says so at once; what was discarded then is not stored once it is back', async () => {
    const { id } = await office.addEmployee({ qualification: 'B.A.' });
    const bodies = await saveOffline(id);
    await press('Cancel');
    await answerQuestion(page, 'Discard changes');
    await arrivesAt(page, `${CONSOLE}/employees/${id}/show`);
    const tried = bodies.length;
    await comesBack(visitor);
    // among the facts of the line below the name
    await form()
      .getByText(/^B\.A\. · /)
      .waitFor();
    expect(bodies).toHaveLength(tried);
    expect(await office.seen('employees', id)).toMatchObject({ qualification: 'B.A.' });
  });

  it('keeps the values and the focus, and saves when it is back', async () => {
    const { id } = await office.addEmployee({ qualification: 'B.A.' });
    await edit(`/employees/${id}`);
    await field(form(), 'Qualification').fill('M.Phil.');
    await visitor.context.setOffline(true);
    const button = form().getByRole('button', { name: 'Save' });
    await button.focus();
    await page.keyboard.press('Enter');
    await sees(alert(), OFFLINE);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field(form(), 'Qualification').inputValue()).toBe('M.Phil.');
    await comesBack(visitor);
    await sees(alert(), 'You are online again. Your changes are kept here and are not saved yet.');
    await page.keyboard.press('Enter');
    await sees(page, 'Employee updated');
    expect(await office.seen('employees', id)).toMatchObject({ qualification: 'M.Phil.' });
  });

  it('a record that was saved, though the answer was lost, is not saved a second time', async () => {
    const { id } = await office.addEmployee({ qualification: 'B.A.' });
    const { version } = await office.seen('employees', id);
    await edit(`/employees/${id}`);
    await field(form(), 'Qualification').fill('M.Phil.');
    await page.route(`**/api/admin/employees/${id}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await save();
    await sees(page, 'Employee updated');
    await form()
      .getByText(/^M\.Phil\. · /)
      .waitFor();
    expect(await office.seen('employees', id)).toMatchObject({ version: Number(version) + 1 });
  });
});

describe('a record that somebody else changed meanwhile', () => {
  const block = (label: string) => form().getByRole('alert').getByRole('listitem').filter({ hasText: label });

  it('shows what changed, takes over the rest, and lets the own or the other value be chosen', async () => {
    const { id } = await office.addEmployee({ mobile: '9800000001', qualification: 'B.A.', emplocation: 'Pune' });
    await edit(`/employees/${id}`);
    await field(form(), 'Phone').fill('9800000002');
    await field(form(), 'Qualification').fill('M.A.');
    await field(form(), 'Skills').fill('Dance');
    await office.admin.patch(`/api/admin/employees/${id}`, {
      phone: '+919800000003',
      qualification: 'M.Phil.',
      preferred_location: 'Kochi',
    });
    await save();
    await sees(form(), 'Somebody else has changed this record meanwhile.');
    await sees(block('Phone'), '+919800000001', '+919800000003', '+919800000002');
    await sees(block('Preferred location'), 'Pune', 'Kochi');
    expect(await block('Skills').count()).toBe(0);
    expect(await field(form(), 'Preferred location').inputValue()).toBe('Kochi');
    expect(await field(form(), 'Phone').inputValue()).toBe('+919800000002');
    await block('Qualification').getByRole('button', { name: 'Take theirs' }).click();
    await becomes(() => field(form(), 'Qualification').inputValue(), 'M.Phil.');
    await block('Qualification').getByRole('button', { name: 'Keep mine' }).click();
    await becomes(() => field(form(), 'Qualification').inputValue(), 'M.A.');
    await block('Phone').getByRole('button', { name: 'Take theirs' }).click();
    const bodies = patches();
    await save();
    await sees(page, 'Employee updated');
    const after = await office.seen('employees', id);
    expect(after).toMatchObject({
      phone: '+919800000003',
      qualification: 'M.A.',
      preferred_location: 'Kochi',
      skills: expect.stringContaining('Dance'),
    });
    expect(bodies).toEqual([{ qualification: 'M.A.', skills: 'Dance', version: Number(after['version']) - 1 }]);
  });

  it('is said again when it changes once more', async () => {
    const { id } = await office.jobFor((await office.addCompany()).id, { title: 'Clerk', location: 'Pune' });
    await edit(`/job-requests/${id}`);
    await field(form(), 'Job title').fill('Head Clerk');
    for (const location of ['Kochi', 'Surat']) {
      await office.admin.patch(`/api/admin/job-requests/${id}`, { location });
      await save();
      await sees(block('Location'), location);
      expect(await field(form(), 'Location').inputValue()).toBe(location);
    }
    await save();
    await sees(page, 'Job request updated');
    expect(await office.seen('job-requests', id)).toMatchObject({ title: 'Head Clerk', location: 'Surat' });
  });
});
