import Settings from '@mui/icons-material/SettingsOutlined';
import type { Resource } from '../../kit/resource/resource';
import { settingsCalls } from './calls';
import { page } from './page';

/** The agency's settings and holidays: admins read them, super admins change them. */
export const settings: Resource = {
  page,
  section: { title: 'section.settings', Icon: Settings, key: 's', group: 'office' },
  calls: settingsCalls,
};
