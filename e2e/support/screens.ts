import { type Page } from 'playwright-core';
import { dayFromNow } from './console-ledger.js';
import { INTERVIEW_SCREENS } from './interview-screens.js';
import { arrivesAt, reloadWithoutDialog, sees } from './looking.js';
import { PRIVACY_SCREENS } from './privacy-screens.js';
import { type Visitor } from './visitor.js';

/** A screen of the product, and how a visitor gets there. */
export interface Screen {
  name: string;
  /** Whose session the visitor needs. */
  who: 'nobody' | 'employee' | 'new employee' | 'company' | 'new company';
  open: (visitor: Visitor) => Promise<void>;
}

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name }).first().waitFor();

function atPath(name: string, path: string, title: string): Screen {
  return {
    name,
    who: 'nobody',
    open: async ({ page }) => {
      await page.goto(path);
      await heading(page, title);
    },
  };
}

async function register({ page }: Visitor, role: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('radio', { name: role }).check();
  await press(page, 'Register');
  await sees(page, 'Email is required');
}

let recoveries = 0;

async function recover({ page }: Visitor): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(`nobody${(recoveries += 1)}@example.in`);
  await press(page, 'Send OTP');
  await arrivesAt(page, '/otp');
  await heading(page, 'Set a new password');
}

async function openTerms(visitor: Visitor): Promise<void> {
  await register(visitor, 'Employer');
  await press(visitor.page, 'terms and conditions');
  await visitor.page.getByRole('button', { name: 'Accept' }).waitFor();
}

/** Asks for the code without a registration behind it: the dialog is the same. */
async function verify(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.route('**/auth/send-registration-otp', (route) => route.fulfill({ json: { message: 'OTP sent' } }));
  await page.goto('/register');
  await page.getByRole('radio', { name: 'Employer' }).check();
  const values = { 'Company name': 'Sahyadri', 'Contact person name': 'Ravi Menon', Email: 'ravi@example.in' };
  const others = { 'Mobile number': '9876543210', Location: 'Pune', 'Confirm password': 'mango-lassi-42' };
  for (const [label, value] of Object.entries({ ...values, ...others })) await page.getByLabel(label).fill(value);
  await page.getByLabel('Password', { exact: true }).fill('mango-lassi-42');
  await page.getByLabel('Industry').selectOption('IT');
  await page.getByRole('checkbox').check();
  await press(page, 'Register');
  await page.getByRole('dialog', { name: 'Verify your email' }).waitFor();
}

async function leaveCode(visitor: Visitor): Promise<void> {
  await verify(visitor);
  await visitor.page.keyboard.press('Escape');
  await visitor.page.getByRole('dialog', { name: 'Close without the OTP?' }).waitFor();
}

async function waitForCode(visitor: Visitor): Promise<void> {
  await verify(visitor);
  await press(visitor.page, 'Cancel');
  await reloadWithoutDialog(visitor.page);
  await visitor.page.getByRole('button', { name: 'Enter the OTP' }).waitFor();
}

async function loseTheWay({ page }: Visitor): Promise<void> {
  await page.goto('/nothing-here');
  await sees(page, 'That page does not exist. You can log in here.');
}

interface Steps {
  /** Text that says the screen is there. */
  until: string;
  /** Buttons pressed one after the other, each in the topmost dialog if there is one. */
  press?: (string | RegExp)[];
  /** What else is done. */
  then?: (page: Page) => Promise<unknown>;
}

function dashboard(name: string, who: Screen['who'], { until, press: buttons = [], then }: Steps): Screen {
  return {
    name,
    who,
    open: async ({ page }) => {
      await page.goto(who.endsWith('employee') ? '/employee-dashboard' : '/company-dashboard');
      for (const button of buttons) await press(page, button);
      await then?.(page);
      await sees(page, until);
    },
  };
}

const EMPLOYEE = 'Open profile of Asha Rao';
const COMPANY = /Open company profile/;
const employee = (name: string, steps: Steps): Screen => dashboard(name, 'employee', steps);
const company = (name: string, steps: Steps): Screen => dashboard(name, 'company', steps);
const clear = (page: Page): Promise<void> => page.getByRole('dialog').getByRole('textbox').first().fill('');

/** A screen of a company's placements and invoices. */
function ledger(name: string, { until, press: buttons = [], then }: Steps, who: Screen['who'] = 'company'): Screen {
  return dashboard(name, who, {
    until,
    then: async (page) => {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: /nvoices$/ })
        .click();
      for (const button of buttons) await press(page, button);
      await then?.(page);
    },
  });
}

/** Fills the report of a departure in, and gets an answer that is not the server's. */
async function reportDeparture(page: Page, answer: object): Promise<void> {
  await page.route('**/placements/*/claims', (route) => route.fulfill({ status: 201, json: answer }));
  await page.getByLabel('Last working day').fill(dayFromNow(0));
  await page.getByLabel('Reason').selectOption('other');
  await press(page, 'Send report');
}

/** A resume that was read, with an answer that is not the server's. */
async function showResume(page: Page): Promise<void> {
  const resume = {
    resume_id: 1,
    file_name: 'asha-rao.pdf',
    media_type: 'application/pdf',
    size_bytes: 184_000,
    uploaded_at: '2026-11-20T05:31:07.120Z',
    uploaded_by_role: 'employee',
    text_state: 'ready',
  };
  const facts = {
    email: 'asha@old.example.in',
    phone: '+919845011223',
    skills: ['Kotlin', 'Rust'],
    years_of_experience: 6,
    last_title: 'Team Lead',
    education: 'M.Tech',
  };
  await page.route('**/api/employee/resume/details', (route) =>
    route.fulfill({ json: { resume, facts, problem: null } }),
  );
  await page.reload();
  await press(page, /things found in your resume/);
}

/** A screen of who acts for a company. */
function members(name: string, { until, press: buttons = [], then }: Steps): Screen {
  return dashboard(name, 'company', {
    until,
    then: async (page) => {
      await page.getByRole('link', { name: 'Members' }).click();
      for (const button of buttons) await press(page, button);
      await then?.(page);
    },
  });
}

/** An invitation as its link opens it, with an answer that is not the server's. */
async function openInvitation({ page }: Visitor, status: number): Promise<void> {
  const json = {
    company_name: 'Sahyadri Software Pvt Ltd',
    email: 'kavya@company.example.in',
    name: 'Kavya',
    role: 'member',
  };
  await page.route('**/auth/invitation/open', (route) => route.fulfill({ status, json: status === 200 ? json : {} }));
  await page.goto('/join#abc');
}

/** Every screen and dialog of the public user interface. */
export const SCREENS: Screen[] = [
  atPath('login', '/login', 'Log in'),
  atPath('registration', '/register', 'Create an account'),
  { name: 'registration of an employee', who: 'nobody', open: (visitor) => register(visitor, 'Employee') },
  { name: 'registration of an employer', who: 'nobody', open: (visitor) => register(visitor, 'Employer') },
  { name: 'terms', who: 'nobody', open: openTerms },
  { name: 'code of the registration', who: 'nobody', open: verify },
  { name: 'question before the code is left', who: 'nobody', open: leaveCode },
  { name: 'registration that waits for its code', who: 'nobody', open: waitForCode },
  { name: 'login after a wrong address', who: 'nobody', open: loseTheWay },
  atPath('forgotten password', '/forgot-password', 'Forgot your password?'),
  { name: 'reset by code', who: 'nobody', open: recover },
  atPath('reset by link', '/reset-password?token=abc', 'Set a new password'),
  atPath('reset without a token', '/reset-password', 'Invalid Reset Link'),
  atPath('invitation without a token', '/join', 'Invalid invitation'),
  {
    name: 'invitation',
    who: 'nobody',
    open: async (visitor) => {
      await openInvitation(visitor, 200);
      await sees(visitor.page, 'Confirm password');
    },
  },
  {
    name: 'invitation that could not be looked up',
    who: 'nobody',
    open: async (visitor) => {
      await openInvitation(visitor, 500);
      await sees(visitor.page, 'The invitation could not be looked up');
    },
  },
  atPath('refusal of mails', '/no-mails#1-abc', 'No more such mails?'),
  atPath('refusal of mails without a token', '/no-mails', 'This link is not complete'),
  atPath('access denied', '/unauthorized', 'Access Denied'),
  dashboard('employee without jobs', 'new employee', { until: 'No admin connections' }),
  employee('employee with jobs', { until: 'React Developer' }),
  employee('connected job', { until: 'Admin Connected', press: [/View Details/] }),
  employee('employee’s profile', { until: 'Phone', press: [EMPLOYEE] }),
  employee('employee’s profile in edit', {
    until: 'Full name is required',
    press: [EMPLOYEE, 'Edit Profile'],
    then: async (page) => {
      await clear(page);
      await press(page, 'Save');
    },
  }),
  employee('change of password', { until: 'Current password', press: [EMPLOYEE, 'Change password'] }),
  employee('resume with what was found in it', {
    until: 'We found these in your resume: add?',
    then: showResume,
  }),
  employee('resume that cannot be taken', {
    until: 'empty.pdf is empty. Please choose another file.',
    then: async (page) => {
      await showResume(page);
      const empty = { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
      await page.locator('input[type=file]').first().setInputFiles(empty);
    },
  }),
  employee('question before a resume is removed', {
    until: 'Remove your resume?',
    then: async (page) => {
      await showResume(page);
      await press(page, 'Remove your resume');
    },
  }),
  employee('logout question', { until: 'Are you sure you want to logout?', press: ['Logout'] }),
  dashboard('company without jobs', 'new company', { until: 'No job requests found' }),
  company('company with jobs', { until: 'Data Analyst' }),
  company('company without a match', {
    until: 'No jobs found matching your search',
    then: (page) => page.getByRole('searchbox').fill('nothing like that'),
  }),
  company('new job request', {
    until: 'Job title is required',
    press: ['Create Job Request'],
    then: (page) => page.getByRole('dialog').getByRole('button', { name: 'Create Job Request' }).click(),
  }),
  company('status that could not be saved', {
    until: 'Status update failed',
    press: [/Edit Status/],
    then: async (page) => {
      await page.route('**/jobs/requests/*', (route) => route.fulfill({ status: 500, json: {} }));
      await press(page, 'Save');
    },
  }),
  company('status of a job request', { until: 'Status', press: [/Edit Status/] }),
  company('job request in full', { until: 'Employment type', press: [/View Details/] }),
  company('company’s profile', { until: 'Contact info', press: [COMPANY] }),
  company('company’s profile in edit', {
    until: 'Company name is required',
    press: [COMPANY, 'Edit Profile'],
    then: async (page) => {
      await clear(page);
      await press(page, 'Save');
    },
  }),
  company('question before changes are lost', {
    until: 'Are you sure you want to cancel? All changes will be lost.',
    press: [COMPANY, 'Edit Profile'],
    then: async (page) => {
      await clear(page);
      await press(page, 'Cancel');
    },
  }),
  ledger('company without placements', { until: 'Nobody placed yet' }, 'new company'),
  ledger('company with placements and invoices', { until: 'Invoices and notes' }),
  ledger('report of a departure', {
    until: 'Please choose a reason',
    press: [/Report a departure/],
    then: (page) => press(page, 'Send report'),
  }),
  ledger('departure that is reported', {
    until: 'What happens next',
    press: [/Report a departure/],
    then: (page) => reportDeparture(page, { covered: true }),
  }),
  ledger('departure that is not covered', {
    until: 'Not covered by the warranty',
    press: [/Report a departure/],
    then: (page) => reportDeparture(page, { covered: false, decision_reason: null }),
  }),
  ledger('billing details', {
    until: 'PIN code must be six digits',
    press: ['Billing details'],
    then: async (page) => {
      await page.getByLabel('PIN code').fill('12');
      await press(page, 'Save');
    },
  }),
  members('members of a company', { until: 'Kavya Shetty' }),
  members('invitation of a member', {
    until: 'Please enter a valid email address',
    press: ['Invite a member'],
    then: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('kavya');
      await press(page, 'Send invitation');
    },
  }),
  members('question before an invitation is taken back', {
    until: 'Take back invitation?',
    press: [/^Take back the invitation of Kavya/],
  }),
  members('members that could not be loaded', {
    until: 'Failed to fetch the members',
    then: async (page) => {
      await page.route('**/api/company/members*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.reload();
    },
  }),
  ...INTERVIEW_SCREENS,
  ...PRIVACY_SCREENS,
];
