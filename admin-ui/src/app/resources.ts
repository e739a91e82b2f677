import { register, registerDrawerParts } from '../platform/resource/registry';
import { accessLog } from '../resources/access-log';
import { admins } from '../resources/admins';
import { auditLog } from '../resources/audit-log';
import { breaches } from '../resources/breaches';
import { claims } from '../resources/claims';
import { companies } from '../resources/companies';
import { connections } from '../resources/connections';
import { dashboard } from '../resources/dashboard';
import { duplicates, possibleDuplicates } from '../resources/duplicates';
import { employees } from '../resources/employees';
import { failedMails } from '../resources/failed-mails';
import { findPeople } from '../resources/find-people';
import { introductions, introductionsOfCompany } from '../resources/introductions';
import { grievances } from '../resources/grievances';
import { health } from '../resources/health';
import { imports } from '../resources/imports';
import { interviews, interviewsOfConnection } from '../resources/interviews';
import { invoices } from '../resources/invoices';
import { jobRequests } from '../resources/job-requests';
import { suggestedJobs, suggestedPeople } from '../resources/matches';
import { mailings, mailToOne } from '../resources/mailings';
import { mailTemplates } from '../resources/mail-templates';
import { members } from '../resources/members';
import { merges } from '../resources/merges';
import { nomineeOfEmployee } from '../resources/nominees';
import { notes } from '../resources/notes';
import { notices, sourceOfEmployee } from '../resources/notices';
import { offers } from '../resources/offers';
import { payments } from '../resources/payments';
import { penalties } from '../resources/penalties';
import { placementRegister } from '../resources/placement-register';
import { placementOfConnection, placements } from '../resources/placements';
import { receivables } from '../resources/receivables';
import { resumes } from '../resources/resumes';
import { restrictions } from '../resources/restrictions';
import { retention } from '../resources/retention';
import { settings } from '../resources/settings';
import { submissions } from '../resources/submissions';
import { tasks } from '../resources/tasks';
import { terms, termsOfRecord } from '../resources/terms';
import { timeline } from '../resources/timeline';

// in the order of the header, and of what the palette finds
register([
  dashboard,
  tasks,
  employees,
  companies,
  jobRequests,
  connections,
  interviews,
  placements,
  findPeople,
  duplicates,
  merges,
  introductions,
  imports,
  placementRegister,
  invoices,
  payments,
  receivables,
  claims,
  settings,
  penalties,
  admins,
  auditLog,
  mailings,
  mailTemplates,
  grievances,
  breaches,
  restrictions,
  retention,
  terms,
  notices,
  failedMails,
  health,
]);
registerDrawerParts([
  placementOfConnection,
  ...submissions,
  possibleDuplicates,
  suggestedPeople,
  resumes,
  sourceOfEmployee,
  suggestedJobs,
  introductionsOfCompany,
  interviewsOfConnection,
  members,
  offers,
  termsOfRecord,
  nomineeOfEmployee,
  mailToOne,
  notes,
  timeline,
  accessLog,
]);
