import type { Payment } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { paymentCalls } from './calls';

/** What clients paid; recorded on invoices, never edited, only reversed. */
export const payments: Resource<Payment> = {
  page: pages.payments,
  title: 'section.payments',
  records: {
    representation: 'reference',
    kind: { name: 'kind.payment', title: 'kindTitle.payment', plural: 'kinds.payment' },
    recordKind: 'payment',
    auditKind: 'payment',
  },
  calls: paymentCalls,
};
