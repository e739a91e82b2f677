import Search from '@mui/icons-material/Search';
import type { Resource } from '../../kit/resource/resource';
import { findPeopleCalls } from './calls';
import { page } from './page';

/** The search over people and their resumes. Its hits are employees. */
export const findPeople: Resource = {
  page,
  section: { title: 'section.findPeople', Icon: Search, key: 't', group: 'recruiting' },
  calls: findPeopleCalls,
};
