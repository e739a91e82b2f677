import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { answerInstead, comesBack, letThrough, sees, storageKeys } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const LOAD_FAILED = 'Failed to load dashboard data. Please try refreshing the page.';
const OFFLINE = 'You are offline. Your changes are kept here and saved when you are back.';
const CV = 'https://cv.example.in/asha-rao.pdf';

let agency: Agency;
let admin: ApiClient;
let employee: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  agency = await Agency.open();
  admin = await agency.staff();
});

beforeEach(async () => {
  employee = await addPerson(agency, admin, 'employee', { resume_link: CV });
  visitor = await Visitor.enter(agency.base);
  page = visitor.page;
});

afterAll(async () => {
  await agency.close();
});

const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).last().click();
const enter = (person = employee): Promise<void> => openAs(visitor, agency, person.email);

async function openProfile(): Promise<void> {
  await enter();
  await press(/Asha Rao/);
}

describe('employee’s profile', () => {
  it('has no resume link when there is none', async () => {
    await enter(await addPerson(agency, admin, 'employee'));
    await press(/Asha Rao/);
    await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
    expect(await page.getByRole('link', { name: /resume/i }).count()).toBe(0);
    expect(await visitor.leave()).toEqual([]);
  });

  it('says which field the server did not take', async () => {
    await openProfile();
    await press('Edit Profile');
    await page.getByLabel('Skills').fill('React, '.concat('x'.repeat(61)));
    await press('Save');
    const sentence = 'Each skill must be at most 60 characters long';
    await sees(page.getByRole('alert'), 'Failed to update profile. Please try again.', sentence);
    const skills = page.getByLabel('Skills');
    await skills.and(page.locator('[aria-invalid=true]:focus')).waitFor();
    expect(await page.locator(`#${await skills.getAttribute('id')}-error`).textContent()).toBe(sentence);
    await skills.fill('React');
    await press('Save');
    await sees(page, 'Profile updated successfully!');
    expect(await visitor.leave()).toEqual([]);
  });

  it('without a salary says so, and lets one be entered', async () => {
    await enter(await addPerson(agency, admin, 'employee', { empsalary: 0, qualification: 'M.Sc' }));
    await press(/Asha Rao/);
    await sees(page.getByRole('dialog'), 'Not specified', 'M.Sc');
    expect(await page.getByText(/^(₹)?0$/).count()).toBe(0);
    await press('Edit Profile');
    expect(await page.getByLabel('Preferred salary').inputValue()).toBe('');
    expect(await visitor.leave()).toEqual([]);
  });

  it('without a network says so at once; what was discarded then is not stored once it is back', async () => {
    await openProfile();
    await press('Edit Profile');
    await page.getByLabel('Qualification').fill('M.Tech');
    await visitor.context.setOffline(true);
    await press('Save');
    await sees(page.getByRole('alert'), OFFLINE);
    const later: string[] = [];
    page.on('request', (request) => later.push(request.method()));
    await press('Cancel');
    await press('Discard changes');
    await comesBack(visitor);
    expect(later).not.toContain('PUT');
    await page.reload();
    await sees(page.getByRole('dialog'), 'B.Tech');
    expect(await visitor.leave()).toEqual([]);
  });

  it('without a network keeps the values and the focus, and saves when it is back', async () => {
    await openProfile();
    await press('Edit Profile');
    await page.getByLabel('Qualification').fill('M.Tech');
    await visitor.context.setOffline(true);
    await page.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await sees(page.getByRole('alert'), OFFLINE);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Save');
    expect(await page.getByLabel('Qualification').inputValue()).toBe('M.Tech');
    await sees(page, 'You are offline. This page goes on when you are back.');
    await comesBack(visitor);
    await sees(page, 'Profile updated successfully!', 'M.Tech');
    expect(await visitor.leave()).toEqual([]);
  });

  it('keeps the form when it cannot be saved', async () => {
    await openProfile();
    await answerInstead(page, '/api/employee/profile', 500, { error: 'The database is away' });
    await press('Edit Profile');
    await page.getByLabel('Qualification').fill('M.Tech');
    await press('Save');
    await sees(page.getByRole('alert'), 'Failed to update profile. Please try again.');
    expect(await page.getByLabel('Qualification').inputValue()).toBe('M.Tech');
    await letThrough(page);
    await press('Save');
    await sees(page, 'M.Tech');
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('employee’s dashboard', () => {
  it('stays when the refusal of the profile says what else to do', async () => {
    await answerInstead(page, '/users/profile', 403, { code: 'auth.permission_missing', error: 'No' });
    await enter();
    await sees(page.getByRole('alert'), LOAD_FAILED);
    expect(await storageKeys(page)).toContain('token');
    expect(await visitor.leave()).toEqual([]);
  });
});
