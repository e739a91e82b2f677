import { problem } from '../../platform/errors/problem.js';

export const INVOICE_NOT_FOUND = problem('invoice.not_found', 404, 'Invoice not found');
export const NOT_AN_INVOICE = problem('invoice.is_a_note', 409, 'This is a note: only invoices are paid and corrected');
export const INVOICE_EXISTS = problem('invoice.exists', 409, 'An invoice has already been issued for this placement');
export const FACTS_MISSING = problem('invoice.facts_missing', 422, 'Something is missing for the invoice');
export const NOTHING_TO_INVOICE = problem(
  'invoice.nothing_to_invoice',
  409,
  'There is nothing to invoice: a replacement is free of charge, and so is a placement that was reverted',
);
export const INVOICE_CREDITED = problem('invoice.credited', 409, 'This invoice has been credited in full');
export const AMOUNT_OR_FULL = problem(
  'invoice.amount_or_full',
  422,
  'Give either the amount without tax, or full to credit everything',
);
export const MORE_THAN_LEFT = problem('invoice.more_than_left', 422, 'Only %{left} without tax is left to credit');
export const MORE_THAN_OUTSTANDING = problem(
  'invoice.more_than_outstanding',
  422,
  'Only %{left} is outstanding, and this credit note is %{total} with tax. What was paid has to be reversed first.',
);
export const COMPANY_GONE = problem(
  'invoice.no_recipient',
  409,
  'The company is gone: there is nobody to send this to',
);
export const PDFS_BUSY = problem(
  'invoice.pdfs_busy',
  429,
  'Too many PDFs are being made. Please try again in a few seconds.',
);
