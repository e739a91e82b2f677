import { beforeEach, describe, expect, it } from '@jest/globals';
import { propose, submitted } from '../../backend/test/support/interviews.js';
import { BILLING, issue, placementOf, setAgency } from '../../backend/test/support/ledger.js';
import { recordOf } from '../../backend/test/support/office.js';
import { lookAtCauses } from '../../backend/test/support/tasks.js';
import { dayFromNow } from '../support/console-ledger.js';
import { consoleSuite, office, openAsAdmin, openAsSuperAdmin, page, press } from '../support/console-suite.js';
import { isComplete, sees } from '../support/looking.js';

const MOST_CONTROLS = 60;

/** An invoice that is overdue, of a company of its own. */
async function overdue(): Promise<number> {
  const company = await office.addCompany();
  await recordOf(office.admin.patch(`/api/admin/companies/${company.id}/billing`, BILLING));
  const job = await office.jobFor(company.id);
  const connection = await office.connect(job.id, (await office.addEmployee({ name: 'Zoya Merchant' })).id);
  await office.setStatus(connection.id, 'placed');
  const { id } = await placementOf(office, connection.id);
  const facts = { joining_date: dayFromNow(-70), first_month_gross_paise: 6_000_000 };
  await recordOf(office.admin.patch(`/api/admin/placements/${id}`, facts));
  return (await issue(office, id)).id;
}

consoleSuite(async () => {
  await setAgency(office);
  for (let n = 0; n < 7; n += 1) await overdue();
  const { connection } = await submitted(office);
  await propose(office, connection);
  await lookAtCauses(office);
});

const attention = () => page.getByRole('region', { name: 'Needs attention' });
const ofDay = () => page.getByRole('region', { name: /^Interviews/ });

describe('the dashboard of the day', () => {
  it.each([
    [1280, 800],
    [390, 844],
  ])('shows what waits and the next interviews above the fold at %s × %s, with few controls', async (width, height) => {
    await page.setViewportSize({ width, height });
    await openAsSuperAdmin('/');
    await attention().getByRole('button', { name: 'Remind all' }).waitFor();
    await isComplete(page);
    const bottom = async (at: ReturnType<typeof ofDay>): Promise<number> => {
      const box = await at.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    const fold = width > 1000 ? height : height - 60;
    expect(await bottom(attention())).toBeLessThan(fold);
    expect(await bottom(ofDay())).toBeLessThan(fold);
    const inSight = await page.locator('a, button, input, select').evaluateAll(
      (controls) =>
        controls.filter((control) => {
          const { top, bottom: end, left, right, width: wide } = control.getBoundingClientRect();
          const isShown = control.checkVisibility({ visibilityProperty: true });
          return isShown && wide > 0 && end > 0 && right > 0 && top < innerHeight && left < innerWidth;
        }).length,
    );
    expect(inSight).toBeLessThanOrEqual(MOST_CONTROLS);
  });

  it('groups by cause, and a group opens to its first five and to the list of its cause', async () => {
    await openAsAdmin('/');
    const group = attention().getByRole('button', { name: /^7 invoices overdue ₹[\d,]+ · late since/ });
    expect(await group.getAttribute('aria-expanded')).toBe('false');
    await group.click();
    expect(
      await attention()
        .getByRole('button', { name: /^Remind: NY\// })
        .count(),
    ).toBe(5);
    await attention().getByRole('link', { name: 'All 7' }).click();
    await page.getByText(/^7 of \d+ tasks$/).waitFor();
    await page.getByRole('button', { name: 'By cause' }).click();
    await attention()
      .getByRole('button', { name: /^7 invoices overdue/ })
      .waitFor();
  });

  it('shows all tasks, or those of the reader and of nobody: what is pressed is what is shown', async () => {
    await openAsAdmin('/');
    const mine = attention().getByRole('button', { name: 'Mine and unassigned' });
    expect(await mine.getAttribute('aria-pressed')).toBe('false');
    const asked = page.waitForRequest(/\/tasks\/groups\?.*mine/);
    await mine.click();
    await asked;
    expect(await mine.getAttribute('aria-pressed')).toBe('true');
    await mine.click();
  });

  it('reminds of all, after it has said of how many, and says who is left out', async () => {
    await openAsAdmin('/');
    await attention()
      .getByRole('button', { name: /^7 invoices overdue/ })
      .click();
    await attention()
      .getByRole('button', { name: /^Remind: NY\// })
      .first()
      .click();
    await sees(page, '1 reminder is on its way.');
    await attention().getByRole('button', { name: 'Remind all' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remind of 6 invoices?' });
    await sees(question, '1 is left out: it was mailed in the last three days.');
    await question.getByRole('button', { name: 'Send 6 reminders' }).click();
    await sees(page, '6 reminders are on their way. 1 is left out: it was mailed in the last three days.');
    await attention().getByRole('button', { name: 'Remind all' }).click();
    await sees(
      page.getByRole('alertdialog', { name: 'Nobody to remind now' }),
      '7 are left out: they were mailed in the last three days.',
    );
    await press('OK');
  });

  it('reminds all companies that have not answered, but those whom a mail reached lately', async () => {
    const waiting = [await submitted(office), await submitted(office)].map(({ connection }) => connection.id);
    await office.sql(`update connections set submitted_at = now() - interval '5 days' where connection_id = any($1)`, [
      waiting,
    ]);
    await lookAtCauses(office);
    await openAsAdmin('/');
    const group = attention().getByRole('listitem').filter({ hasText: '2 profiles wait for a company’s answer' });
    const remind = async (): Promise<void> => {
      await group.getByRole('button', { name: 'Remind all' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remind of 2 people?' });
      await question.getByRole('button', { name: 'Remind' }).click();
    };
    await remind();
    await sees(page, '2 reminders are on their way.');
    await remind();
    await sees(page, 'No reminder was sent. Who was reminded in the last three days is left out.');
  });

  it('names the day that has interviews, with its meeting and a call', async () => {
    await openAsAdmin('/');
    await ofDay()
      .getByRole('link', { name: /[ap]m Asha Rao$/ })
      .waitFor();
    expect(await ofDay().getByRole('link', { name: 'Join: Asha Rao' }).getAttribute('href')).toBe(
      'https://meet.example.com/abc',
    );
    expect(
      await ofDay()
        .getByRole('link', { name: /^Call: Asha Rao, \+91/ })
        .getAttribute('href'),
    ).toMatch(/^tel:\+91/);
  });
});

describe('the line at the foot', () => {
  const foot = () => page.getByRole('region', { name: 'Backups, mails and what the law asks for' });

  beforeEach(() => office.sql('delete from pgboss.last_backup'));

  it('says that all is well, and leads to the rooms', async () => {
    await office.sql(`insert into pgboss.last_backup (made_at) values (now() - interval '6 hours')`);
    await openAsSuperAdmin('/');
    await sees(foot(), 'Backed up 6 h ago · all mails delivered · nothing due by law');
    await foot().getByRole('link', { name: 'Backed up 6 h ago' }).click();
    await page.getByRole('heading', { level: 1, name: 'Health' }).waitFor();
  });

  it('stands red on top where something is not', async () => {
    await openAsSuperAdmin('/');
    const alert = page.getByRole('alert').filter({ hasText: 'Nothing is backed up yet.' });
    await alert.waitFor();
    // the database of these tests is not the embedded one
    await alert.getByRole('link', { name: /^Open/ }).waitFor();
    expect(await foot().innerText()).not.toContain('Backed up');
    await openAsAdmin('/');
    await sees(foot(), 'all mails delivered');
    expect(await page.getByText('backed up').count()).toBe(0);
  });
});
