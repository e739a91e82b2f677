import { companyDashboard } from './company-dashboard';
import { employeeDashboard } from './employee-dashboard';
import { fields } from './fields';
import { jobs } from './jobs';
import { login } from './login';
import { recovery } from './recovery';
import { registration } from './registration';
import { shared } from './shared';

/** Every text of the public pages, and of what both user interfaces share. Sentences of the specification stand here letter by letter. */
export const texts = {
  ...companyDashboard,
  ...employeeDashboard,
  ...fields,
  ...jobs,
  ...login,
  ...recovery,
  ...registration,
  ...shared,
} as const;
