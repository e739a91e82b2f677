import { describe, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { countsOf } from '../support/console-page.js';
import { agency, office, page, visitor } from '../support/console-suite.js';
import { answerInstead, letThrough, sees } from '../support/looking.js';
import {
  asha,
  CONSOLE,
  field,
  find,
  gone,
  group,
  heading,
  listens,
  names,
  open,
  opened,
  palette,
  paletteSuite,
  press,
  sheet,
  superSession,
} from '../support/palette-suite.js';
import { store, storedSession } from '../support/people.js';

paletteSuite();

describe('the palette', () => {
  it('offers the team, the activity and a backup to super admins only', async () => {
    await store(visitor, superSession);
    const backups = '/api/admin/backups';
    await answerInstead(page, backups, 200, { made_here: true, running: false, newest_at: null, failure: null });
    await open('/', 'Dashboard');
    await press('Control+k');
    await sees(group('Go to'), 'Team', 'Activity');
    const begun = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(backups));
    await find('back up', 'Back up now');
    await press('Enter');
    await begun;
    await letThrough(page);
    await gone(palette());
    await press('?');
    await sees(sheet(), 'Money');
  });

  it('tells which skill it found, and which other field', async () => {
    await open('/', 'Dashboard');
    await find('zbru kochi', 'Zoya Khan');
    const zoya = group('Employees').getByRole('option', { name: 'Zoya Khan' });
    await sees(zoya, 'Skills: ZBrush · Preferred location: Kochi');
    expect(await zoya.locator('mark').allInnerTexts()).toEqual(['ZBru', 'Kochi']);
  });

  it('leads to the whole list when there is more than it shows', async () => {
    await open('/', 'Dashboard');
    await find('ravi', 'Ravi Nair');
    expect(await names(group('Employees'))).toHaveLength(6);
    await palette().getByRole('option', { name: 'All matches in Employees' }).click();
    await heading('Employees');
    await countsOf(page, 6, 'employees');
  });

  it('says when nothing was found, when too little is typed, and which list could not be searched', async () => {
    await open('/', 'Dashboard');
    await press('Control+k');
    await field().fill('z');
    await sees(palette(), 'Type at least two letters');
    await field().fill('zzyzx');
    await sees(palette().getByRole('status'), 'Nothing found for "zzyzx"');
    await answerInstead(page, '/api/admin/companies', 503, { error: 'Later' });
    await field().fill('malabar');
    await sees(palette().getByRole('alert'), 'Companies could not be searched');
    await sees(group('Job Requests'), 'Pastry Chef');
    await letThrough(page);
    await palette().getByRole('button', { name: 'Try Again' }).click();
    await sees(group('Companies'), 'Malabar Foods');
    await gone(palette().getByRole('alert'));
  });
});

describe('what the palette offers about records', () => {
  it('begins with those that were opened lately, until logout', async () => {
    await store(visitor, await storedSession(agency, office.admin.email));
    await page.goto(`${CONSOLE}/employees/${asha.id}/show`);
    await opened(`/employees/${asha.id}/show`, 'Employee');
    await open('/', 'Dashboard');
    await press('Control+k');
    await sees(group('Recent'), 'Asha Rao');
    expect((await names(palette()))[0]).toContain('Asha Rao');
    await field().fill('logout');
    await press('Enter');
    await page.waitForURL('**/login');
    const stored = await page.evaluate(() => Object.values(localStorage).join(' '));
    expect(stored).not.toContain('Asha Rao');
  });

  it('finds a name that is misspelt, and sections by the beginning of a word alone', async () => {
    await open('/', 'Dashboard');
    await press('Control+k');
    await field().fill('pirya');
    await group('Spelt another way').getByRole('option', { name: 'Priya Sharma' }).waitFor();
    await field().fill('priya');
    await group('Employees').getByRole('option', { name: 'Priya Sharma' }).waitFor();
    expect((await names(palette()))[0]).toContain('Priya Sharma');
    await field().fill('sett');
    await press('Enter');
    await heading('Agency');
  });
});

describe('a list that is searched', () => {
  const search = (list: string): Locator => page.getByRole('textbox', { name: `Search ${list}` });
  const row = (name: string): Locator => page.getByRole('row').filter({ has: page.getByRole('link', { name }) });

  it('tells which skill matched, and which other field when it is not the name', async () => {
    await open('/employees', 'Employees');
    await search('employees').fill('zbru');
    await sees(row('Zoya Khan'), 'Skills: ZBrush');
    expect(await row('Zoya Khan').locator('mark').allInnerTexts()).toEqual(['ZBru']);
    await search('employees').fill('zoya kochi');
    await sees(row('Zoya Khan'), 'Preferred location: Kochi');
    expect(await row('Zoya Khan').locator('mark').allInnerTexts()).toEqual(['Zoya', 'Kochi']);
    await search('employees').fill('asha.rao@');
    await sees(row('Asha Rao'), 'Email: asha.rao@example.in');
  });

  it('tells it on a phone and on the board, too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/employees', 'Employees');
    await search('employees').fill('zbru');
    await sees(page.getByRole('listitem').filter({ hasText: 'Zoya Khan' }), 'Skills: ZBrush');
    await page.setViewportSize({ width: 1280, height: 844 });
    await open('/connections', 'Connections');
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await search('connections').fill('malabar');
    await sees(page.getByRole('listitem').filter({ hasText: 'Asha Rao' }), 'Company: Malabar Foods');
  });
});

describe('single keys', () => {
  it('can be switched off, and stay so; Ctrl K goes on', async () => {
    await open('/employees', 'Employees');
    await press('?');
    await sheet().getByRole('switch', { name: 'Use single keys' }).uncheck();
    await press('Escape');
    await gone(sheet());
    await page.reload();
    await heading('Employees');
    await listens();
    await press('n', '?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await press('Control+k');
    await field().waitFor();
  });
});
