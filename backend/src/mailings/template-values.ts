import { type EntityManager } from 'typeorm';
import { AGENCY } from '../platform/agency.js';
import { employerNamed } from '../submissions/employer-named.js';
import { type TemplateKind, type TemplateValues } from './template-kind.js';

/** Who gets the mail of a record, and what may stand in it. */
export interface Addressee {
  email: string;
  /** Takes no such mails. */
  refused: boolean;
  values: TemplateValues;
}

/** The employer is named from the step that the settings say (docs/rules.md#applications). */
const READ: Readonly<Record<TemplateKind, string>> = {
  employee: `select employee_id as record_id, email, jsonb_build_object('name', full_name) as values from employees where employee_id = any($1)`,
  company: `select company_id as record_id, contact_email as email, jsonb_build_object('name', contact_person_name, 'company', name) as values
    from companies where company_id = any($1)`,
  connection: `select c.connection_id as record_id, e.email, jsonb_build_object('name', e.full_name, 'job', j.title, 'location', coalesce(j.location, 'Remote'),
      'employer', case when ${employerNamed('c', 's')} then j.company_name end) as values
    from connections c join employees e using (employee_id) join job_requests j on j.request_id = c.request_id
      cross join (select employer_named_from from agency_settings order by setting_id desc limit 1) s
    where c.connection_id = any($1)`,
};

/** Those of several records; records that are gone have none. */
export async function addresseesOf(
  transaction: EntityManager,
  kind: TemplateKind,
  recordIds: readonly number[],
): Promise<Addressee[]> {
  const found = await transaction.query<Addressee[]>(
    `select a.email, a.values, r.email is not null as refused
     from (${READ[kind]}) a left join mail_refusals r on r.email = a.email order by a.record_id`,
    [recordIds],
  );
  return found.map((addressee) => ({ ...addressee, values: { ...addressee.values, agency: AGENCY.name } }));
}

/** @returns nothing when there is no such record */
export async function addresseeOf(
  transaction: EntityManager,
  kind: TemplateKind,
  recordId: number,
): Promise<Addressee | undefined> {
  return (await addresseesOf(transaction, kind, [recordId]))[0];
}
