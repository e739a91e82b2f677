import { type EntityManager } from 'typeorm';
import { User } from '../src/auth/accounts/user.entity.js';
import { type AuditEntry } from '../src/auth/audit/audit-entry.entity.js';
import { Connection } from '../src/connections/connection.entity.js';
import { PlacementHistory } from '../src/connections/placement-history.entity.js';
import { type Employee } from '../src/employees/employee.entity.js';
import { type JobRequest } from '../src/jobs/job-request.entity.js';
import { dayInIndia, workingDayAfter } from './calendar.js';
import { type DemoConnection } from './connection.js';
import { type ConnectionStep, stepsOf } from './connection-steps.js';
import { CONNECTIONS } from './connections.js';
import { DEMO_ADMIN_EMAIL } from './demo-accounts.js';
import { type OpeningKey } from './job-requests.js';
import { type PersonName } from './people.js';

const AUDITED_CHANGES = 30;
const AUDIT_COLUMNS =
  'at, actor_id, actor_email, actor_role, action, kind, record_id, record_name, before, after, address';
const AUDIT = `insert into audit_log (${AUDIT_COLUMNS})
  select ${AUDIT_COLUMNS} from jsonb_populate_recordset(null::audit_log, $1) order by at`;

/** Connections that are inserted by SQL introduce nobody by themselves. */
const INTRODUCTIONS_OF_CONNECTIONS = `insert into introductions (employee_id, company_id, request_id, employee_name, company_name,
    job_title, how, introduced_by, introduced_by_name, introduced_at, introduced_on)
  select c.employee_id, j.company_id, c.request_id, c.employee_name, c.company_name, c.job_title, 'connected', h.changed_by,
    h.changed_by_name, c.connection_date, (c.connection_date at time zone 'Asia/Kolkata')::date
  from connections c join job_requests j using (request_id)
    join placement_history h on h.connection_id = c.connection_id and h.from_status is null
  order by c.connection_date, c.connection_id on conflict (employee_id, company_id) do nothing`;

/** Of the range that is reserved for documentation. */
const ADMIN_ADDRESS = '203.0.113.24';

/** How far a person came with a job. */
export interface Course {
  person: PersonName;
  opening: OpeningKey;
  employee: Employee;
  job: JobRequest;
  connection: Connection;
  name: string;
  steps: ConnectionStep[];
}

/** What an audit entry needs of a course. */
type Named = Pick<Course, 'connection' | 'name'>;

/**
 * Inserts the connections between these people and jobs, their history, and audit entries for the latest changes.
 * @returns their courses, earliest first
 */
export async function insertDemoConnections(
  transaction: EntityManager,
  now: Date,
  employees: ReadonlyMap<PersonName, Employee>,
  jobs: ReadonlyMap<OpeningKey, JobRequest>,
): Promise<Course[]> {
  const courses = CONNECTIONS.flatMap((placement, index): Course[] => {
    const [person, opening] = placement;
    const employee = employees.get(person);
    const job = jobs.get(opening);
    if (!employee || !job) return [];
    const steps = stepsOf(placement, index, now);
    const { employee_id } = employee;
    const { request_id } = job;
    const connection = transaction.create(Connection, { request_id, employee_id, ...outcomeOf(placement, steps) });
    return [{ person, opening, employee, job, connection, steps, name: `${employee.full_name}, ${job.title}` }];
  });
  courses.sort((one, other) => one.connection.connection_date.getTime() - other.connection.connection_date.getTime());
  await transaction.insert(
    Connection,
    courses.map(({ connection }) => connection),
  );
  const admin = await transaction.findOneByOrFail(User, { email: DEMO_ADMIN_EMAIL });
  const changes = courses
    .flatMap(({ steps, connection, name }) => steps.map((step) => ({ connection, name, ...step })))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  await transaction.insert(
    PlacementHistory,
    changes.map(({ connection, from, to, at }) => ({
      connection_id: connection.connection_id,
      from_status: from,
      to_status: to,
      changed_at: at,
      changed_by: admin.user_id,
      changed_by_name: admin.email,
    })),
  );
  await transaction.query(INTRODUCTIONS_OF_CONNECTIONS);
  const entries = changes.slice(-AUDITED_CHANGES).map((change) => auditEntryOf(admin, change));
  await transaction.query(AUDIT, [JSON.stringify(entries)]);
  return courses;
}

function outcomeOf([, , , , , details]: DemoConnection, steps: readonly ConnectionStep[]): Partial<Connection> {
  const placed = steps.find(({ to }) => to === 'placed')?.at;
  return {
    placement_status: steps.at(-1)?.to,
    status_changed_at: steps.at(-1)?.at,
    connection_date: steps[0]?.at,
    placement_date: placed ? dayInIndia(placed) : null,
    joining_date: placed ? workingDayAfter(placed, details?.joinsAfter ?? 0) : null,
    offered_salary: details?.offered ?? null,
    final_salary: details?.final ?? null,
    admin_notes: details?.notes ?? null,
  };
}

function auditEntryOf(admin: User, { connection, name, from, to, at }: Named & ConnectionStep): Partial<AuditEntry> {
  const { request_id, employee_id, connection_id } = connection;
  return {
    at,
    actor_id: admin.user_id,
    actor_email: admin.email,
    actor_role: admin.role,
    address: ADMIN_ADDRESS,
    kind: 'connection',
    record_id: connection_id,
    record_name: name,
    ...(from
      ? { action: 'status changed', before: { placement_status: from }, after: { placement_status: to } }
      : { action: 'created', after: { request_id, employee_id, admin_notes: null } }),
  };
}
