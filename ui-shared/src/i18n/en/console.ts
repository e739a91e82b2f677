import { admins } from './admins';
import { auditLog } from './audit-log';
import { companies } from './companies';
import { connections } from './connections';
import { dashboard } from './dashboard';
import { employees } from './employees';
import { frame } from './frame';
import { jobRequests } from './job-requests';
import { lists } from './lists';
import { palette } from './palette';
import { records } from './records';

/** Every text of the console's own. Sentences of the specification stand here letter by letter. */
export const texts = {
  ...admins,
  ...auditLog,
  ...companies,
  ...connections,
  ...dashboard,
  ...employees,
  ...frame,
  ...jobRequests,
  ...lists,
  ...palette,
  ...records,
} as const;
