import type { Resource } from '../../kit/resource/resource';
import { receivableCalls } from './calls';
import { page } from './page';

/** What clients owe, by age. Its rows are invoices. */
export const receivables: Resource = {
  page,
  title: 'section.receivables',
  calls: receivableCalls,
};
