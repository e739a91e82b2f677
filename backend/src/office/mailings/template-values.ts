import { type EntityManager } from 'typeorm';
import { AGENCY } from '../../platform/agency.js';
import { employerNamed } from '../../recruiting/submissions/employer-named.js';
import { type MailPurpose, type TemplateKind, type TemplateValues } from './template-kind.js';

/** Whom mails are for, and what for. */
export interface MailKind {
  kind: TemplateKind;
  purpose: MailPurpose | null;
}

/** Who gets the mail of a record, and what may stand in it. */
export interface Addressee {
  /** The person; null for a company. */
  employee_id: number | null;
  email: string;
  /** Takes no such mails. */
  refused: boolean;
  /** Is about to be erased: the staff is shown nothing of them (docs/rules.md#restricted). */
  restricted: boolean;
  values: TemplateValues;
}

/** The employer is named from the step that the settings say (docs/rules.md#applications). */
const READ: Readonly<Record<TemplateKind, string>> = {
  employee: `select employee_id as record_id, employee_id, email, jsonb_build_object('name', full_name) as values from employees where employee_id = any($1)`,
  company: `select company_id as record_id, null::integer as employee_id, contact_email as email, jsonb_build_object('name', contact_person_name, 'company', name) as values
    from companies where company_id = any($1)`,
  connection: `select c.connection_id as record_id, e.employee_id, e.email, jsonb_build_object('name', e.full_name, 'job', j.title, 'location', coalesce(j.location, 'Remote'),
      'employer', case when ${employerNamed('c', 's')} then j.company_name end) as values
    from connections c join employees e using (employee_id) join job_requests j on j.request_id = c.request_id
      cross join (select employer_named_from from agency_settings order by setting_id desc limit 1) s
    where c.connection_id = any($1)`,
};

/**
 * Whether an addressee takes no such mails: the newest counts of a person's word on the purpose and a refusal of all mails. Without a word,
 * jobs are what people gave their details for (DPDP Act s.7(a)); news needs terms that were accepted before there was a ledger (s.5(2)).
 */
const REFUSED = `case
  when w.agrees is not null and w.decided_at > coalesce(r.refused_at, '-infinity') then not w.agrees
  when r.email is not null then true
  else a.employee_id is not null and $2 = 'news' and not exists (
    select from employees e join users u using (user_id) where e.employee_id = a.employee_id and u.terms_version is not null)
  end`;

/** Those of several records; records that are gone have none. */
export async function addresseesOf(
  transaction: EntityManager,
  { kind, purpose }: MailKind,
  recordIds: readonly number[],
): Promise<Addressee[]> {
  const found = await transaction.query<Addressee[]>(
    `select a.employee_id, a.email, a.values, ${REFUSED} as refused,
       exists (select from employees e where e.employee_id = a.employee_id and e.restricted) as restricted
     from (${READ[kind]}) a left join mail_refusals r on r.email = a.email
       left join lateral (select agrees, decided_at from consents c where c.employee_id = a.employee_id and c.purpose = $2 and $2 <> 'service'
         order by consent_id desc limit 1) w on true
     order by a.record_id`,
    [recordIds, purpose],
  );
  return found.map((addressee) => ({ ...addressee, values: { ...addressee.values, agency: AGENCY.name } }));
}

/** @returns nothing when there is no such record */
export async function addresseeOf(
  transaction: EntityManager,
  mails: MailKind,
  recordId: number,
): Promise<Addressee | undefined> {
  return (await addresseesOf(transaction, mails, [recordId]))[0];
}
