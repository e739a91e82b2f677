import { describe, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { boardSuite, card, column, connectionId, focused, OFFERED } from '../support/board-suite.js';
import { becomes } from '../support/console-page.js';
import { agency, page, press } from '../support/console-suite.js';
import { answerInstead, sees } from '../support/looking.js';

const QUESTION = 'Are you sure you want to update status to "Shortlisted"?';
const UPDATED = 'Placement status updated successfully';

boardSuite();

async function storedStatus(): Promise<string | undefined> {
  const [row] = await agency.database.sql<{ placement_status: string }>(
    'select placement_status from connections where connection_id = $1',
    [connectionId],
  );
  return row?.placement_status;
}

async function chooseShortlisted(): Promise<void> {
  await page.getByRole('button', { name: 'Change status of Asha Rao, React Developer, now Pending' }).click();
  await page.getByRole('menuitem', { name: 'Shortlisted' }).click();
  await sees(page.getByRole('alertdialog'), QUESTION, 'Asha Rao, React Developer');
}

describe('the board of connections', () => {
  it('has a column for each status, in their order, with how many there are', async () => {
    await column('Offered').getByText('Person 1', { exact: true }).waitFor();
    await becomes(
      () => page.getByRole('heading', { level: 2 }).allInnerTexts(),
      [
        'Pending\n1',
        'Shortlisted\n0',
        'Interview scheduled\n0',
        'Interview completed\n0',
        'Selected\n0',
        `Offered\n${OFFERED}`,
        'Placed\n0',
        'Rejected\n0',
        'Dropped\n0',
        'Resigned\n0',
      ],
    );
    await sees(page, `${OFFERED + 1} connections`);
    expect(await card('Pending').innerText()).toContain('Sahyadri Software');
  });

  it('moves a card by its menu once that is confirmed, and keeps the focus on it', async () => {
    await chooseShortlisted();
    await press('Update status');
    await sees(page, UPDATED);
    await card('Shortlisted').waitFor();
    expect(await card('Pending').count()).toBe(0);
    expect(await storedStatus()).toBe('shortlisted');
    expect(await focused()).toBe('Change status of Asha Rao, React Developer, now Shortlisted');
    await column('Shortlisted').getByRole('heading', { name: 'Shortlisted 1' }).waitFor();
    await page.reload();
    await card('Shortlisted').waitFor();
  });
});

describe('a card', () => {
  it('tells for how many days it is in its status', async () => {
    const days = async (sql: string, text: string): Promise<void> => {
      await agency.database.sql(`update connections set status_changed_at = ${sql} where connection_id = $1`, [
        connectionId,
      ]);
      await page.reload();
      await card('Pending').getByText(`In this status: ${text}`, { exact: true }).waitFor();
    };
    await card('Pending').getByText('In this status: today', { exact: true }).waitFor();
    await days(`now() - interval '1 day'`, '1 day');
    await days(`now() - interval '3 days'`, '3 days');
  });
});

describe('the columns of those who are out of it', () => {
  const fold = (status: string): Locator => page.getByRole('button', { name: `Fold ${status}`, exact: true });
  const unfold = (status: string): Locator =>
    page.getByRole('button', { name: new RegExp(`^${status} `), expanded: false });

  async function moveToRejected(): Promise<void> {
    await page.getByRole('button', { name: /^Change status of Asha Rao/ }).click();
    await page.getByRole('menuitem', { name: 'Rejected' }).click();
    await press('Update status');
    await sees(page, UPDATED);
  }

  it('are strips with their number, of which one is unfolded by keyboard and stays so', async () => {
    await moveToRejected();
    await page.getByRole('button', { name: 'Rejected 1', exact: true }).waitFor();
    expect(await card('Rejected').count()).toBe(0);
    expect(await focused()).toBe('Rejected1');
    await page.keyboard.press('Enter');
    await card('Rejected').waitFor();
    expect(await focused()).toBe('Fold Rejected');
    await page.reload();
    await card('Rejected').waitFor();
    expect(await fold('Dropped').count()).toBe(0);
    await fold('Rejected').press('Enter');
    await unfold('Rejected').waitFor();
    expect(await focused()).toBe('Rejected1');
    await page.reload();
    await unfold('Rejected').waitFor();
    expect(await card('Rejected').count()).toBe(0);
  });

  it('take a card that is dropped on them by mouse', async () => {
    const from = await card('Pending').boundingBox();
    if (!from) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 100, from.y + 60);
    await page.mouse.down();
    await page.mouse.move(from.x + 120, from.y + 60, { steps: 4 });
    await page.mouse.move(1220, from.y + 60, { steps: 12 });
    // held at the edge, the board comes towards the card
    const isSeen = async (): Promise<boolean> => ((await unfold('Dropped').boundingBox())?.x ?? Infinity) < 1200;
    await becomes(isSeen, true);
    await becomes(
      () => page.locator('.board-row').evaluate((row) => row.scrollLeft + row.clientWidth >= row.scrollWidth),
      true,
    );
    const to = await unfold('Dropped').boundingBox();
    if (!to) throw new Error('nowhere to drop');
    await page.mouse.move(to.x + to.width / 2, to.y + 100, { steps: 12 });
    await page.locator('[aria-live=assertive]', { hasText: 'is over Dropped' }).waitFor({ state: 'attached' });
    await page.mouse.up();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Why is the person dropped?').fill('Took another job');
    await question.getByRole('button', { name: 'Update status' }).click();
    await page.getByRole('button', { name: 'Dropped 1', exact: true }).waitFor();
    await sees(page, 'Asha Rao is Dropped', UPDATED);
    expect(await storedStatus()).toBe('dropped');
    await page.keyboard.press('Control+z');
    await card('Pending').waitFor();
    await page.getByRole('button', { name: 'Dropped 0', exact: true }).waitFor();
    expect(await storedStatus()).toBe('pending');
  });
});

describe('a drag by keyboard', () => {
  const said = (text: string): Promise<void> =>
    page.locator('[aria-live=assertive]', { hasText: text }).waitFor({ state: 'attached' });

  async function dragToShortlisted(): Promise<void> {
    await card('Pending').getByRole('link').focus();
    await page.keyboard.press('Space');
    await said('Asha Rao, React Developer is lifted from Pending');
    await page.keyboard.press('ArrowRight');
    await said('Asha Rao, React Developer is over Shortlisted');
    await page.keyboard.press('Space');
  }

  it('moves a card without a question; cards beyond what is seen are reached, too', async () => {
    await dragToShortlisted();
    await sees(page, UPDATED);
    expect(await storedStatus()).toBe('shortlisted');
    expect(await focused()).toBe('Asha Rao');
    await page.keyboard.press('Space');
    for (const status of ['Interview scheduled', 'Interview completed', 'Selected', 'Offered', 'Placed']) {
      await page.keyboard.press('ArrowRight');
      await said(`is over ${status}`);
    }
    await page.keyboard.press('Space');
    await sees(page.getByRole('alertdialog'), 'Are you sure you want to update status to "Placed"?');
    await page.keyboard.press('Enter');
    await column('Placed').getByRole('heading', { name: 'Placed 1' }).waitFor();
    expect(await storedStatus()).toBe('placed');
  });

  it('puts the card back when the server refuses', async () => {
    await answerInstead(page, `/api/admin/connections/${connectionId}/status`, 500);
    await dragToShortlisted();
    await sees(page, 'Failed to update placement status');
    await card('Pending').waitFor();
    expect(await storedStatus()).toBe('pending');
  });

  it('changes nothing when it is left with escape or ends where it began', async () => {
    for (const keys of [
      ['ArrowRight', 'Escape'],
      ['ArrowRight', 'ArrowLeft', 'Space'],
    ]) {
      await card('Pending').getByRole('link').focus();
      await page.keyboard.press('Space');
      for (const key of keys) await page.keyboard.press(key);
      await said('Asha Rao, React Developer stays in Pending');
      expect(await page.getByRole('alertdialog').count()).toBe(0);
    }
  });
});
