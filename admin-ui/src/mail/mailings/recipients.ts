import type { Mailing } from '@niyukt/ui-shared/api/types';

/** Of one mailing. */
export const MAX_RECIPIENTS = 2_000;

/** What the API calls the records of a resource to whom templates are sent. */
export const RECIPIENTS: Readonly<Record<string, Mailing['kind']>> = {
  employees: 'employee',
  companies: 'company',
  connections: 'connection',
};
