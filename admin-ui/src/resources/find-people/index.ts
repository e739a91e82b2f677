import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import type { Resource } from '../../platform/resource/resource';
import { findPeopleCalls } from './calls';
import { page } from './page';

/** The search over people and their resumes. Its hits are employees. */
export const findPeople: Resource = {
  page,
  section: { title: 'section.findPeople', Icon: PersonSearch, key: 't', group: 'recruiting' },
  calls: findPeopleCalls,
};
