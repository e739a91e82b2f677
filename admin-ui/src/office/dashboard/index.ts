import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { dashboardCalls } from './calls';

/** The first page: figures of the agency, no records. */
export const dashboard: Resource = {
  page: pages.dashboard,
  title: 'section.dashboard',
  calls: dashboardCalls,
};
