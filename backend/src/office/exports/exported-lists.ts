import { type AuditKind } from '../../auth/audit/audit.service.js';
import { COMPANIES } from '../../companies/companies.list.js';
import { CONNECTIONS } from '../../connections/connections.list.js';
import { EMPLOYEES } from '../../employees/employees.list.js';
import { JOB_REQUESTS } from '../../jobs/job-requests.list.js';
import { type ListColumn, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type SheetCell } from '../../platform/xlsx.js';

/** A list of the console that is exported as a whole: what has a label in it, and is not left out of files. */
export interface ExportedList {
  definition: ListDefinition;
  auditKind: AuditKind;
  title: string;
  heads: readonly string[];
  cellsOf: (row: Record<string, unknown>) => SheetCell[];
}

const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' });
const day = (moment: string): string => DAY.format(new Date(moment));

/** The lists that are exported as a whole, as they are named in addresses. */
export const EXPORTED_LISTS: Readonly<Record<string, ExportedList>> = {
  employees: exportedList(EMPLOYEES, 'employee', 'Employees'),
  companies: exportedList(COMPANIES, 'company', 'Companies'),
  'job-requests': exportedList(JOB_REQUESTS, 'job request', 'Job requests'),
  connections: exportedList(CONNECTIONS, 'connection', 'Connections'),
};

export const EXPORTED_RESOURCES = Object.keys(EXPORTED_LISTS);

function exportedList<Fields extends object>(
  definition: ListDefinition<Fields>,
  auditKind: AuditKind,
  title: string,
): ExportedList {
  const columns = Object.entries<ListColumn>(definition.columns).flatMap(([field, { label, exported, kind }]) =>
    label === undefined || exported === false
      ? []
      : [{ field, label, inFile: exported ?? (kind === 'timestamptz' || kind === 'date' ? day : undefined) }],
  );
  return {
    definition,
    auditKind,
    title,
    heads: columns.map(({ label }) => label),
    cellsOf: (row) => columns.map(({ field, inFile }) => cellOf(row[field], inFile)),
  };
}

function cellOf(value: unknown, inFile: (text: string) => SheetCell = (text) => text): SheetCell {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? inFile(value) : null;
}
