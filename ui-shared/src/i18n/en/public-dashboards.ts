import { bell } from './bell';
import { breachNotes } from './breach-notes';
import { companyDashboard } from './company-dashboard';
import { companyLedger } from './company-ledger';
import { consentChoices } from './consent-choices';
import { employeeDashboard } from './employee-dashboard';
import { employeeLabels } from './field-labels';
import { jobs } from './jobs';
import { members } from './members';
import { newTerms } from './new-terms';

/** The dashboards of employees and companies. */
export const texts = {
  ...bell,
  ...breachNotes,
  ...companyDashboard,
  ...companyLedger,
  ...consentChoices,
  ...employeeDashboard,
  ...employeeLabels,
  ...jobs,
  ...members,
  ...newTerms,
  'account.grievances': 'Complaints and questions',
  'account.myData': 'My data',
  'action.viewDetails': 'View Details',
  'action.editProfile': 'Edit Profile',
  'action.print': 'Print',
} as const;
