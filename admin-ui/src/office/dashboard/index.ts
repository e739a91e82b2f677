import Dashboard from '@mui/icons-material/DashboardOutlined';
import type { Resource } from '../../kit/resource/resource';
import { dashboardCalls } from './calls';
import { page } from './page';

/** The first page: figures of the agency, no records. */
export const dashboard: Resource = {
  page,
  section: { title: 'section.dashboard', Icon: Dashboard, key: 'd', group: 'work', isMain: true },
  calls: dashboardCalls,
};
