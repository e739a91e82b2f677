import { type Page } from 'playwright-core';
import { isComplete } from './looking.js';
import { type Screen } from './screens.js';

const MOMENT = '2026-11-20T05:31:07.120Z';
const LETTER = {
  id: 7,
  grievance_id: 7,
  number: 'G-7',
  kind: 'correction',
  state: 'answered',
  text: 'My joining date is wrong.',
  file_name: 'letter.pdf',
  size_bytes: 184_000,
  filed_at: MOMENT,
  due_on: '2026-12-20',
  overdue: false,
  first_answer: null,
  first_answered_at: null,
  objection: null,
  reopened_at: null,
  answer: 'We corrected it, and told the company.',
  answered_at: MOMENT,
  closed_at: null,
  can_reopen: true,
  reopen_until: '2026-12-20',
};
const PENALTY = {
  id: 3,
  case_id: 3,
  state: 'notice_sent',
  amount_paise: 1_000_000,
  reason: 'Left after five months without a word.',
  notice_on: '2026-11-20',
  due_on: '2026-12-05',
  answer: null,
  answered_at: null,
};
const OWN_DATA = {
  kept: ['employee', 'resumes', 'consents', 'submissions', 'sessions'].map((kind) => ({
    kind,
    count: 2,
    latest_at: MOMENT,
  })),
  given: [
    {
      company_name: 'Sahyadri Software Pvt Ltd',
      job_title: 'React Developer',
      at: MOMENT,
      how: 'submission',
      fields: ['full_name', 'skills', 'qualification', 'resume_file'],
      times: 1,
    },
  ],
  processors: [{ name: 'Mailserver Pvt Ltd', task: 'Sends our mails', data: 'Name, email', country: 'India' }],
  nominee: {
    name: 'Ravi Rao',
    email: 'ravi.rao@family.example.in',
    named_at: MOMENT,
    claim_accepted: null,
    claim_reason: null,
    claim_decided_at: null,
  },
  export: { state: 'ready', size_bytes: 48_211, asked_at: MOMENT, ready_at: MOMENT, expires_at: MOMENT },
};
const QUESTION = { is_asked: true, agrees: null, restricted_from: '2026-12-26', erased_from: '2027-01-26' };

/** Answers a list or a record in the server's place. */
async function answers(page: Page, path: string, json: object): Promise<void> {
  const headers: Record<string, string> = Array.isArray(json)
    ? { 'content-range': `rows 0-${json.length - 1}/${json.length}` }
    : {};
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json, headers }),
  );
}

/** A screen in the language that the browser has: it is known by what it is made of, not by words. */
function screen(
  name: string,
  who: Screen['who'],
  path: string,
  { answer = {}, then }: { answer?: Record<string, object>; then?: (page: Page) => Promise<unknown> } = {},
): Screen {
  return {
    name,
    who,
    open: async ({ page }) => {
      await page.unrouteAll();
      for (const [address, json] of Object.entries(answer)) await answers(page, address, json);
      // a hash alone would not load the page
      await page.goto('about:blank');
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await isComplete(page);
      await then?.(page);
    },
  };
}

const dialog = (page: Page): Promise<void> => page.getByRole('dialog').waitFor();

/** What people read and do about their data, the terms and penalties. */
export const PRIVACY_SCREENS: Screen[] = [
  screen('notice', 'nobody', '/privacy', { then: (page) => page.locator('h2').first().waitFor() }),
  screen('notice in a language that is missing', 'nobody', '/privacy?language=sat', {
    then: (page) => page.locator('a[href="/privacy/request"]').first().waitFor(),
  }),
  screen('request about privacy', 'nobody', '/privacy/request'),
  screen('request about privacy, sent empty', 'nobody', '/privacy/request', {
    then: async (page) => {
      await page.locator('form button[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  }),
  screen('link of a request that has ended', 'nobody', '/privacy/request#abc'),
  screen('question whether details are kept', 'nobody', '/keep#abc', {
    answer: { '/api/notice/open': QUESTION },
    then: (page) => page.getByRole('button').nth(2).waitFor(),
  }),
  screen('link of a notice that has ended', 'nobody', '/keep'),
  screen('my data', 'employee', '/my-data', {
    answer: { '/api/me/data': OWN_DATA },
    then: async (page) => {
      await page.locator('main summary').first().waitFor();
      for (const part of await page.locator('main summary').all()) await part.click();
    },
  }),
  screen('my data of a new person', 'new employee', '/my-data'),
  screen('my data of a member', 'company', '/my-data'),
  screen('form of a nominee', 'employee', '/my-data', {
    then: async (page) => {
      await page.locator('section[aria-labelledby=nominee] button').first().click();
      await dialog(page);
    },
  }),
  screen('question before an account is erased', 'employee', '/my-data', {
    then: async (page) => {
      await page.locator('section[aria-labelledby=erase] button').last().click();
      await dialog(page);
    },
  }),
  screen('letters to the agency', 'employee', '/grievances', { answer: { '/api/me/grievances': [LETTER] } }),
  screen('no letters to the agency', 'new employee', '/grievances'),
  screen('form of a letter', 'employee', '/grievances', {
    answer: { '/api/me/grievances': [LETTER] },
    then: async (page) => {
      await page.locator('main [aria-haspopup=dialog], main button').first().click();
      await dialog(page);
    },
  }),
  screen('penalties', 'employee', '/employee-dashboard', {
    answer: {
      '/api/me/penalties': [PENALTY, { ...PENALTY, id: 4, state: 'disputed', answer: 'The team was closed.' }],
    },
    then: (page) => page.locator('#penalties').scrollIntoViewIfNeeded(),
  }),
  screen('new terms', 'employee', '/employee-dashboard', {
    answer: { '/api/me/terms': { current: '2026-11-01', is_accepted: false, answer: null } },
    then: async (page) => {
      await page.locator('main section button[aria-haspopup=dialog]').first().click();
      await dialog(page);
    },
  }),
  screen('security of the account', 'employee', '/security'),
];
