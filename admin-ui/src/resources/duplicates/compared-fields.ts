import type { Company, Duplicate, Employee } from '@niyukt/ui-shared/api/types';
import { salaryText, skillNames } from '@niyukt/ui-shared/domain/format';
import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';

export type DuplicateKind = Duplicate['kind'];
export type Side = 'winner' | 'loser' | 'both';
export type Choices = Readonly<Record<string, Side>>;

/** One of two records that are compared. */
export interface Compared {
  id: number;
  name: string;
  addedOn: string;
  /** Values as people read them, by field. */
  values: Readonly<Record<string, string>>;
}

/** A field of the comparison; one without values is chosen as a whole. */
export interface ComparedField {
  label: ConsoleTextKey;
  /** What the API calls it; several go together. */
  fields: readonly string[];
  isWhole?: boolean;
  /** The values of both may stay together. */
  isJoinable?: boolean;
}

const one = (field: string, label: ConsoleTextKey): ComparedField => ({ fields: [field], label });

const BILLING = 'legal_name billing_address billing_city state_code billing_pin_code gstin billing_email'.split(' ');

/** What a merge of each kind chooses. */
export const COMPARED: Readonly<Record<DuplicateKind, readonly ComparedField[]>> = {
  employees: [
    one('full_name', 'name.label'),
    one('email', 'email.label'),
    one('phone', 'phone.label'),
    one('qualification', 'qualification.label'),
    one('industry', 'industry.label'),
    one('preferred_location', 'preferredLocation.label'),
    one('preferred_salary', 'preferredSalary.label'),
    { fields: ['skills'], label: 'skills.label', isJoinable: true },
    one('resume_link', 'resume.label'),
    { fields: ['resume'], label: 'merge.shownResume', isWhole: true },
  ],
  companies: [
    one('name', 'companyName.label'),
    one('contact_person_name', 'contactName.label'),
    one('contact_person_phone', 'contactPhone.label'),
    one('contact_email', 'email.label'),
    one('industry', 'industry.label'),
    one('location', 'location.label'),
    one('company_size', 'companySize.label'),
    one('website_url', 'website.label'),
    one('about_us', 'aboutUs.label'),
    { fields: BILLING, label: 'merge.billingData', isWhole: true },
  ],
};

const isEmployee = (record: Employee | Company): record is Employee => 'employee_id' in record;

/** A record as it is compared; nothing when it is gone for good. */
export function comparedOf(record: Employee | Company | null): Compared | undefined {
  if (!record) return undefined;
  const values = Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => typeof value === 'string')
      .map(([field, value]) => [field, String(value)]),
  );
  if (!isEmployee(record)) return { id: record.id, name: record.name, addedOn: record.created_at, values };
  const { id, full_name: name, created_at: addedOn } = record;
  const skills = skillNames(record.skills).join(', ');
  const preferred_salary = record.preferred_salary ? salaryText(record.preferred_salary, '') : '';
  return { id, name, addedOn, values: { ...values, skills, preferred_salary } };
}

/** Name and number of a record, or that it is gone. */
export const nameOf = (record: Employee | Company | null): string => comparedOf(record)?.name ?? t('duplicate.gone');

/** What else tells one of the same name from another. */
export function detailsOf(record: Employee | Company | null): string[] {
  if (!record) return [];
  return isEmployee(record) ? [record.email, record.phone] : [record.contact_email, record.contact_person_phone];
}

/** Where the record that stays has nothing, the value of the other one is offered. */
export function offeredChoices(kind: DuplicateKind, winner: Compared, loser: Compared): Choices {
  const offered = COMPARED[kind].filter(
    ({ fields: [field = ''], isWhole }) => !isWhole && !winner.values[field] && loser.values[field],
  );
  return Object.fromEntries(offered.flatMap(({ fields }) => fields.map((field) => [field, 'loser' as const])));
}
