import { type Page } from 'playwright-core';
import { type Office, recordOf } from '../../backend/test/support/office.js';
import { CONSOLE, heading, rowsOf } from './console.js';
import { openFold } from './console-page.js';
import { answerInstead, isComplete } from './looking.js';

/** Keys of what the screens of privacy show. */
export interface ShownPrivacy {
  /** A person with a nominee, a letter, consents, and terms that were accepted. */
  person: number;
  /** A letter that waits for its answer and is overdue. */
  grievance: number;
  /** A breach with clocks that are over. */
  breach: number;
  penalty: number;
  /** An admin whose permissions are set. */
  admin: number;
}

const LONG_TEXT =
  'The letter of 14 August names another joining date than the contract does, and the company was told the wrong one. Please correct it everywhere, and say who was told.';

/** A letter, a breach, a penalty case, a nominee, a notice that waits, and somebody who is due to be erased. */
export async function addPrivacy(office: Office): Promise<ShownPrivacy> {
  const { superAdmin } = office;
  const person = await office.employee();
  await recordOf(person.client.put('/api/me/nominee', { name: 'Ravi Rao', email: 'ravi.rao@nominee.example.in' }));
  const letter = { kind: 'correction', text: LONG_TEXT };
  const { id: grievance } = await recordOf(person.client.post('/api/me/grievances', letter));
  await office.sql('update grievances set due_on = india_today() - 1 where grievance_id = $1', [grievance]);
  const aware_at = new Date(Date.now() - 100 * 3_600_000).toISOString();
  const facts = {
    what: LONG_TEXT,
    happened: 'On 21 November 2026 at 11:40, in a mail to a company',
    data_kinds: ['contact', 'career', 'resume'],
    consequences: 'Unwanted calls.',
    measures: 'The company deleted the file.',
    advice: 'Trust no caller who asks for money.',
    contact: 'Meera Iyer, privacy@niyukt.example',
  };
  const { id: breach } = await recordOf(superAdmin.post('/api/admin/breaches', { ...facts, aware_at }));
  await recordOf(superAdmin.post(`/api/admin/breaches/${breach}/people`, { employee_ids: [person.id] }));
  const { version } = await recordOf(person.client.get('/auth/terms/employee'));
  await recordOf(person.client.post('/api/me/terms', { version, answer: 'yes' }));
  await recordOf(
    superAdmin.post('/api/admin/penalties', {
      employee_id: person.id,
      amount_paise: 1_000_000,
      reason: 'Left after five months without a word.',
      evidence: LONG_TEXT,
    }),
  );
  const [penalty] = await office.sql('select case_id from penalty_cases where employee_id = $1', [person.id]);
  const listed = await office.addEmployee({ source: 'list' });
  await office.sql('update notices set due_at = null, sent_at = null where employee_id = $1', [listed.id]);
  await office.sql(
    `insert into inactive_people (employee_id, last_seen_at) values ($1, now() - interval '34 months')
     on conflict (employee_id) do update set last_seen_at = excluded.last_seen_at`,
    [listed.id],
  );
  await recordOf(
    superAdmin.post('/api/admin/processors', {
      name: 'Deccan Cloud Hosting Private Limited',
      task: 'Servers and backups',
      data: 'All that is kept',
      country: 'India',
      contract_day: '2026-11-02',
    }),
  );
  const { userId: admin } = await office.agency.staff('admin');
  return { person: person.id, grievance, breach, penalty: Number(penalty?.['case_id']), admin };
}

/** A screen of privacy, and how somebody gets there. */
interface PrivacyScreen {
  name: string;
  open: (page: Page, shown: ShownPrivacy) => Promise<unknown>;
}

const go = (page: Page, path: string): Promise<unknown> => page.goto(CONSOLE + path);

const LISTS: readonly [path: string, title: string, nothing: string][] = [
  ['/grievances', 'Grievances', 'Nobody has written yet'],
  ['/breaches', 'Breaches', 'No breach is noted'],
  ['/retention', 'Retention', 'Nobody is due within three months'],
  ['/asked-accounts', 'Answers to terms', 'Everybody has accepted the present terms'],
  ['/notices', 'Notices', 'Nobody is to be told'],
  ['/penalties', 'Penalties', 'No penalty cases'],
];

const full = ([path, title]: (typeof LISTS)[number]): PrivacyScreen => ({
  name: `list of ${title}`,
  open: async (page) => {
    await go(page, path);
    await heading(page, title);
    await rowsOf(page);
    await isComplete(page);
  },
});

/** The server's answer is an empty list. */
const empty = ([path, title, nothing]: (typeof LISTS)[number]): PrivacyScreen => ({
  name: `empty list of ${title}`,
  open: async (page) => {
    const headers = { 'content-range': `${path.slice(1)} */0` };
    await page.route(
      (url) => url.pathname === `/api/admin${path}`,
      (route) => route.fulfill({ json: [], headers }),
    );
    await go(page, path);
    await page.getByText(nothing).first().waitFor();
    await isComplete(page);
  },
});

const failed = ([path, title]: (typeof LISTS)[number]): PrivacyScreen => ({
  name: `list of ${title} that failed`,
  open: async (page) => {
    await answerInstead(page, `/api/admin${path}`, 500, { error: 'The database is away' });
    await go(page, path);
    await page.getByRole('button', { name: 'Try Again' }).first().waitFor();
  },
});

const drawer = (name: string, pathOf: (shown: ShownPrivacy) => string): PrivacyScreen => ({
  name: `details of ${name}`,
  open: async (page, shown) => {
    await go(page, pathOf(shown));
    await page.getByRole('dialog').locator('dl').first().waitFor();
    await isComplete(page);
  },
});

/** A part of a page or a drawer that comes when it is scrolled to. */
const part = (name: string, title: string, pathOf: (shown: ShownPrivacy) => string): PrivacyScreen => ({
  name,
  open: async (page, shown) => {
    await go(page, pathOf(shown));
    if (pathOf === personPath) await openFold(page.getByRole('dialog'), 'Privacy');
    await page.getByRole('heading', { name: title, exact: true }).last().scrollIntoViewIfNeeded();
    await isComplete(page);
  },
});

const form = (title: string, pathOf: (shown: ShownPrivacy) => string): PrivacyScreen => ({
  name: `form of ${title}`,
  open: async (page, shown) => {
    await go(page, pathOf(shown));
    await page.getByRole('button', { name: title, exact: true }).first().click();
    await page
      .getByRole('dialog', { name: title })
      .or(page.getByRole('alertdialog', { name: title }))
      .waitFor();
    await isComplete(page);
  },
});

const personPath = ({ person }: ShownPrivacy): string => `/employees/${person}/show`;
const breachPath = ({ breach }: ShownPrivacy): string => `/breaches/${breach}/show`;
const penaltyPath = ({ penalty }: ShownPrivacy): string => `/penalties/${penalty}/show`;

/** Every page, drawer and form of privacy, full, empty and failing. */
export const PRIVACY_SCREENS: PrivacyScreen[] = [
  ...LISTS.map(full),
  ...LISTS.map(empty),
  ...LISTS.map(failed),
  drawer('a letter', ({ grievance }) => `/grievances/${grievance}/show`),
  {
    name: 'form of an answer, sent empty',
    open: async (page, { grievance }) => {
      await go(page, `/grievances/${grievance}/show`);
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: /^Answer G-/ });
      await dialog.getByRole('button', { name: 'Answer' }).click();
      await dialog.getByText('Please write an answer').waitFor();
    },
  },
  drawer('a breach', breachPath),
  form('Note a breach', () => '/breaches'),
  form('Change what is known', breachPath),
  form('Add people', breachPath),
  ...['Access log: opened by staff', 'Access log: opened by a company'].map((from): PrivacyScreen => ({
    name: `form of Add people, ${from}`,
    open: async (page, shown) => {
      await go(page, breachPath(shown));
      await page.getByRole('button', { name: 'Add people', exact: true }).click();
      await page.getByRole('combobox', { name: /^Where from/ }).click();
      await page.getByRole('option', { name: from }).click();
      await page.getByLabel('Opened from (day)').waitFor();
      await isComplete(page);
    },
  })),
  form('Tell the people', breachPath),
  form('Note a report', breachPath),
  form('Text for CERT-In', breachPath),
  drawer('a penalty case', penaltyPath),
  form('Mail the notice', penaltyPath),
  form('Open a case', () => '/penalties'),
  form('Open what is held of an erased person', () => '/retention'),
  form('Send all that wait', () => '/notices'),
  part('nominee of a person', 'Nominee', personPath),
  part('terms of a person', 'Terms', personPath),
  part('source of a person', 'Source and notice', personPath),
  part('who opened a person', 'Opened by', personPath),
  {
    name: 'form that decides the claim of a nominee',
    open: async (page, shown) => {
      await go(page, personPath(shown));
      await openFold(page.getByRole('dialog'), 'Privacy');
      await page.getByRole('dialog').getByRole('heading', { name: 'Nominee' }).scrollIntoViewIfNeeded();
      await isComplete(page);
      await page.getByRole('button', { name: 'Decide a claim' }).click();
      await page.getByRole('dialog', { name: 'Decide a claim' }).waitFor();
      await isComplete(page);
    },
  },
  {
    name: 'what is due',
    open: async (page) => {
      await go(page, '/privacy-and-law');
      await page.getByRole('heading', { name: 'Due', exact: true }).waitFor();
      await isComplete(page);
    },
  },
  part('processors', 'Processors', () => '/privacy-and-law/processors'),
  {
    name: 'languages of the notice',
    open: async (page) => {
      await go(page, '/privacy-and-law/languages');
      await page.getByText('Show the rest').click();
      await page.getByRole('button', { name: 'Text in Santali' }).waitFor();
      await isComplete(page);
    },
  },
  {
    name: 'Text in Santali',
    open: async (page) => {
      await go(page, '/privacy-and-law/languages');
      await page.getByText('Show the rest').click();
      await page.getByRole('button', { name: 'Text in Santali' }).click();
      await page.getByRole('dialog', { name: 'Text in Santali' }).waitFor();
      await isComplete(page);
    },
  },
  part('permissions of an admin', 'Permissions', ({ admin }) => `/admins/${admin}/show`),
];
