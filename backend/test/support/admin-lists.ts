import { type ApiAnswer, type ApiClient } from './api-client.js';

/** A value of a list. */
export type Cell = string | number | boolean | null;

/** A row of a list. */
export type Row = Record<string, Cell>;

/** What a list promises, written down here and not read from the product. */
export interface AdminList {
  name: string;
  table: string;
  key: string;
  /** Every field of a row besides `id`, which the list also filters by, but for `version` and the long ones of the audit log. */
  fields: string[];
  /** Fields of a row that stand there and no more. */
  shown?: string[];
  /** Fields that it sorts by, besides `id`. */
  sorts: string[];
  /** Fields that take `_gte` and `_lte`. */
  ranges: string[];
}

const EMPLOYEE = ['employee_id', 'full_name', 'email', 'phone', 'qualification', 'industry', 'preferred_location'];
const COMPANY = ['company_id', 'name', 'companyname', 'contact_person_name', 'contact_person_phone', 'contact_email'];
const JOB = ['request_id', 'company_id', 'title', 'domain', 'employment_type', 'location', 'salary_range', 'count'];
const CONNECTION_SORTS = [
  'connection_id',
  'request_id',
  'employee_id',
  'employee_name',
  'job_title',
  'company_name',
  'placement_status',
  'connection_date',
  'placement_date',
  'joining_date',
  'offered_salary',
  'final_salary',
];

/** The four lists of every admin. */
export const RECORD_LISTS: AdminList[] = [
  {
    name: 'employees',
    table: 'employees',
    key: 'employee_id',
    ranges: ['created_at'],
    fields: [
      ...EMPLOYEE,
      'preferred_salary',
      'notice_period',
      'skills',
      'resume_link',
      'status',
      'created_at',
      'version',
    ],
    shown: ['present_employer', 'blocked_companies', 'off_limits_until', 'source'],
    sorts: [...EMPLOYEE, 'preferred_salary', 'notice_period', 'status', 'created_at'],
  },
  {
    name: 'companies',
    table: 'companies',
    key: 'company_id',
    ranges: ['created_at'],
    fields: [
      ...COMPANY,
      'email',
      'industry',
      'location',
      'company_size',
      'website_url',
      'about_us',
      'created_at',
      'version',
    ],
    shown: ['off_limits_until', 'owner_id'],
    sorts: [...COMPANY, 'email', 'industry', 'location', 'company_size', 'created_at'],
  },
  {
    name: 'job-requests',
    table: 'job_requests',
    key: 'request_id',
    ranges: ['created_at'],
    fields: [
      ...JOB,
      'description',
      'skills',
      'status',
      'created_at',
      'company_name',
      'priority',
      'requirements',
      'version',
    ],
    shown: ['close_reason', 'owner_id'],
    sorts: [...JOB, 'status', 'created_at', 'company_name', 'priority'],
  },
  {
    name: 'connections',
    table: 'connections',
    key: 'connection_id',
    ranges: ['connection_date', 'placement_date', 'joining_date'],
    fields: [
      ...CONNECTION_SORTS,
      'employee_phone',
      'employee_email',
      'job_domain',
      'job_location',
      'employment_type',
      'company_industry',
      'admin_notes',
      'status_changed_at',
    ],
    shown: ['drop_reason', 'share', 'reveal', 'submitted_at', 'company_answer', 'company_answered_at'],
    sorts: CONNECTION_SORTS,
  },
];

const AUDIT = ['audit_id', 'at', 'actor_id', 'actor_email', 'actor_role', 'action', 'kind', 'record_id'];
const ADMIN = ['user_id', 'email', 'full_name', 'role'];

/** These and the lists of super admins, which offer fewer filters. */
export const ALL_LISTS: AdminList[] = [
  ...RECORD_LISTS,
  {
    name: 'audit-log',
    table: 'audit_log',
    key: 'audit_id',
    ranges: ['at'],
    sorts: AUDIT,
    fields: [...AUDIT, 'actor_name', 'record_name', 'before', 'after', 'request_id', 'address'],
  },
  {
    name: 'admins',
    table: 'users',
    key: 'user_id',
    ranges: ['created_at'],
    fields: [...ADMIN, 'disabled', 'created_at'],
    sorts: [...ADMIN, 'created_at'],
  },
];

/** What `Content-Range` says. */
export function contentRange({ headers }: ApiAnswer): { first: number; last: number; total: number; unit: string } {
  const header = headers.get('content-range') ?? '';
  const [, unit = '', window = '', total = ''] = /^([\w-]+) (\d+-\d+|\*)\/(\d+)$/.exec(header) ?? [];
  if (!unit) throw new Error(`Content-Range: ${header}`);
  const [first = -1, last = -1] = window === '*' ? [] : window.split('-').map(Number);
  return { unit, first, last, total: Number(total) };
}

/** Every row of a list, read page by page. */
export async function readPages(
  client: ApiClient,
  list: string,
  size: number,
  query: { sort?: unknown; filter?: unknown } = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; ; first += size) {
    const answer = await client.list(list, { ...query, range: [first, first + size - 1] });
    if (answer.status !== 200) throw new Error(`${list} ${JSON.stringify(query)}: ${answer.status} ${answer.text}`);
    const page = answer.body as Row[];
    rows.push(...page);
    if (page.length < size) return rows;
  }
}

/** Rows that many lists are tested with: more of everything than the demo data has, with values that repeat. */
export const MORE_ADMINS = `insert into users (email, password_hash, role, full_name, disabled_at, created_at)
  select 'admin' || n || '@niyukt.example', 'x', 'admin', 'Admin ' || chr(65 + n % 5),
    case when n % 3 = 0 then now() end, now() - n / 3 * interval '1 day'
  from generate_series(1, 20) n`;
