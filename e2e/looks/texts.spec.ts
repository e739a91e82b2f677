import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Office } from '../../backend/test/support/office.js';
import { addHire } from '../support/company-ledger.js';
import { addInterviews } from '../support/console-interviews.js';
import { addLedger } from '../support/console-ledger.js';
import { addPrivacy } from '../support/console-privacy.js';
import { addRecruiting } from '../support/console-recruiting.js';
import { CONSOLE_SCREENS, type Shown } from '../support/console-screens.js';
import { KnownWords, MarkedPages, unmarkedTexts } from '../support/marked-texts.js';
import { addPerson, store, storedSession } from '../support/people.js';
import { addInvited } from '../support/screen-people.js';
import { type Screen, SCREENS } from '../support/screens.js';
import { Visitor } from '../support/visitor.js';

let office: Office;
let pages: MarkedPages;
let visitor: Visitor;
let known: KnownWords;
let shown: Shown;
const sessions: Partial<Record<Screen['who'] | 'staff', Record<string, string>>> = {};

beforeAll(async () => {
  [office, pages] = await Promise.all([Office.open(), MarkedPages.build()]);
  await pages.before(office.agency.base);
  const { agency, admin } = office;
  const resume_link = 'https://cv.example.in/asha.pdf';
  const [employee, company] = [
    await addPerson(agency, admin, 'employee', { resume_link }),
    await addPerson(agency, admin, 'company'),
  ];
  const job = await office.jobFor(company.id, { priority: 'urgent' });
  await office.jobFor(company.id, { title: 'Data Analyst' });
  await addInvited(office, company.id);
  const connection = await office.connect(job.id, employee.id, 'Speaks Tamil');
  await office.setStatus(connection.id, 'placed');
  shown = {
    employee: employee.id,
    company: company.id,
    job: job.id,
    connection: connection.id,
    ...(await addLedger(office, company.id, connection.id)),
    ...(await addRecruiting(office)),
    ...(await addInterviews(office)),
    ...(await addPrivacy(office)),
  };
  // the placement stays, and the board shows one connection
  await office.superAdmin.delete(`/api/admin/connections/${await addHire(office, job.id)}`);
  sessions['employee'] = await storedSession(agency, employee.email);
  sessions['company'] = await storedSession(agency, company.email);
  sessions['staff'] = await storedSession(agency, office.superAdmin.email);
  for (const role of ['employee', 'company'] as const)
    sessions[`new ${role}`] = await storedSession(agency, (await addPerson(agency, admin, role)).email);
});

beforeEach(async () => {
  visitor = await Visitor.enter(pages.base);
  known = new KnownWords();
  known.listenTo(visitor.context);
  await pages.showTo(visitor.context);
});

afterEach(() => visitor.leave());

afterAll(async () => {
  await pages.remove();
  await office.close();
});

interface Opened {
  name: string;
  open: () => Promise<unknown>;
}

/** Opens screens one after the other. @returns what is on them and in no language's texts */
async function escapedFrom(screens: Opened[]): Promise<Record<string, string[]>> {
  const escaped: Record<string, string[]> = {};
  for (const { name, open } of screens) {
    await open();
    const found = await known.unknownIn(await unmarkedTexts(visitor.page));
    if (found.length) escaped[name] = found;
  }
  return escaped;
}

describe('in another language, every text of', () => {
  it.each([...new Set(SCREENS.map(({ who }) => who))])('every screen of: %s', async (who) => {
    await store(visitor, sessions[who] ?? {});
    const screens = SCREENS.filter((screen) => screen.who === who);
    expect(await escapedFrom(screens.map(({ name, open }) => ({ name, open: () => open(visitor) })))).toEqual({});
  });

  it('the console', async () => {
    await store(visitor, sessions['staff'] ?? {});
    const { page } = visitor;
    const screens = CONSOLE_SCREENS.map(({ name, open }) => ({ name, open: () => open(page, shown) }));
    expect(await escapedFrom(screens)).toEqual({});
  }, 600_000);
});

describe('a language', () => {
  const heading = (): Promise<string> => visitor.page.getByRole('heading', { level: 1 }).innerText();
  const tag = (): Promise<string | null> => visitor.page.locator('html').getAttribute('lang');

  it('is chosen by the address while developing, and stays', async () => {
    await visitor.page.goto('/login?lang=pseudo');
    expect([await heading(), await tag()]).toEqual(['[Ļöĝ îñ ··]', 'en-x-pseudo']);
  });

  it('is English in the product, where there is no pseudo-language', async () => {
    const product = await Visitor.enter(office.agency.base);
    await product.page.goto('/login?lang=pseudo');
    expect(await product.page.getByRole('heading', { level: 1 }).innerText()).toBe('Log in');
    expect(await product.page.locator('html').getAttribute('lang')).toBe('en-IN');
    expect(await product.leave()).toEqual([]);
  });
});
