import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { receivableCalls } from './calls';

/** What clients owe, by age. Its rows are invoices. */
export const receivables: Resource = {
  page: pages.receivables,
  title: 'section.receivables',
  calls: receivableCalls,
};
