import { admins } from './admins';
import { auditLog } from './audit-log';
import { bell } from './bell';
import { companies } from './companies';
import { connections } from './connections';
import { dashboard } from './console-dashboard';
import { employees } from './employees';
import { frame } from './frame';
import { jobRequests } from './job-requests';
import { jobs } from './jobs';
import { lists } from './lists';
import { members } from './members';
import { notes } from './notes';
import { palette } from './palette';
import { penalties } from './penalties';
import { records } from './records';
import { resources } from './resources';

/** The console's own texts. */
export const texts = {
  ...admins,
  ...auditLog,
  ...bell,
  ...companies,
  ...connections,
  ...dashboard,
  ...employees,
  ...frame,
  ...jobRequests,
  ...jobs,
  ...lists,
  ...members,
  ...notes,
  ...palette,
  ...penalties,
  ...records,
  ...resources,
} as const;
