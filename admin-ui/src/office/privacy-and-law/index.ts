import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { privacyAndLawCalls } from './calls';

/** What the law wants of the agency: what is due, and the rooms in which it is done. */
export const privacyAndLaw: Resource = {
  page: pages.privacyAndLaw,
  title: 'section.privacyAndLaw',
  calls: privacyAndLawCalls,
};
