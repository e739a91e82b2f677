import { type Office } from './office.js';

/** Sessions stay ended and counters stand in slots; everything else is what people see. */
const LEFT_OUT: Readonly<Record<string, string>> = { users: `- 'session_version'` };

const DUMPED = [
  'users',
  'employees',
  'companies',
  'job_requests',
  'connections',
  'placement_history',
  'placements',
  'invoices',
  'warranty_claims',
  'notes',
  'resumes',
  'introductions',
  'duplicate_pairs',
  'skill_counts',
  'candidate_index',
];

export type Dump = Record<string, string[]>;

/** Every row of every table that a merge touches, and the totals. */
export async function dumpOf(office: Office): Promise<Dump> {
  const dump: Dump = {};
  for (const table of DUMPED) {
    const rows = await office.sql<{ row: string }>(
      `select (to_jsonb(t) ${LEFT_OUT[table] ?? ''})::text as row from ${table} t order by 1`,
    );
    dump[table] = rows.map(({ row }) => row);
  }
  const totals = await office.sql<{ row: string }>(
    `select list || ' ' || facet || ' ' || sum(n) as row from row_counts group by list, facet having sum(n) <> 0 order by 1`,
  );
  dump['totals'] = totals.map(({ row }) => row);
  return dump;
}
