import { notificationKind } from '../../agency/notifications/notification-kind.js';
import { COMPANIES_OF_OWNER } from '../../companies/company-accounts.js';

/** A document was mailed to a company. */
export const INVOICE_SENT_NOTIFICATION = notificationKind<{ number: string }>('invoice.sent', {
  recordKind: 'invoice',
  title: 'An invoice or a note is sent to you',
  readers: {
    company: `select i.invoice_id as record_id, i.number from invoices i
      where i.invoice_id = any($1::integer[]) and i.company_id in (${COMPANIES_OF_OWNER})`,
  },
  path: () => '/company-dashboard/placements',
  mail: 'never',
  text: ({ number }) => `${number} was sent to you.`,
});
