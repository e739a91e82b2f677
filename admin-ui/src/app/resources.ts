import { register, registerDrawerParts } from '../platform/resource/registry';
import { admins } from '../resources/admins';
import { auditLog } from '../resources/audit-log';
import { companies } from '../resources/companies';
import { connections } from '../resources/connections';
import { dashboard } from '../resources/dashboard';
import { employees } from '../resources/employees';
import { jobRequests } from '../resources/job-requests';
import { notes } from '../resources/notes';
import { placements } from '../resources/placements';

// in the order of the header, and of what the palette finds
register([dashboard, employees, companies, jobRequests, connections, placements, admins, auditLog]);
registerDrawerParts([notes]);
