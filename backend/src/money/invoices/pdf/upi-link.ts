import { type PrintedInvoice, toPayOf } from '../invoice-document.js';

const MAX_REFERENCE_LENGTH = 35;

/**
 * The link that a UPI app opens to pay a document, after NPCI's linking specification; undefined when the agency has no UPI id. `tr`
 * allows letters and digits only, so `tn` has the whole number.
 */
export function upiLink(printed: PrintedInvoice): string | undefined {
  const { number, document } = printed;
  const { upi_id, legal_name, bank_account_name } = document.supplier;
  if (!upi_id) return undefined;
  const fields = {
    pa: upi_id,
    pn: bank_account_name ?? legal_name,
    tr: number.replace(/[^A-Za-z0-9]/g, '').slice(0, MAX_REFERENCE_LENGTH),
    tn: number,
    am: (toPayOf(printed) / 100).toFixed(2),
    cu: 'INR',
  };
  // apps expect the @ unencoded
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`,
  );
  return `upi://pay?${query.join('&')}`;
}
