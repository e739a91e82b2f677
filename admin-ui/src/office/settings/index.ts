import type { Resource } from '../../kit/resource/resource';
import { settingsCalls } from './calls';
import { page } from './page';

/** The agency's settings and holidays: admins read them, super admins change them. */
export const settings: Resource = {
  page,
  title: 'section.settings',
  calls: settingsCalls,
};
