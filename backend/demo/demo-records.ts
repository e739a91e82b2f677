import { type EntityManager } from 'typeorm';
import { Company } from '../src/companies/company.entity.js';
import { Employee } from '../src/employees/employee.entity.js';
import { PersonNotice } from '../src/employees/notices/person-notice.entity.js';
import { type Source } from '../src/employees/source.js';
import { JobRequest } from '../src/jobs/job-request.entity.js';
import { workingMoment } from './calendar.js';
import { type EmployerKey, EMPLOYERS } from './companies.js';
import { type DemoAccounts, employerEmail } from './demo-accounts.js';
import { type OpeningKey, OPENINGS } from './job-requests.js';
import { JOB_SKILLS } from './job-skills.js';
import { PEOPLE, type PersonName } from './people.js';
import { OPENING_DAYS } from './registration-days.js';

/** Jobs are posted before the first connection of a day, which is made at ten. */
const NINE_O_CLOCK = 9 * 60;
/** Most registered. None must agree to be kept: demo people cannot answer the mail that asks. */
const SOURCES_OF_DEMO = ['registered', 'registered', 'came_to_us', 'registered'] as const satisfies readonly Source[];
const FIRST_DIGITS = ['98', '97', '99', '94', '88', '70', '86', '63'] as const;

/** Inserts the job seekers whose accounts the seed made, earliest first. */
export async function insertEmployees(
  transaction: EntityManager,
  accounts: DemoAccounts,
): Promise<ReadonlyMap<PersonName, Employee>> {
  const rows = PEOPLE.flatMap((person, index): [PersonName, Employee][] => {
    const user = accounts.get(person.email);
    if (!user) return [];
    const employee = transaction.create(Employee, {
      ...person,
      user_id: user.user_id,
      created_at: user.created_at,
      phone: phoneOf(index),
      source: SOURCES_OF_DEMO[index % SOURCES_OF_DEMO.length] ?? 'registered',
    });
    return [[person.full_name, employee]];
  });
  await insertInOrder(transaction, Employee, rows);
  const noticed = rows.flatMap(([, { employee_id, source, created_at: at }]) =>
    source === 'registered' ? [] : [{ employee_id, noted_at: at, due_at: at, sent_at: at }],
  );
  await transaction.insert(PersonNotice, noticed);
  return new Map(rows);
}

/** Inserts the job requests of employers, earliest first. */
export async function insertJobRequests(
  transaction: EntityManager,
  now: Date,
  companies: ReadonlyMap<EmployerKey, Company>,
): Promise<ReadonlyMap<OpeningKey, JobRequest>> {
  const rows = OPENINGS.flatMap((opening, index): [OpeningKey, JobRequest][] => {
    const company = companies.get(opening.employer);
    if (!company) return [];
    const { key, employer: _employer, type, salary, ...fields } = opening;
    const job = transaction.create(JobRequest, {
      ...fields,
      company_id: company.company_id,
      employment_type: type,
      salary_range: salary,
      skills: (JOB_SKILLS.get(key)?.split(', ') ?? []).map((skill_name) => ({ skill_name })),
      created_at: workingMoment(now, OPENING_DAYS.get(key) ?? 0, NINE_O_CLOCK + index),
    });
    return [[key, job]];
  });
  await insertInOrder(transaction, JobRequest, rows);
  return new Map(rows);
}

/** Inserts the employers whose accounts the seed made, earliest first. */
export async function insertCompanies(
  transaction: EntityManager,
  accounts: DemoAccounts,
): Promise<ReadonlyMap<EmployerKey, Company>> {
  const rows = EMPLOYERS.flatMap((employer, index): [EmployerKey, Company][] => {
    const user = accounts.get(employerEmail(employer.key));
    if (!user) return [];
    const { key, name, contact, industry, location, size, about } = employer;
    const company = transaction.create(Company, {
      user_id: user.user_id,
      contact_email: user.email,
      created_at: user.created_at,
      name,
      industry,
      location,
      contact_person_name: contact,
      contact_person_phone: phoneOf(PEOPLE.length + index),
      company_size: size,
      website_url: `https://${key}.example.in`,
      about_us: about,
    });
    return [[key, company]];
  });
  await insertInOrder(transaction, Company, rows);
  return new Map(rows);
}

/** Inserts rows so that keys grow with the moments, as they do in daily use. */
async function insertInOrder<Row extends { created_at: Date }>(
  transaction: EntityManager,
  entity: new () => Row,
  rows: readonly (readonly [unknown, Row])[],
): Promise<void> {
  const ordered = rows
    .map(([, row]) => row)
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  await transaction.insert(entity, ordered as Parameters<typeof transaction.insert<Row>>[1]);
}

/** A mobile number; the factor is coprime to the modulus, so no two are equal. */
function phoneOf(index: number): string {
  const digits = String((23_456_789 + index * 76_543_217) % 100_000_000).padStart(8, '0');
  return `+91${FIRST_DIGITS[index % FIRST_DIGITS.length]}${digits}`;
}
