import { type Locator, type Page } from 'playwright-core';
import { PASSWORD } from '../../backend/test/support/agency.js';

/** Somebody who registers, and what their form asks for. */
export interface Registrant {
  radio: string;
  role: 'employee' | 'company';
  name: string;
  fields: Record<string, string>;
  missing: string[];
  terms: RegExp;
}

export const EMPLOYEE: Registrant = {
  radio: 'Employee',
  role: 'employee',
  name: 'Full name',
  terms: /2 years|2-year/,
  fields: {
    'Full name': 'Priya Nair',
    Qualification: 'B.Com',
    'Preferred location': 'Kochi',
    'Preferred salary': '4,00,000',
    Skills: 'Tally, Excel',
  },
  missing: ['Name is required', 'Qualification is required', 'Skills are required', 'Industry is required'],
};
export const EMPLOYER: Registrant = {
  radio: 'Employer',
  role: 'company',
  name: 'Contact person name',
  terms: /50/,
  fields: { 'Company name': 'Malabar Foods', 'Contact person name': 'Joseph Kurian', Location: 'Kochi' },
  missing: ['Company name is required', 'Contact person name is required', 'Location is required'],
};

export async function fillIn(page: Page, { radio, fields }: Registrant, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('radio', { name: radio }).check();
  const account = { Email: email, 'Mobile number': '9876543210', 'Confirm password': PASSWORD };
  for (const [label, value] of Object.entries({ ...fields, ...account })) await page.getByLabel(label).fill(value);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Industry').selectOption('Non-IT');
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'terms and conditions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
}

export const register = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Register', exact: true }).click();
export const box = (page: Page, n: number): Locator => page.getByLabel(`Digit ${n} of 6`);
export const digits = async (page: Page): Promise<string> =>
  (await Promise.all([1, 2, 3, 4, 5, 6].map((n) => box(page, n).inputValue()))).join('');

/** Registers an employer up to the dialog that asks for the code. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await fillIn(page, EMPLOYER, email);
  await acceptTerms(page);
  await register(page);
  await page.getByRole('dialog', { name: 'Verify your email' }).waitFor();
}
