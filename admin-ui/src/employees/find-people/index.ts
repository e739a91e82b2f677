import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { findPeopleCalls } from './calls';

/** The search over people and their resumes. Its hits are employees. */
export const findPeople: Resource = {
  page: pages.findPeople,
  title: 'section.findPeople',
  calls: findPeopleCalls,
};
