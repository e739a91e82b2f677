import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { readRupees } from '@niyukt/ui-shared/domain/salary';

export type Values = Readonly<Record<string, unknown>>;

/** The call that makes a record of one kind. */
export interface CreateCall {
  path: string;
  body: (values: Values) => Values;
  /** What the call names differently from the record, by field of the record. */
  names?: Readonly<Record<string, string>>;
}

/** Fields that were left empty are not sent. */
const filled = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/** The ten digits of a phone number, without +91. */
export const nationalDigits = (phone: unknown): string => String(phone).replace(MOBILE_PREFIX, '');

/** An amount as it was typed, as a number; 0 for none. */
const rupees = (typed: unknown): number => (typeof typed === 'string' ? (readRupees(typed) ?? 0) : 0);

/** Which call makes a record of each kind, and what it sends. */
export const CREATE_CALLS: Readonly<Record<string, CreateCall>> = {
  employees: {
    path: '/auth/register',
    body: (values) => ({
      role: 'employee',
      ...filled(values),
      phone: nationalDigits(values['phone']),
      preferred_salary: rupees(values['preferred_salary']),
    }),
    names: {
      full_name: 'name',
      phone: 'mobile',
      preferred_location: 'emplocation',
      preferred_salary: 'empsalary',
    },
  },
  companies: {
    path: '/auth/register',
    body: (values) => ({
      role: 'company',
      ...filled(values),
      contact_person_phone: nationalDigits(values['contact_person_phone']),
    }),
    names: {
      name: 'companyName',
      contact_person_name: 'contactPersonName',
      contact_email: 'email',
      contact_person_phone: 'mobile',
    },
  },
  'job-requests': {
    path: '/jobs/create',
    body: (values) => ({ ...filled(values), count: Number(values['count']) }),
  },
  connections: { path: '/api/admin/create-connection', body: filled },
  admins: { path: '/api/admin/admins', body: (values) => values },
};

/** An object under other names; those without one stay. */
export const renamed = (values: Values, names: Readonly<Record<string, string>> = {}): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]));

/** The same names the other way round. */
export const reversed = (names: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([name, other]) => [other, name]));
