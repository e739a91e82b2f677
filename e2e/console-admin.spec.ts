import { describe, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { heading } from './support/console.js';
import { answerQuestion, choose, dialogOf, field, pick, rowOf } from './support/console-page.js';
import { consoleSuite, office, openAsAdmin, page, press } from './support/console-suite.js';
import { answerInstead, letThrough, sees, seesNoMore } from './support/looking.js';

const UPDATED = 'Placement status updated successfully';
const PERSON = 'hr.asha@example.in';

consoleSuite();

const figure = (name: string): Promise<void> => page.getByRole('link', { name, exact: true }).waitFor();
const recent = (): Locator => page.getByRole('region', { name: 'Recent Connections' });
const submit = (name: string): Promise<void> => dialogOf(page).getByRole('button', { name, exact: true }).click();
const section = (name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click();

async function fillIn(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(dialogOf(page), label).fill(value);
}

/** Opens a form by its quick action, sends it as it is, and sees what is missing. */
async function begin(action: string, ...missing: string[]): Promise<void> {
  await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: action }).click();
  await submit(action);
  await sees(page, ...missing);
}

async function setStatus(place: Locator, now: string, status: string): Promise<void> {
  await place.getByRole('button', { name: new RegExp(`^Change status of Asha Rao.* now ${now}$`) }).click();
  await page.getByRole('menuitem', { name: status, exact: true }).click();
}

describe('an admin', () => {
  it('brings a person, a company, a job and a connection in by the quick actions, and leads it to a placement', async () => {
    await openAsAdmin('/');
    await heading(page, 'Dashboard');
    await page.getByRole('banner').getByText('Admin', { exact: true }).waitFor();
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(
      expect.arrayContaining(['Dashboard', 'Employees', 'Companies', 'Job Requests', 'Connections', 'Placements']),
    );
    for (const button of ['Refresh', 'Logout']) await page.getByRole('button', { name: button }).waitFor();
    for (const name of ['Total Employees', 'Active Companies', 'Job Requests', 'Successful Placements'])
      await figure(`0 ${name}`);
    await sees(recent(), 'No connections yet');

    await begin(
      'Add Employee',
      'Full name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
    );
    await fillIn({ 'Full name': 'Asha Rao 2', Email: 'asha', Phone: '98765' });
    await dialogOf(page)
      .getByLabel(/^Password/)
      .fill('seven-7');
    await submit('Add Employee');
    await sees(
      page,
      'Please enter a valid email address',
      'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)',
      'Password must be at least 8 characters long',
    );
    expect((await field(dialogOf(page), 'Full name').inputValue()).trim()).toBe('Asha Rao');
    await fillIn({ 'Full name': 'Asha Rao', Email: PERSON, Phone: '9876543210' });
    await dialogOf(page)
      .getByLabel(/^Password/)
      .fill('mango-lassi-42');
    await choose(page, 'Industry', 'IT');
    await submit('Add Employee');
    await sees(page, 'Employee added successfully');
    await figure('1 Total Employees');

    await begin('Add Company', 'Company name is required', 'Contact person name is required');
    await fillIn({
      'Company name': 'Malabar Foods',
      'Contact person name': 'Ravi Menon',
      Email: 'hr@malabar.example.in',
      Phone: '9876501234',
      Location: 'Kochi',
    });
    await dialogOf(page)
      .getByLabel(/^Password/)
      .fill('mango-lassi-42');
    await choose(page, 'Industry', 'Non-IT');
    await submit('Add Company');
    await sees(page, 'Company added successfully');
    await figure('1 Active Companies');

    await begin('Add Job Request', 'Company, title, and description are required');
    await pick(page, 'Company', 'malabar', 'Malabar Foods · Kochi');
    await fillIn({ 'Job title': 'Food Technologist', Description: 'Keep the kitchen safe.' });
    await submit('Add Job Request');
    await sees(page, 'Job request added successfully');
    await figure('1 Job Requests');

    await begin('Create Connection', 'Please select both job and employee');
    await pick(page, 'Job', 'technologist', 'Food Technologist, Malabar Foods');
    await pick(page, 'Employee', 'asha', `Asha Rao, ${PERSON}`);
    await submit('Create Connection');
    await sees(page, 'Connection created successfully');
    await sees(recent(), 'Asha Rao', 'Food Technologist', 'Pending');

    await setStatus(recent(), 'Pending', 'Interview scheduled');
    expect(await answerQuestion(page, 'Update status')).toContain(
      'Are you sure you want to update status to "Interview scheduled"?',
    );
    await sees(recent(), 'Interview scheduled');
    await sees(page, UPDATED);
    await setStatus(recent(), 'Interview scheduled', 'Placed');
    expect(await answerQuestion(page, 'Cancel')).toContain('Are you sure you want to update status to "Placed"?');
    await setStatus(recent(), 'Interview scheduled', 'Placed');
    await answerQuestion(page, 'Update status');
    await figure('1 Successful Placements');

    await section('Placements');
    await sees(page, '1 placement');
    await sees(rowOf(page, 'Asha Rao'), 'Food Technologist', 'Malabar Foods', 'Not specified');
    expect(await page.getByRole('button', { name: /^Actions for / }).count()).toBe(0);
    await section('Employees');
    await sees(rowOf(page, 'Asha Rao'), 'Placed');
    await page.getByRole('link', { name: 'Asha Rao', exact: true }).click();
    await sees(dialogOf(page), PERSON);
    expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
  });

  it('is informed of a failure, and tries again', async () => {
    const loadFailed = 'Failed to load dashboard data. Please refresh the page.';
    await answerInstead(page, '/api/admin/dashboard-stats', 500, {});
    await openAsAdmin('/');
    await sees(page.getByRole('alert'), loadFailed);
    await letThrough(page);
    await press('Try Again');
    await seesNoMore(page, loadFailed);
  });

  it('sees which job requests are closed, and searches', async () => {
    const company = await office.addCompany({ companyName: 'Nilgiri Tea' });
    const closed = await office.jobFor(company.id, { title: 'Night Watch' });
    await office.sql(`update job_requests set status = 'closed' where request_id = $1`, [closed.id]);
    await office.jobFor(company.id, { title: 'Accountant' });
    await openAsAdmin('/job-requests');
    const look = (title: string): Promise<string> =>
      rowOf(page, title).evaluate((row) => getComputedStyle(row).backgroundColor + getComputedStyle(row).boxShadow);
    await sees(rowOf(page, 'Night Watch'), 'Closed');
    expect(await look('Night Watch')).not.toBe(await look('Accountant'));
    await page.getByRole('textbox', { name: 'Search job requests' }).fill('night');
    await rowOf(page, 'Accountant').waitFor({ state: 'detached' });
    await rowOf(page, 'Night Watch').waitFor();
  });
});
