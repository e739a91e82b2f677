import type { Resource } from '../../kit/resource/resource';
import { healthCalls } from './calls';
import { page } from './page';

/** Whether the product does its work, and what is to be done where it does not. For super admins. */
export const health: Resource = {
  page,
  title: 'section.health',
  calls: healthCalls,
};
