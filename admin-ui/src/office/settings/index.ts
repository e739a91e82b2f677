import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { settingsCalls } from './calls';

/** The agency's settings and holidays: admins read them, super admins change them. */
export const settings: Resource = {
  page: pages.settings,
  title: 'section.settings',
  calls: settingsCalls,
};
