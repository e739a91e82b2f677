// Takes the pictures of the README, of docs/ and of the console's help anew: `npm run pictures -- http://localhost:3000`, of a product that `npm start`
// runs with the demo agency. It changes nothing there, but for a backup and a code that is mailed. The picture of an agency that begins is of a
// second product, run with DEMO_DATA=false, whose super admin is named: `… http://localhost:3001 meera@agency.example its-password`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../e2e/support/chromium.mjs';

const ROOT = join(import.meta.dirname, '..');
const HELP = join(ROOT, 'admin-ui/src/office/help/pictures');
const DOCS = join(ROOT, 'docs/images');
const CONSOLE = '/admin-dashboard';
const DEMO_PASSWORD = 'demo-agency-2026';
const DESK = { width: 1280, height: 800 };
/** In the help, where pictures are drawn at two thirds, and can still be read. */
const SMALL_DESK = { width: 1024, height: 680 };
const PHONE = { width: 390, height: 844 };
/** Fades and images that come last. */
const SETTLE_MILLISECONDS = 1500;
/** Of connections of the demo agency. */
const SHOWN = { answered: 117, selected: 68, accepted: 52 };
const SHEET = `Name,Mobile,Email,City,Skills
Latha Krishnan,98450 11231,latha.krishnan@mail.example.com,Mysuru,"Tally, GST"
Imtiaz Ali,98450 11232,imtiaz.ali@mail.example.com,Hubballi,Welding
Rosy D'Souza,98450 11233,rosy.dsouza@mail.example.com,Mangaluru,"Nursing, ICU"
Manjunath K.,9.84501E+09,manjunath.k@mail.example.com,Tumakuru,CNC
Asha Pawar,98450 11235,asha.pawar@mail.example.com,Belagavi,Payroll
`;

const [demo, empty, emptyEmail, emptyPassword] = process.argv.slice(2);
if (!demo) throw new Error('Say where the demo agency runs: npm run pictures -- http://localhost:3000');
if (empty && !emptyPassword) throw new Error('Say with which e-mail and password to log in to the agency that begins');
mkdirSync(HELP, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.TEST_CHROMIUM ?? findChromium(),
  args: ['--no-sandbox'],
});
try {
  await asNobody();
  await asCompany();
  await asEmployee();
  await asStaff();
  await asReader();
  if (empty) await asBeginner();
} finally {
  await browser.close();
}

async function open(baseURL, surroundings, email, password = DEMO_PASSWORD) {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    viewport: DESK,
    ...surroundings,
  });
  const page = await context.newPage();
  if (!email) return page;
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  return page;
}

async function take(page, folder, name) {
  await page.waitForFunction(
    (underWay) => !document.querySelector(underWay),
    '.MuiSkeleton-root, .is-turning, [aria-busy=true], [role=status][aria-label^=Loading]',
  );
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

function toMiddle(place) {
  return place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

async function asNobody() {
  const page = await open(demo, {});
  await page.goto('/login');
  await take(page, DOCS, 'login');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('priya.nair@mail.example.com');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.waitForURL('**/otp');
  await page.goto('/dev/mailbox');
  await page.locator('summary').filter({ hasText: 'Reset your' }).first().click();
  await take(page, DOCS, 'mailbox');
}

async function asCompany() {
  const desk = await open(demo, {}, 'hiring@lehar.example.com');
  await take(desk, DOCS, 'company');
  const phone = await open(demo, { viewport: PHONE }, 'hiring@lehar.example.com');
  await phone.goto('/company-dashboard/candidates');
  await take(phone, DOCS, 'candidates-phone');
  await phone.goto('/company-dashboard/placements');
  await take(phone, DOCS, 'ledger-portal');
}

async function asEmployee() {
  const page = await open(demo, { viewport: PHONE, colorScheme: 'dark' }, 'priya.nair@mail.example.com');
  await take(page, DOCS, 'employee-phone');
  const light = await open(demo, { viewport: PHONE }, 'priya.nair@mail.example.com');
  await light.getByText(/things found in your resume/).click();
  await toMiddle(light.getByText(/^Read\. /));
  await take(light, DOCS, 'resume-card');
}

async function asStaff() {
  const page = await open(demo, {}, 'superadmin@niyukt.example');
  const go = (path) => page.goto(CONSOLE + path);
  await go('/');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText(/^Backed up/).waitFor();
  await page.reload();
  await take(page, DOCS, 'console');
  await go('/find-people');
  await page.getByPlaceholder(/^Skill, name/).fill('react -fresher');
  await page.keyboard.press('Enter');
  await page.locator('mark').first().waitFor();
  await take(page, DOCS, 'find-people');
  await go('/job-requests');
  await page.getByLabel('Search job requests').fill('React Developer');
  await page.getByRole('link', { name: 'React Developer' }).first().click();
  await page.getByRole('heading', { name: 'Suggested employees' }).scrollIntoViewIfNeeded();
  await take(page, DOCS, 'suggested-people');
  await go('/receivables');
  await take(page, DOCS, 'receivables');
  await go('/duplicates');
  await page.getByRole('link', { name: 'Rajesh Verma' }).click();
  await take(page, DOCS, 'duplicate');
}

/** The pictures of the help, but for the first. */
async function asReader() {
  const page = await open(demo, { viewport: SMALL_DESK }, 'superadmin@niyukt.example');
  const go = (path) => page.goto(CONSOLE + path);
  const press = (name) => page.getByRole('button', { name }).first().click();
  const openFirst = () => page.locator('tbody a').first().click();
  const connection = (id) => go(`/connections/${id}/show`);

  await go('/imports');
  await page.getByText('Import a file').click();
  const buffer = Buffer.from(SHEET);
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await page.getByText('Import 4 rows').waitFor();
  await take(page, HELP, 'people');
  await connection(SHOWN.answered);
  await take(page, HELP, 'connection');
  await go('/interviews');
  await take(page, HELP, 'interviews');
  await connection(SHOWN.selected);
  await press('Make offer');
  await take(page, HELP, 'offer');
  await connection(SHOWN.accepted);
  await press('Mark as placed');
  await take(page, HELP, 'placed');
  await go('/invoices');
  await openFirst();
  await press('Record payment');
  await take(page, HELP, 'payment');
  await go('/claims');
  await openFirst();
  await take(page, HELP, 'claim');
  await go('/');
  await toMiddle(page.getByText(/^Backed up/));
  // charts above it come when they are near
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  await toMiddle(page.getByText(/^Backed up/));
  await take(page, HELP, 'backup');
  await go('/admins');
  await openFirst();
  await take(page, HELP, 'access');
}

async function asBeginner() {
  const page = await open(empty, { viewport: SMALL_DESK }, emptyEmail, emptyPassword);
  await take(page, HELP, 'first-hour');
}
