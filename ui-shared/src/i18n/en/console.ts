import { admins } from './admins';
import { auditLog } from './audit-log';
import { billing } from './billing';
import { companies } from './companies';
import { connections } from './connections';
import { dashboard } from './dashboard';
import { employees } from './employees';
import { frame } from './frame';
import { jobRequests } from './job-requests';
import { jobs } from './jobs';
import { lists } from './lists';
import { notes } from './notes';
import { palette } from './palette';
import { placements } from './placements';
import { records } from './records';
import { settings } from './settings';

/** The console's own texts. */
export const texts = {
  ...admins,
  ...auditLog,
  ...billing,
  ...companies,
  ...connections,
  ...dashboard,
  ...employees,
  ...frame,
  ...jobRequests,
  ...jobs,
  ...lists,
  ...notes,
  ...palette,
  ...placements,
  ...records,
  ...settings,
} as const;
