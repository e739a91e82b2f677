import { type AuditKind } from '../audit/audit.service.js';
import { COMPANIES } from '../companies/companies.list.js';
import { type CompanyDto } from '../companies/company.dto.js';
import { type ConnectionDto } from '../connections/connection.dto.js';
import { CONNECTIONS } from '../connections/connections.list.js';
import { type EmployeeDto } from '../employees/employee.dto.js';
import { type Skill } from '../employees/employee.entity.js';
import { EMPLOYEES } from '../employees/employees.list.js';
import { type JobRequestDto } from '../jobs/job-request.dto.js';
import { JOB_REQUESTS } from '../jobs/job-requests.list.js';
import { type ListDefinition } from '../platform/lists/list-definition.js';
import { type SheetCell } from '../platform/xlsx.js';

/** A column of a file: its head, and what stands below it. */
type ExportColumn<Item> = readonly [head: string, value: keyof Item | ((item: Item) => SheetCell)];

/** A list of the console that is exported as a whole. */
export interface ExportedList {
  definition: ListDefinition;
  auditKind: AuditKind;
  title: string;
  heads: readonly string[];
  cellsOf: (row: Record<string, unknown>) => SheetCell[];
}

const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' });
const day = (moment: string | null): string | null => moment && DAY.format(new Date(moment));

/** `interview_scheduled` as people read it. */
const inWords = (value: string | null): string | null =>
  value && `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`;

const skillsText = (skills: string): string =>
  (JSON.parse(skills) as Skill[]).map(({ skill_name }) => skill_name).join(', ');

const EMPLOYEE_COLUMNS: readonly ExportColumn<EmployeeDto>[] = [
  ['ID', 'employee_id'],
  ['Name', 'full_name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Qualification', 'qualification'],
  ['Industry', 'industry'],
  ['Preferred location', 'preferred_location'],
  ['Preferred salary', 'preferred_salary'],
  ['Skills', ({ skills }) => skillsText(skills)],
  ['Resume', 'resume_link'],
  ['Status', ({ status }) => inWords(status)],
  ['Added', ({ created_at }) => day(created_at)],
];

const COMPANY_COLUMNS: readonly ExportColumn<CompanyDto>[] = [
  ['ID', 'company_id'],
  ['Company name', 'name'],
  ['Contact person name', 'contact_person_name'],
  ['Email', 'contact_email'],
  ['Contact phone', 'contact_person_phone'],
  ['Industry', 'industry'],
  ['Location', 'location'],
  ['Company size', 'company_size'],
  ['Website', 'website_url'],
  ['Added', ({ created_at }) => day(created_at)],
];

const JOB_COLUMNS: readonly ExportColumn<JobRequestDto>[] = [
  ['ID', 'request_id'],
  ['Job title', 'title'],
  ['Company', 'company_name'],
  ['Domain', 'domain'],
  ['Employment type', 'employment_type'],
  ['Location', 'location'],
  ['Salary range', 'salary_range'],
  ['Number of positions', 'count'],
  ['Priority', ({ priority }) => inWords(priority)],
  ['Status', ({ status }) => inWords(status)],
  ['Description', 'description'],
  ['Requirements', 'requirements'],
  ['Created', ({ created_at }) => day(created_at)],
];

const CONNECTION_COLUMNS: readonly ExportColumn<ConnectionDto>[] = [
  ['ID', 'connection_id'],
  ['Employee', 'employee_name'],
  ['Email', 'employee_email'],
  ['Phone', 'employee_phone'],
  ['Job title', 'job_title'],
  ['Company', 'company_name'],
  ['Location', 'job_location'],
  ['Status', ({ placement_status }) => inWords(placement_status)],
  ['Connected', ({ connection_date }) => day(connection_date)],
  ['Placed', ({ placement_date }) => day(placement_date)],
  ['Joining', ({ joining_date }) => day(joining_date)],
  ['Offered salary', 'offered_salary'],
  ['Final salary', 'final_salary'],
  ['Notes', 'admin_notes'],
];

/** The lists that are exported as a whole, as they are named in addresses. */
export const EXPORTED_LISTS: Readonly<Record<string, ExportedList>> = {
  employees: exportedList(EMPLOYEES, 'employee', 'Employees', EMPLOYEE_COLUMNS),
  companies: exportedList(COMPANIES, 'company', 'Companies', COMPANY_COLUMNS),
  'job-requests': exportedList(JOB_REQUESTS, 'job request', 'Job requests', JOB_COLUMNS),
  connections: exportedList(CONNECTIONS, 'connection', 'Connections', CONNECTION_COLUMNS),
};

export const EXPORTED_RESOURCES = Object.keys(EXPORTED_LISTS);

function exportedList<Item extends object>(
  definition: ListDefinition<Item>,
  auditKind: AuditKind,
  title: string,
  columns: readonly ExportColumn<Item>[],
): ExportedList {
  return {
    definition,
    auditKind,
    title,
    heads: columns.map(([head]) => head),
    cellsOf: (row) =>
      columns.map(([, value]) => (typeof value === 'function' ? value(row as Item) : cellOf(row[String(value)]))),
  };
}

function cellOf(value: unknown): SheetCell {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
