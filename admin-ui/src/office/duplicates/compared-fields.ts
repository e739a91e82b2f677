import type { RaRecord } from 'react-admin';
import type { Company, Duplicate, Employee } from '@niyukt/ui-shared/api/types';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { COMPANY_FIELDS } from '../../companies/companies.fields';
import { EMPLOYEE_FIELDS } from '../../employees/employees.fields';
import { comparedFields, type Field, textOf } from '../../kit/resource/fields';
import { type ConsoleTextKey, t } from '../../texts/console';

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

const comparedIn = <R extends RaRecord>(fields: readonly Field<R>[]): ComparedField[] =>
  comparedFields(fields).map(({ source, label, compared }) => ({
    fields: [source],
    label,
    isJoinable: compared === 'joinable',
  }));

const BILLING =
  'legal_name billing_address billing_city state_code billing_pin_code gstin supply_type billing_email'.split(' ');

/** What a merge of each kind chooses. */
export const COMPARED: Readonly<Record<DuplicateKind, readonly ComparedField[]>> = {
  employees: [...comparedIn(EMPLOYEE_FIELDS), { fields: ['resume'], label: 'merge.shownResume', isWhole: true }],
  companies: [...comparedIn(COMPANY_FIELDS), { fields: BILLING, label: 'merge.billingData', isWhole: true }],
};

const valuesIn = <R extends RaRecord>(fields: readonly Field<R>[], record: R): Record<string, string> =>
  Object.fromEntries(comparedFields(fields).map((field) => [field.source, textOf(field, record)]));

const isEmployee = (record: Employee | Company): record is Employee => 'employee_id' in record;

/** A record as it is compared; nothing when it is gone for good. */
export function comparedOf(record: Employee | Company | null): Compared | undefined {
  if (!record) return undefined;
  const { id, created_at: addedOn } = record;
  return isEmployee(record)
    ? { id, name: record.full_name, addedOn, values: valuesIn(EMPLOYEE_FIELDS, record) }
    : { id, name: record.name, addedOn, values: valuesIn(COMPANY_FIELDS, record) };
}

/** Name and number of a record, or that it is gone. */
export const nameOfRecord = (record: Employee | Company | null): string =>
  comparedOf(record)?.name ?? t('duplicate.gone');

/** What else distinguishes one of the same name from another. */
export function detailsOf(record: Employee | Company | null): string[] {
  if (!record) return [];
  return isEmployee(record)
    ? [record.email, phoneText(record.phone)]
    : [record.contact_email, phoneText(record.contact_person_phone)];
}

/** Where the record that stays has nothing, the value of the other one is offered. */
export function offeredChoices(kind: DuplicateKind, winner: Compared, loser: Compared): Choices {
  const offered = COMPARED[kind].filter(
    ({ fields: [field = ''], isWhole }) => !isWhole && !winner.values[field] && loser.values[field],
  );
  return Object.fromEntries(offered.flatMap(({ fields }) => fields.map((field) => [field, 'loser' as const])));
}
