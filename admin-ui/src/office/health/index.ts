import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { healthCalls } from './calls';

/** Whether the product does its work, and what is to be done where it does not. For super admins. */
export const health: Resource = {
  page: pages.health,
  title: 'section.health',
  calls: healthCalls,
};
