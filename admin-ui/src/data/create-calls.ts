import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';

type Values = Record<string, unknown>;

/** Fields that were left empty are not sent. */
const filled = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

const nationalDigits = (mobile: unknown): string => String(mobile).replace(MOBILE_PREFIX, '');

/** Which call makes a record of each kind, and what it sends (spec 7). */
export const CREATE_CALLS: Readonly<Record<string, (values: Values) => { path: string; body: Values }>> = {
  employees: (values) => ({
    path: '/auth/register',
    body: {
      role: 'employee',
      ...filled(values),
      mobile: nationalDigits(values['mobile']),
      empsalary: Number(values['empsalary'] || 0),
    },
  }),
  companies: (values) => ({
    path: '/auth/register',
    body: { role: 'company', ...filled(values), mobile: nationalDigits(values['mobile']) },
  }),
  'job-requests': (values) => ({ path: '/jobs/create', body: { ...filled(values), count: Number(values['count']) } }),
  connections: (values) => ({ path: '/api/admin/create-connection', body: filled(values) }),
  admins: (values) => ({ path: '/api/admin/admins', body: values }),
};
