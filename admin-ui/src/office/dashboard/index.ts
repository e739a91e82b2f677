import type { Resource } from '../../kit/resource/resource';
import { dashboardCalls } from './calls';
import { page } from './page';

/** The first page: figures of the agency, no records. */
export const dashboard: Resource = {
  page,
  title: 'section.dashboard',
  calls: dashboardCalls,
};
