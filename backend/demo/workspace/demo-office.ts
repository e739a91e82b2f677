import { type EntityManager } from 'typeorm';
import { Task } from '../../src/agency/tasks/task.entity.js';
import { Company } from '../../src/companies/company.entity.js';
import { type Employee } from '../../src/employees/employee.entity.js';
import { JobRequest } from '../../src/jobs/job-request.entity.js';
import { MailTemplateRecord } from '../../src/office/mailings/mail-template.entity.js';
import { Mailing, MailingRecipient, MailRefusal } from '../../src/office/mailings/mailing.entity.js';
import { Note } from '../../src/office/notes/note.entity.js';
import { type NoteKind } from '../../src/office/notes/note-kind.js';
import { DAY_MILLISECONDS } from '../../src/platform/durations.js';
import { dayInIndia, workingMoment, workingMomentAhead } from '../calendar.js';
import { type EmployerKey } from '../companies.js';
import { DEMO_ADMIN_EMAIL, type DemoAccounts } from '../demo-accounts.js';
import { type Course } from '../demo-connections.js';
import { type OpeningKey } from '../job-requests.js';
import { type PersonName } from '../people.js';
import {
  COMPANIES_OFF_LIMITS,
  IN_CHARGE,
  JOBS_IN_CHARGE,
  MAILING,
  NOTES,
  OWN_TASKS,
  type OwnTask,
  type Subject,
  TEMPLATES,
} from './office.js';

const ELEVEN_O_CLOCK = 11 * 60;
const FIVE_O_CLOCK = 17 * 60;
const TEMPLATES_DAYS = 60;
const SECONDS_BETWEEN_MAILS = 20;

/** The demo's records by their keys, and its staff. */
export interface Records {
  now: Date;
  courses: readonly Course[];
  employees: ReadonlyMap<PersonName, Employee>;
  companies: ReadonlyMap<EmployerKey, Company>;
  jobs: ReadonlyMap<OpeningKey, JobRequest>;
  staff: Staff;
}

/** Keys of the staff's accounts. */
export type Staff = Readonly<Record<'first' | 'other' | 'super', number>>;

/** Says who is in charge of companies and jobs, and until when companies are off limits. */
export async function insertDemoOwners(
  transaction: EntityManager,
  { now, companies, jobs, staff }: Pick<Records, 'now' | 'companies' | 'jobs' | 'staff'>,
): Promise<void> {
  for (const who of ['first', 'other'] as const) {
    const keys = [...companies].flatMap(([key, { company_id }]) => (IN_CHARGE[key] === who ? [company_id] : []));
    await transaction.update(Company, keys, { owner_id: staff[who] });
  }
  for (const [opening, who] of JOBS_IN_CHARGE) {
    const request_id = jobs.get(opening)?.request_id;
    if (request_id) await transaction.update(JobRequest, { request_id }, { owner_id: staff[who] });
  }
  for (const [employer, days] of COMPANIES_OFF_LIMITS) {
    const company_id = companies.get(employer)?.company_id;
    const off_limits_until = dayInIndia(new Date(now.getTime() + days * DAY_MILLISECONDS));
    if (company_id) await transaction.update(Company, { company_id }, { off_limits_until });
  }
  await transaction.query(CLOSED);
}

/** Jobs were closed when the last of their people came to an end. */
const CLOSED = `update job_requests j set close_reason = 'All positions are filled', closed_at = c.last
  from (select request_id, max(status_changed_at) as last from connections group by request_id) c
  where c.request_id = j.request_id and j.status = 'closed'`;

/** Inserts tasks and notes of the staff, its mail templates, and a mailing that is finished. */
export async function insertDemoOffice(
  transaction: EntityManager,
  records: Records,
  accounts: DemoAccounts,
): Promise<void> {
  await transaction.insert(
    Task,
    OWN_TASKS.map((task) => taskOf(task, records)),
  );
  const notes = NOTES.map(({ subject, by, days, text }) => {
    const { kind, id } = recordOf(subject, records);
    return transaction.create(Note, {
      kind,
      record_id: id,
      [REFERENCES[kind]]: id,
      text,
      author_id: records.staff[by],
      created_at: workingMoment(records.now, days, ELEVEN_O_CLOCK),
    });
  });
  await transaction.insert(
    Note,
    notes.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime()),
  );
  await insertMailings(transaction, records, accounts);
}

const REFERENCES: Readonly<Record<NoteKind, keyof Note>> = {
  employee: 'employee_id',
  company: 'company_id',
  job_request: 'request_id',
  connection: 'connection_id',
};

function taskOf({ title, by, to, due, subject, done, snoozed }: OwnTask, records: Records): Partial<Task> {
  const { now, staff } = records;
  const record = subject && recordOf(subject, records);
  const due_at = due < 0 ? workingMoment(now, -due, FIVE_O_CLOCK) : workingMomentAhead(now, due, FIVE_O_CLOCK);
  return {
    title,
    kind: record?.kind ?? null,
    record_id: record?.id ?? null,
    subject: record?.name ?? null,
    assignee_id: to && staff[to],
    created_by: staff[by],
    due_at,
    created_at: new Date(Math.min(now.getTime(), due_at.getTime()) - 2 * DAY_MILLISECONDS),
    // who has it knows that it is due
    told_at: due_at < now ? due_at : null,
    snoozed_until: snoozed ? workingMomentAhead(now, 3, ELEVEN_O_CLOCK) : null,
    ...(done && { done_at: due_at, done_by: to && staff[to] }),
  };
}

/** A record with its name, as tasks keep it. */
interface Named {
  kind: NoteKind;
  id: number;
  name: string;
}

function recordOf(subject: Subject, { courses, employees, companies, jobs }: Records): Named {
  if ('connection' in subject) {
    const [person, opening] = subject.connection;
    const course = courses.find((one) => one.person === person && one.opening === opening);
    if (!course) throw new Error(`there is no demo connection of ${person} and ${opening}`);
    return { kind: 'connection', id: course.connection.connection_id, name: course.name };
  }
  if ('person' in subject) {
    return { kind: 'employee', id: employees.get(subject.person)?.employee_id ?? 0, name: subject.person };
  }
  if ('employer' in subject) {
    const company = companies.get(subject.employer);
    return { kind: 'company', id: company?.company_id ?? 0, name: company?.name ?? '' };
  }
  const job = jobs.get(subject.opening);
  return { kind: 'job_request', id: job?.request_id ?? 0, name: `${job?.title ?? ''}, ${job?.company_name ?? ''}` };
}

async function insertMailings(
  transaction: EntityManager,
  { now, employees, staff }: Records,
  accounts: DemoAccounts,
): Promise<void> {
  const changed_at = workingMoment(now, TEMPLATES_DAYS, ELEVEN_O_CLOCK);
  await transaction.insert(
    MailTemplateRecord,
    TEMPLATES.map((template) => ({ ...template, changed_by: staff.first, changed_at })),
  );
  const template = TEMPLATES.find(({ name }) => name === MAILING.template);
  if (!template) throw new Error(`there is no demo template ${MAILING.template}`);
  const made_at = workingMoment(now, MAILING.days, ELEVEN_O_CLOCK);
  const mailing = transaction.create(Mailing, {
    kind: template.kind,
    purpose: template.purpose,
    template_name: template.name,
    subject: template.subject,
    body: template.body,
    made_by: staff.first,
    made_by_name: accounts.get(DEMO_ADMIN_EMAIL)?.email ?? DEMO_ADMIN_EMAIL,
    made_at,
  });
  await transaction.insert(Mailing, mailing);
  const sent_at = new Date(made_at.getTime() + SECONDS_BETWEEN_MAILS * 1000);
  const recipients = MAILING.to.flatMap((person): Partial<MailingRecipient>[] => {
    const employee = employees.get(person);
    if (!employee) return [];
    const to = { mailing_id: mailing.mailing_id, employee_id: employee.employee_id };
    if (person === MAILING.refusedBy) return [{ ...to, state: 'skipped', reason: 'refused' }];
    return [{ ...to, state: 'sent', sent_at }];
  });
  await transaction.insert(MailingRecipient, recipients);
  const refuser = employees.get(MAILING.refusedBy);
  const refused_at = new Date(made_at.getTime() - 30 * DAY_MILLISECONDS);
  if (refuser) await transaction.insert(MailRefusal, { email: refuser.email, refused_at });
}
