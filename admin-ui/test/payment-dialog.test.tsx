import '../src/texts/ledger';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Invoice } from '@niyukt/ui-shared/api/types';
import { PaymentDialog } from '../src/money/invoices/parts/PaymentDialog';
import { closePart, openPart } from './support/part';
import { plain, type Sent } from './support/recorded-fetch';

const user = userEvent.setup({ delay: null });
const INVOICE = {
  invoice_id: 9,
  number: 'NY/26-27/00009',
  outstanding_paise: 27_140_60,
  taxable_paise: 30_000_00,
  net_taxable_paise: 23_000_51,
  tds_paise: 0,
} as Invoice;

function openDialog(): Sent[] {
  const dialog = <PaymentDialog invoice={INVOICE} onClose={() => undefined} />;
  return openPart(dialog, '/invoices', ({ method }) => (method === 'POST' ? { body: { payment_id: 4 } } : undefined));
}

const day = (iso: string): void => {
  fireEvent.change(screen.getByLabelText(/Received on/), { target: { value: iso } });
};
const section = (): HTMLElement => screen.getByRole('combobox', { name: 'TDS section' });

afterEach(() => {
  vi.restoreAllMocks();
  closePart();
});

describe('the tax that a client deducted', () => {
  it('is offered in whole rupees of the fee that is left, under the section of the day on which it was received', async () => {
    const requests = openDialog();
    await user.click(await screen.findByRole('button', { name: 'Take 10 % of the fee: ₹2,300' }));
    expect(screen.getByLabelText<HTMLInputElement>(/TDS deducted/).value).toBe('2,300');
    day('2026-03-31');
    expect(section().textContent).toBe('194J, professional services');
    day('2026-04-01');
    expect(section().textContent).toBe('393(1) Sl. 6(iii), professional services');
    await user.click(screen.getByRole('button', { name: 'Record payment' }));
    await waitFor(() =>
      expect(plain(requests)).toContainEqual(
        expect.objectContaining({
          method: 'POST',
          url: '/api/admin/invoices/9/payments',
          body: expect.objectContaining({
            received_on: '2026-04-01',
            amount_paise: 24_840_60,
            tds_paise: 2_300_00,
            tds_section: '393(1) Sl. 6(iii)',
          }) as unknown,
        }),
      ),
    );
  });

  it.each([
    ['2026-03-31', ['194J, professional services', '194H, commission', '194C, contract']],
    [
      '2026-04-01',
      ['393(1) Sl. 6(iii), professional services', '393(1) Sl. 1(ii), commission', '393(1) Sl. 6(i), contract'],
    ],
  ])('received on %s may be under the sections of that day', async (received, names) => {
    openDialog();
    await screen.findByLabelText(/Received on/);
    day(received);
    await user.click(section());
    const [none, ...choices] = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(none?.textContent).toBe('Not specified');
    expect(choices.map(({ textContent }) => textContent)).toEqual(names);
  });
});
