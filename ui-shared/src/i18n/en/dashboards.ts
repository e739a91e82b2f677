import { companyDashboard } from './company-dashboard';
import { employeeDashboard } from './employee-dashboard';
import { jobs } from './jobs';

/** The dashboards of employees and companies. */
export const texts = {
  ...companyDashboard,
  ...employeeDashboard,
  ...jobs,
} as const;
