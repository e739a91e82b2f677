import { register, registerDrawerParts } from '../kit/resource/registry';
import { accessLog } from '../privacy/access-log';
import { admins } from '../office/admins';
import { auditLog } from '../office/audit-log';
import { breaches } from '../privacy/breaches';
import { claims } from '../money/claims';
import { companies } from '../companies';
import { connections } from '../recruiting/connections';
import { dashboard } from '../office/dashboard';
import { duplicates, possibleDuplicates } from '../office/duplicates';
import { employees } from '../employees';
import { failedMails } from '../mail/failed-mails';
import { findPeople } from '../employees/find-people';
import { introductions, introductionsOfCompany } from '../recruiting/introductions';
import { grievances } from '../privacy/grievances';
import { health } from '../office/health';
import { imports } from '../office/imports';
import { interviews, interviewsOfConnection } from '../recruiting/interviews';
import { invoices } from '../money/invoices';
import { jobRequests } from '../companies/job-requests';
import { suggestedJobs, suggestedPeople } from '../recruiting/matches';
import { mailings, mailToOne } from '../mail/mailings';
import { mailTemplates } from '../mail/mail-templates';
import { members } from '../companies/members';
import { merges } from '../office/merges';
import { nomineeOfEmployee } from '../privacy/nominees';
import { notes } from '../recruiting/notes';
import { notices, sourceOfEmployee } from '../privacy/notices';
import { beforeJoining, offers } from '../recruiting/offers';
import { payments } from '../money/payments';
import { penalties } from '../money/penalties';
import { placementRegister } from '../money/placement-register';
import { placementOfConnection, placements } from '../money/placements';
import { receivables } from '../money/receivables';
import { resumes } from '../employees/resumes';
import { restrictions } from '../privacy/restrictions';
import { retention } from '../privacy/retention';
import { settings } from '../office/settings';
import { submissions } from '../recruiting/submissions';
import { tasks } from '../office/tasks';
import { terms, termsOfRecord } from '../privacy/terms';
import { timeline } from '../recruiting/timeline';

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
  ...placementOfConnection,
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
  beforeJoining,
  termsOfRecord,
  nomineeOfEmployee,
  mailToOne,
  notes,
  timeline,
  accessLog,
]);
