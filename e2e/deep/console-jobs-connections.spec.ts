import { describe, expect, it } from '@jest/globals';
import { type ApiRecord, rowsOf } from '../../backend/test/support/office.js';
import {
  answerQuestion,
  becomes,
  countsOf,
  dialogOf,
  field,
  openFold,
  pick,
  rowOf,
  shownIds,
  shownNames,
} from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page, press } from '../support/console-suite.js';
import { answerInstead, letThrough, sees } from '../support/looking.js';
import { addPerson, openAs } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const UPDATED = 'Placement status updated successfully';
const questionAbout = (status: string): string => `Are you sure you want to update status to "${status}"?`;

let company: ApiRecord;

consoleSuite(async () => {
  company = await office.addCompany({ companyName: 'Malabar Foods' });
});

const submit = (name: string): Promise<void> => dialogOf(page).getByRole('button', { name, exact: true }).click();
const choices = (): Promise<string[]> => page.getByRole('option').allInnerTexts();
const seen = (id: number): Promise<ApiRecord> => office.seen('connections', id);

/** A connection of somebody with a name of their own, to a job of the one company. */
async function connected(name: string, title: string): Promise<ApiRecord> {
  const [person, job] = await Promise.all([office.addEmployee({ name }), office.jobFor(company.id, { title })]);
  return office.connect(job.id, person.id);
}

async function setStatus(name: string, now: string, status: string): Promise<void> {
  await press(`Change status of ${name}, now ${now}`);
  await page.getByRole('menuitem', { name: status, exact: true }).click();
}

describe('job requests', () => {
  it('are added for a company, with every message and the body of the specification', async () => {
    await office.addCompany({ companyName: 'Nilgiri Tea' });
    await openAsAdmin('/job-requests');
    await page.getByRole('link', { name: 'Add Job Request' }).first().click();
    const dialog = dialogOf(page);
    expect(await field(dialog, 'Number of positions').inputValue()).toBe('1');
    await submit('Add Job Request');
    await sees(page, 'Company, title, and description are required');
    await sees(dialog, 'Company is required', 'Job title is required', 'Description is required');
    await field(dialog, 'Number of positions').fill('0');
    await sees(dialog, 'Must be at least 1');
    await page.getByRole('combobox', { name: /^Employment type/ }).click();
    expect(await choices()).toEqual(['Not specified', 'Full-time', 'Part-time', 'Contract', 'Internship']);
    await page.getByRole('option', { name: 'Part-time' }).click();
    await page.getByRole('combobox', { name: /^Priority/ }).click();
    expect(await choices()).toEqual(['Not specified', 'Low', 'Medium', 'High', 'Urgent']);
    await page.getByRole('option', { name: 'Urgent' }).click();
    await pick(page, 'Company', 'nilgiri', 'Nilgiri Tea · Pune');
    const values = { 'Job title': 'Tea Taster', Description: 'Taste tea.', Domain: 'Food', Location: 'Ooty' };
    const others = { 'Salary range': '3,00,000', 'Number of positions': '4', Requirements: 'A fine tongue.' };
    for (const [label, value] of Object.entries({ ...values, ...others })) await field(dialog, label).fill(value);
    await answerInstead(page, '/jobs/create', 500);
    await submit('Add Job Request');
    await sees(page, 'Failed to add job request');
    await letThrough(page);
    const call = page.waitForRequest('**/jobs/create');
    await submit('Add Job Request');
    const [nilgiri] = await rowsOf(office.admin.list('companies', { filter: { name: 'Nilgiri Tea' } }));
    expect((await call).postDataJSON()).toEqual({
      company_id: nilgiri?.id,
      title: 'Tea Taster',
      description: 'Taste tea.',
      domain: 'Food',
      location: 'Ooty',
      employment_type: 'part_time',
      salary_range: '3,00,000',
      count: 4,
      priority: 'urgent',
      requirements: 'A fine tongue.',
    });
    await sees(page, 'Job request added successfully');
    await becomes(async () => (await shownNames(page))[0], 'Tea Taster');
    await sees(rowOf(page, 'Tea Taster'), 'Nilgiri Tea', 'Part-time', 'Urgent', 'Open');
  });
});

describe('a job request that waits', () => {
  it('is opened with one press, and back for ten seconds', async () => {
    const { id } = await office.jobFor(company.id, { title: 'Saffron Sorter' });
    await office.sql(`update job_requests set status = 'pending' where request_id = $1`, [id]);
    await openAsAdmin(`/job-requests/${id}/show`);
    await press('Open this job');
    await sees(page, 'Saffron Sorter is open: people can be connected to it');
    await dialogOf(page).getByRole('link', { name: 'Connect an employee' }).waitFor();
    await press('Undo');
    await sees(page, 'Saffron Sorter is pending again');
    await dialogOf(page).getByRole('button', { name: 'Open this job' }).waitFor();
  });
});

describe('a connection', () => {
  it('is made to an open or active job only; the person gets a mail and sees the job', async () => {
    const person = await addPerson(office.agency, office.admin, 'employee', { name: 'Kavya Hegde' });
    for (const status of ['open', 'active', 'pending', 'closed']) {
      const { id } = await office.jobFor(company.id, { title: `Chef ${status}` });
      await office.sql('update job_requests set status = $2 where request_id = $1', [id, status]);
    }
    await openAsAdmin('/connections');
    await page.getByRole('link', { name: 'Create Connection' }).first().click();
    await submit('Create Connection');
    await sees(page, 'Please select both job and employee');
    await sees(dialogOf(page), 'Select a job', 'Select an employee');
    const searching = page.waitForRequest((request) => request.url().includes(encodeURIComponent('"q":"chef"')));
    await page.getByRole('combobox', { name: 'Job', exact: true }).fill('chef');
    const filter = new URL((await searching).url()).searchParams.get('filter');
    expect(JSON.parse(filter ?? '')).toEqual({ q: 'chef', status: ['open', 'active'] });
    await becomes(choices, ['Chef active, Malabar Foods', 'Chef open, Malabar Foods']);
    await page.getByRole('option', { name: 'Chef open, Malabar Foods' }).click();
    await pick(page, 'Employee', 'kavya', `Kavya Hegde, ${person.email}`);
    await field(dialogOf(page), 'Notes').fill('Called on Monday.');
    await answerInstead(page, '/api/admin/create-connection', 500);
    await submit('Create Connection');
    await sees(page, 'Failed to create connection');
    await letThrough(page);
    await submit('Create Connection');
    await sees(page, 'Connection created successfully');
    await sees(rowOf(page, 'Kavya Hegde'), 'Chef open', 'Malabar Foods', 'Pending');
    expect((await office.agency.mail.mailTo(person.email, 2)).subject).toBe(
      'You have been connected to a job: Chef open',
    );
    const kavya = await Visitor.enter(office.agency.base);
    await openAs(kavya, office.agency, person.email);
    await sees(kavya.page, 'Chef open');
    expect(await kavya.page.getByText('Called on Monday.').count()).toBe(0);
    expect(await kavya.leave()).toEqual([]);
  });

  it('is not made twice', async () => {
    const { employee_name, employee_email } = await connected('Deepa Nambiar', 'Welder');
    await openAsAdmin('/connections/create');
    await pick(page, 'Job', 'welder', 'Welder, Malabar Foods');
    await pick(page, 'Employee', 'nambiar', `${String(employee_name)}, ${String(employee_email)}`);
    await submit('Create Connection');
    await sees(page, 'This employee is already connected to this job');
    expect(await page.getByText('Please select both job and employee').count()).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Job', exact: true }).inputValue()).toBe('Welder, Malabar Foods');
  });
});

describe('the placement status', () => {
  it('is changed from the row after the question; Cancel changes nothing, a failure is told', async () => {
    const connection = await connected('Rohit Bose', 'Driver');
    await openAsAdmin('/connections');
    const call = `/api/admin/connections/${connection.id}/status`;
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith(call) && calls.push(request.postData() ?? ''));
    await setStatus('Rohit Bose', 'Pending', 'Interview scheduled');
    const question = await answerQuestion(page, 'Cancel');
    expect(question).toContain(questionAbout('Interview scheduled'));
    expect(question).toContain('Rohit Bose, Driver');
    expect(calls).toEqual([]);
    await answerInstead(page, call, 500);
    await setStatus('Rohit Bose', 'Pending', 'Interview scheduled');
    await answerQuestion(page, 'Update status');
    await sees(page, 'Failed to update placement status');
    await sees(rowOf(page, 'Rohit Bose'), 'Pending');
    await letThrough(page);
    await setStatus('Rohit Bose', 'Pending', 'Interview scheduled');
    await answerQuestion(page, 'Update status');
    await sees(page, UPDATED);
    await sees(rowOf(page, 'Rohit Bose'), 'Interview scheduled');
    expect(calls.at(-1)).toBe('{"placement_status":"interview_scheduled"}');
    expect(await seen(connection.id)).toMatchObject({ placement_status: 'interview_scheduled' });
    await press('Change status of Rohit Bose, now Interview scheduled');
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
      'Pending',
      'Shortlisted',
      'Interview scheduled',
      'Interview completed',
      'Selected',
      'Offered',
      'Placed',
      'Rejected',
      'Dropped',
      'Resigned',
    ]);
    await page.keyboard.press('Escape');
  });

  it('is undone by the notice for ten seconds, of several each to its own; the history keeps both', async () => {
    const names = ['Undo Asha', 'Undo Babu', 'Undo Chitra'];
    const ids: number[] = [];
    for (const name of names) ids.push((await connected(name, 'Fitter')).id);
    await office.setStatus(ids[1] ?? 0, 'selected');
    await openAsAdmin('/connections');
    await page.getByRole('textbox', { name: 'Search connections' }).fill('undo');
    await countsOf(page, 3, 'connections');
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await press('Set status of 3');
    await page.getByRole('menuitem', { name: 'Rejected', exact: true }).click();
    await sees(page, '3 connections are Rejected', 'Placement status of 3 connections updated successfully');
    await press('Undo');
    await sees(page, '3 connections have their former status again');
    await sees(rowOf(page, 'Undo Asha'), 'Pending');
    await sees(rowOf(page, 'Undo Babu'), 'Selected');
    await page.getByRole('link', { name: 'Undo Babu', exact: true }).click();
    await sees(dialogOf(page), 'Undone: Rejected to Selected', 'Selected to Rejected');
  });

  it('is changed in the drawer, which tells who changed it and when', async () => {
    const connection = await connected('Tara Sethi', 'Painter');
    await openAsAdmin(`/connections/${connection.id}/show`);
    const drawer = dialogOf(page);
    await sees(drawer, 'Connected as Pending');
    await drawer.getByRole('button', { name: 'Change status of Tara Sethi, now Pending' }).click();
    await page.getByRole('menuitem', { name: 'Placed', exact: true }).click();
    expect(await answerQuestion(page, 'Update status')).toContain(questionAbout('Placed'));
    await sees(page, UPDATED);
    await sees(drawer, 'Pending to Placed');
    const [step] = await rowsOf(office.admin.get(`/api/admin/connections/${connection.id}/history`));
    const moment = new Intl.DateTimeFormat('en-IN', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(new Date(String(step?.['changed_at'])));
    expect(step?.['changed_by_name']).toBe(office.admin.email);
    await sees(drawer, `${moment}, Meera Iyer`);
    const history = drawer.locator('section', { has: page.getByRole('heading', { name: 'Notes and history' }) });
    expect((await history.getByRole('listitem').allInnerTexts())[0]).toContain('Pending to Placed');
  });

  it('of several is changed at once; what failed is named and stays selected', async () => {
    const names = ['Bulk Arun', 'Bulk Bina', 'Bulk Cyril'];
    const connections: ApiRecord[] = [];
    for (const name of names) connections.push(await connected(name, 'Packer'));
    const [arun, bina, cyril] = connections.map(({ id }) => id);
    await openAsAdmin('/connections');
    await page.getByRole('textbox', { name: 'Search connections' }).fill('bulk');
    await becomes(() => shownIds(page), [cyril, bina, arun]);
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await office.superAdmin.delete(`/api/admin/connections/${arun}`);
    await answerInstead(page, `/api/admin/connections/${bina}/status`, 500);
    await press('Set status of 3');
    await page.getByRole('menuitem', { name: 'Offered', exact: true }).click();
    await sees(page, '1 updated, 2 failed');
    const report = page.getByRole('dialog', { name: 'These could not be changed' });
    await sees(report, 'Bulk Arun', 'Connection not found', 'Bulk Bina', 'Failed to update placement status');
    expect(await report.getByText('Bulk Cyril').count()).toBe(0);
    await report.getByRole('button', { name: 'Close' }).click();
    await becomes(() => shownIds(page), [cyril, bina]);
    await sees(rowOf(page, 'Bulk Cyril'), 'Offered');
    await sees(rowOf(page, 'Bulk Bina'), 'Pending');
    expect(await page.getByRole('checkbox', { name: 'Select Bulk Bina' }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Select Bulk Cyril' }).isChecked()).toBe(false);
  });
});

describe('joining and salary', () => {
  it('are saved without touching the status, and emptied again', async () => {
    const { id } = await connected('Yamini Rao', 'Nurse');
    await openAsAdmin(`/connections/${id}/show`);
    const form = dialogOf(page);
    await openFold(form, 'Details');
    const values = { 'Offered salary': '55,000', 'Final salary': '58000', 'Admin notes': 'Signed.' };
    await form.getByLabel('Joining date').fill('2026-12-01');
    for (const [label, value] of Object.entries(values)) await field(form, label).fill(value);
    const call = page.waitForRequest((request) => request.method() === 'PATCH');
    await press('Save');
    expect((await call).postDataJSON()).toEqual({
      joining_date: '2026-12-01',
      offered_salary: '55,000',
      final_salary: '58000',
      admin_notes: 'Signed.',
    });
    await sees(page, 'Connection updated successfully');
    await becomes(async () => (await seen(id))['final_salary'], '58000');
    expect(await seen(id)).toMatchObject({ joining_date: '2026-12-01', placement_status: 'pending' });
    await form.getByLabel('Joining date').fill('');
    for (const label of Object.keys(values)) await field(form, label).fill('');
    await press('Save');
    await becomes(async () => (await seen(id))['final_salary'], null);
    expect(await seen(id)).toMatchObject({
      joining_date: null,
      offered_salary: null,
      final_salary: null,
      admin_notes: null,
    });
  });
});

describe('placements', () => {
  it('are the placed connections with their total and the final, else the offered, else no salary', async () => {
    const fresh = async (name: string, status: string, salaries: object): Promise<void> => {
      const { id } = await connected(name, 'Mason');
      await office.setStatus(id, status, { ...salaries });
    };
    await office.sql(`update connections set placement_status = 'dropped' where placement_status = 'placed';
      update placements set state = 'reverted' where state = 'active'`);
    await fresh('Final First', 'placed', { offered_salary: '50000', final_salary: '61000' });
    await fresh('Offered Only', 'placed', { offered_salary: '52000' });
    await fresh('No Salary', 'placed', {});
    await fresh('Not Placed', 'selected', { final_salary: '70000' });
    await openAsAdmin('/placements');
    await sees(page, '3 placements');
    await becomes(async () => (await shownNames(page)).sort(), ['Final First', 'No Salary', 'Offered Only']);
    await sees(rowOf(page, 'Final First'), '₹61,000');
    await sees(rowOf(page, 'Offered Only'), '₹52,000');
    expect(await rowOf(page, 'No Salary').getByText('Not specified', { exact: true }).count()).toBe(2);
    await page.getByRole('textbox', { name: 'Search placements' }).fill('Final First');
    await page.getByText(/^1 of \d+ placements$/).waitFor();
  });
});

describe('on a phone', () => {
  it('a person is found, opened, moved on and connected to another job', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { employee_id } = await connected('Gauri Patil', 'Tailor');
    await office.jobFor(company.id, { title: 'Cutter' });
    await openAsAdmin('/employees');
    await page.getByRole('textbox', { name: 'Search employees' }).fill('gauri');
    await countsOf(page, 1, 'employees');
    await page.getByRole('link', { name: 'Gauri Patil', exact: true }).click();
    const drawer = dialogOf(page);
    await drawer.getByRole('button', { name: 'Change status of Gauri Patil, now Pending' }).click();
    await page.getByRole('menuitem', { name: 'Shortlisted', exact: true }).click();
    expect(await answerQuestion(page, 'Update status')).toContain(questionAbout('Shortlisted'));
    await sees(drawer, 'Shortlisted');
    await drawer.getByRole('link', { name: 'Connect to a job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Connection' });
    await becomes(
      async () => /^Gauri Patil/.test(await dialog.getByRole('combobox', { name: 'Employee' }).inputValue()),
      true,
    );
    await pick(page, 'Job', 'cutter', 'Cutter, Malabar Foods');
    await submit('Create Connection');
    await sees(page, 'Connection created successfully');
    const jobs = await rowsOf(office.admin.list('connections', { filter: { employee_id } }));
    expect(jobs.map(({ job_title, placement_status }) => [job_title, placement_status])).toEqual([
      ['Cutter', 'pending'],
      ['Tailor', 'shortlisted'],
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
