import type { Payment } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { paymentCalls } from './calls';
import { page } from './page';

/** What clients paid; recorded on invoices, never edited, only reversed. */
export const payments: Resource<Payment> = {
  page,
  title: 'section.payments',
  records: {
    representation: 'reference',
    kind: { name: 'kind.payment', title: 'kindTitle.payment', plural: 'kinds.payment' },
    recordKind: 'payment',
    auditKind: 'payment',
  },
  calls: paymentCalls,
};
