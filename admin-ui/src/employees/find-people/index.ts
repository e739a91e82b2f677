import type { Resource } from '../../kit/resource/resource';
import { findPeopleCalls } from './calls';
import { page } from './page';

/** The search over people and their resumes. Its hits are employees. */
export const findPeople: Resource = {
  page,
  title: 'section.findPeople',
  calls: findPeopleCalls,
};
