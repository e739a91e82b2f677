import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, Form, memoryStore } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MoneyLine } from '../src/kit/records/MoneyLine';

const user = userEvent.setup({ delay: null });

/** A form with one amount. @returns what it sends */
function openForm(amount = ''): () => unknown {
  const sent = vi.fn();
  render(
    <AdminContext store={memoryStore()}>
      <Form record={{ amount }} onSubmit={sent}>
        <MoneyLine source="amount" label="First-month gross" />
        <button type="submit">Save</button>
      </Form>
    </AdminContext>,
  );
  return () => (sent.mock.lastCall?.[0] as { amount: unknown } | undefined)?.amount;
}

const input = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'First-month gross' });

afterEach(cleanup);

describe('an amount in rupees', () => {
  it.each([
    ['60000', '60,000'],
    ['123456.78', '1,23,456.78'],
    ['45,555.5', '45,555.50'],
    ['₹ 1,000', '1,000'],
  ])('%s is grouped by lakhs once it is typed: %s', async (typed, grouped) => {
    openForm();
    await user.type(await input(), typed);
    expect((await input()).value).toBe(typed);
    await user.tab();
    expect((await input()).value).toBe(grouped);
  });

  it('that cannot be read stays as it was typed', async () => {
    openForm();
    await user.type(await input(), 'sixty thousand');
    await user.tab();
    expect((await input()).value).toBe('sixty thousand');
  });

  it('is sent as it stands there, and an emptied one as an empty text', async () => {
    const sent = openForm('60,000');
    await user.clear(await input());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(sent()).toBe(''));
  });

  it('asks a phone for digits', async () => {
    openForm();
    expect((await input()).inputMode).toBe('decimal');
  });
});
