import { describe, expect, it } from '@jest/globals';
import { addCandidate } from '../../backend/test/candidates/people.js';
import { type ApiRecord, rowsOf } from '../../backend/test/support/office.js';
import { answerQuestion, becomes, dialogOf, field, pick } from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page, press } from '../support/console-suite.js';
import { answerInstead, letThrough, sees } from '../support/looking.js';

const CREATED = 'Connection created successfully';

let people: ApiRecord[];

consoleSuite(async () => {
  await office.addCompany({ companyName: 'Sahyadri Labs' });
  const pune = { emplocation: 'Pune', qualification: 'B.Tech' };
  people = [
    await office.addEmployee({ name: 'Kiran Rao', skills: 'Kotlin, Android, SQL', ...pune }),
    await office.addEmployee({ name: 'Lata Joshi', skills: 'Kotlin, Android', ...pune }),
    await office.addEmployee({ name: 'Mohan Das', skills: 'Kotlin', ...pune }),
    await office.addEmployee({ name: 'Nisha Paul', skills: 'Tally, Excel', emplocation: 'Kochi' }),
  ];
});

const part = (title: string) =>
  dialogOf(page).locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
const hits = (): Promise<string[]> => page.locator('.hit .record-link').allInnerTexts();
const search = () => page.getByRole('textbox', { name: 'Skill, name, place, or words of a resume' });
const jobOf = async (fields: object): Promise<ApiRecord> => {
  const [company] = await rowsOf(office.admin.list('companies', { filter: { name: 'Sahyadri Labs' } }));
  return office.jobFor(company?.id ?? 0, fields as Record<string, unknown>);
};

describe('a recruiter', () => {
  it('is offered people by how well they fit the job, and still finds everybody by typing', async () => {
    await jobOf({ title: 'Kotlin Trainer', location: 'Pune', skills: 'Kotlin' });
    await openAsAdmin('/connections/create');
    await pick(page, 'Job', 'trainer', 'Kotlin Trainer, Sahyadri Labs');
    await page.getByRole('combobox', { name: 'Employee', exact: true }).click();
    await page
      .getByRole('option', { name: /has Kotlin/ })
      .first()
      .waitFor();
    expect((await page.getByRole('option').allInnerTexts()).at(-1)).toContain('Nisha Paul');
    await pick(page, 'Employee', 'nisha', `Nisha Paul, ${String(people[3]?.['email'])}`);
    await dialogOf(page).getByRole('button', { name: 'Create Connection' }).click();
    await sees(page, CREATED);
  });
});

describe('find people', () => {
  it('keeps a search, uses it, renames it, and deletes it after a question', async () => {
    await openAsAdmin('/find-people');
    await search().fill('tally');
    await press('Save this search');
    await field(dialogOf(page), 'Name').fill('Accountants');
    await dialogOf(page).getByRole('switch', { name: 'Mail me new people once a day' }).check();
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await sees(page, 'Saved as “Accountants”');
    await openAsAdmin('/find-people');
    await sees(page, 'Daily mail');
    await press('Change “Accountants”');
    await field(dialogOf(page), 'Name').fill('Tally people');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Tally people' }).click();
    await becomes(hits, ['Nisha Paul']);
    await press('Saved searches');
    await press('Delete “Tally people”');
    expect(await answerQuestion(page, 'Delete')).toContain('Tally people');
    await sees(page, 'Saved search deleted');
  });

  it('shows five people at once, ordered as chosen, and marks the words in their resumes', async () => {
    const skills = 'Ceramics, Glazing, Firing, Moulding, Casting, Design, Sales, Tally, Excel, English';
    const long = { qualification: 'Diploma in Ceramics', location: 'Jaipur, Delhi NCR, Mumbai', salary: '4-6 LPA' };
    const potters = { Asha: 3, Bina: 9, Chitra: 1, Devi: 12, Esha: 6 };
    for (const [name, years] of Object.entries(potters)) {
      const resume = `Potter with a kiln.\n${'Fired porcelain and stoneware for hotels. '.repeat(20)}`;
      await addCandidate(office, { name: `Potter ${name}`, skills, resume, years, ...long });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAsAdmin('/find-people');
    await search().fill('porcelain');
    await becomes(async () => (await hits()).length, 5);
    const last = await page.locator('.hit').last().boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? Infinity)).toBeLessThanOrEqual(800);
    await page.getByLabel('Sort by').selectOption('Most experience');
    await becomes(hits, ['Potter Devi', 'Potter Bina', 'Potter Esha', 'Potter Asha', 'Potter Chitra']);
    await page.getByText('12 years · Diploma in Ceramics').waitFor();
    await page.locator('.hit .record-link').first().click();
    await part('Resume').locator('mark', { hasText: 'porcelain' }).first().waitFor();
  });

  it('offers the nearest search when nobody is found', async () => {
    await openAsAdmin('/find-people');
    await search().fill('kotlin android zzzz');
    await press('Show people for “kotlin android”');
    await becomes(async () => (await hits()).sort(), ['Kiran Rao', 'Lata Joshi']);
  });

  it('says when a search failed, and tries again', async () => {
    await openAsAdmin('/find-people');
    await answerInstead(page, '/api/admin/candidates/search', 500, { error: 'The database is away' });
    await search().fill('kotlin');
    await sees(page, 'The search failed: The database is away');
    await letThrough(page);
    await press('Try Again');
    await becomes(async () => (await hits()).length, 3);
  });
});
