import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { reloadWithoutDialog, sees, seesNoMore } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const MB = 1024 * 1024;
const OPEN = 'Your resume';
const FOUND = 'We found these in your resume: add?';
const READ = 'Read. The agency finds you by what it says.';
const RESUME = 'Asha Rao\nTeam Lead\nPhone: 98450 11223\nSkills: React, Kotlin, Rust\nWorked with Kotlin since 2019.\n';

let agency: Agency;
let admin: ApiClient;
let employee: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  agency = await Agency.open();
  admin = await agency.staff();
  // the agency knows skills that two of its people have
  await agency.employee(admin, { skills: 'Kotlin, Rust' });
  await agency.employee(admin, { skills: 'Kotlin, Rust' });
});

beforeEach(async () => {
  employee = await addPerson(agency, admin, 'employee');
  visitor = await Visitor.enter(agency.base);
  page = visitor.page;
  await openAs(visitor, agency, employee.email);
  await page.getByRole('heading', { name: 'Add your resume' }).waitFor();
});

afterAll(async () => {
  await agency.close();
});

const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const textFile = (text: string, name = 'asha.txt'): Upload => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Answers the question of the device which file it shall be. */
const choose = (file: Upload): Promise<void> => page.locator('input[type=file]').first().setInputFiles(file);

describe('employee’s resume', () => {
  it('is read, and adds to the profile what the person leaves ticked, until it is replaced and removed', async () => {
    await choose(textFile(RESUME));
    await sees(page, 'asha.txt', READ, FOUND);
    await page.getByRole('checkbox', { name: 'Rust' }).uncheck();
    expect(await page.getByRole('checkbox', { name: /^Phone: \+91 98450 11223/ }).isChecked()).toBe(false);
    const sent = page.waitForRequest('**/api/employee/profile');
    await press('Add 1 to my profile');
    expect(Object.keys((await sent).postDataJSON() as object)).toEqual(['skills']);
    await sees(page, 'Added to your profile.');
    await seesNoMore(page, FOUND);
    await page.getByRole('button', { name: /Open profile/ }).click();
    await sees(page.getByRole('dialog'), 'React, TypeScript, Kotlin');
    await page.keyboard.press('Escape');
    await reloadWithoutDialog(page);
    await sees(page, 'asha.txt');
    await page.getByRole('button', { name: OPEN }).click();
    expect(await page.getByText(FOUND).count()).toBe(0);

    await choose(textFile('Asha Rao, now with words enough to be read as a resume', 'asha-2.txt'));
    await sees(page, 'Your resume is saved.', 'asha-2.txt', READ);
    const download = page.waitForEvent('download');
    await press('Download your resume');
    expect((await download).suggestedFilename()).toBe('asha-2.txt');
    await press('Remove your resume');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await sees(page, 'Your resume was removed.', 'Add your resume');
    expect(await visitor.leave()).toEqual([]);
  });

  it('is one line below the jobs, which opens', async () => {
    await choose(textFile(RESUME));
    await sees(page, FOUND);
    await page.reload();
    const line = page.getByRole('button', { name: '3 things found in your resume · review' });
    await line.waitFor();
    expect(await page.getByText(FOUND).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Your jobs',
      'No admin connections',
      '3 things found in your resume · review',
      'May we keep your details?',
    ]);
    await line.click();
    await sees(page, FOUND, 'asha.txt');
    expect(await visitor.leave()).toEqual([]);
  });

  it('stands there also when what may be shown of it does not arrive', async () => {
    visitor.provokes('503');
    await page.route('**/api/me/consents', (route) => route.fulfill({ status: 503, json: { error: 'Not now' } }));
    await page.reload();
    await page.getByRole('heading', { name: 'Add your resume' }).waitFor();
    await page.getByRole('heading', { name: 'Your jobs' }).waitFor();
    await page.getByText('Your choices could not be loaded.').waitFor();
    expect(await visitor.leave()).toEqual([]);
  });

  it('of a kind or size that is not taken says so, and what was there before stays', async () => {
    await choose(textFile('Asha Rao, Team Lead, Bengaluru, with React and TypeScript'));
    await sees(page, 'asha.txt');
    const refusals: [Upload, RegExp][] = [
      [
        { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\0\0 not a PDF') },
        /A resume must be a PDF, Word/,
      ],
      [
        { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nno more') },
        /damaged or incomplete/,
      ],
      [{ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * MB + 1) }, /cv\.pdf has 5\.2 MB/],
      [textFile('', 'cv.txt'), /cv\.txt is empty/],
    ];
    for (const [file, sentence] of refusals) {
      await choose(file);
      await page.getByRole('alert').getByText(sentence).waitFor();
      expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
      await press('Close');
    }
    await sees(page, 'asha.txt');
    expect(await visitor.leave()).toEqual([]);
  });

  it('that does not get through is kept, and sent again by hand or once the device is online', async () => {
    visitor.provokes('ERR_INTERNET_DISCONNECTED');
    await visitor.context.setOffline(true);
    await choose(textFile(RESUME));
    await sees(page.getByRole('alert'), 'You are offline. We keep the file here and send it when you are back.');
    await visitor.context.setOffline(false);
    await sees(page, 'asha.txt', 'Your resume is saved.');

    await page.route('**/api/employee/resume', (route) => route.abort());
    await choose(textFile(RESUME, 'asha-2.txt'));
    await sees(page.getByRole('alert'), 'The file did not get through. Please check your connection and try again.');
    await page.unrouteAll();
    await press('Try Again');
    await sees(page, 'asha-2.txt', 'Your resume is saved.');
    expect(await visitor.leave()).toEqual([]);
  });

  it('can be cancelled on its way, dropped on the page, and put off', async () => {
    await page.route('**/api/employee/resume', () => undefined);
    await choose(textFile(RESUME));
    await page.getByRole('progressbar').waitFor();
    const given = page.waitForEvent('requestfailed');
    await press('Cancel upload');
    await sees(page, 'The upload was cancelled. Nothing has changed.');
    // a request that is still held would be let go by the next line
    expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
    await page.unrouteAll();
    await press('Later');
    await page.reload();
    await sees(page, 'No file yet. With one the agency finds more jobs for you.');
    const files = await page.evaluateHandle((text) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([text], 'dropped.txt'));
      return dropped;
    }, RESUME);
    await page.dispatchEvent('main', 'drop', { dataTransfer: files });
    await sees(page, 'dropped.txt');
    expect(await visitor.leave()).toEqual([]);
  });

  it('as a photo larger than 5 MB is sent as a smaller copy', async () => {
    await choose({ name: 'paper.png', mimeType: 'image/png', buffer: noisyPng(1600, 1200) });
    await page.getByText(/^Your resume is saved\. The photo was larger than 5\sMB\. We sent a smaller copy/).waitFor();
    await sees(page, 'paper.jpg', 'Photo');
    expect(await visitor.leave()).toEqual([]);
  });
});

/** A picture that cannot be compressed, three bytes a pixel. */
function noisyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const rows = randomBytes(height * (1 + width * 3));
  for (let row = 0; row < height; row += 1) rows[row * (1 + width * 3)] = 0;
  const chunk = (type: string, data: Buffer): Buffer => {
    const content = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, check]);
  };
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 0 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}
