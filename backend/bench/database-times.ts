import pg from 'pg';
import { CONNECTIONS } from '../src/connections/connections.list.js';
import { EMPLOYEES } from '../src/employees/employees.list.js';
import { PLANNER_SETTINGS } from '../src/platform/database/data-source.js';
import { type ListColumn, type ListDefinition } from '../src/platform/lists/list-definition.js';
import { type ListParameters, readListQuery } from '../src/platform/lists/list-query.js';
import { pageStatement } from '../src/platform/lists/list-sql.js';
import { median } from './load.js';
import { SEARCH_TERMS } from './search-terms.js';

const RUNS = 5;
/** Number of ANALYZE runs: a plan that depends on one sample would show. */
const ANALYSES = 3;
const DEEP_ROW = 500_000;

/** Times of one of the product's statements in PostgreSQL, planned as in the product. */
export interface DatabaseTime {
  what: string;
  milliseconds: number;
  /** Large tables that the plan reads completely. */
  wholeReads: string[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

/** The fixed searches, newest first, after several runs of ANALYZE: the slowest median. */
export async function searchTimes(url: string): Promise<DatabaseTime[]> {
  return withPlanner(url, async (client) => {
    const slowest = new Map<string, DatabaseTime>();
    for (let analysis = 0; analysis < ANALYSES; analysis += 1) {
      await client.query('analyze employees');
      for (const q of SEARCH_TERMS) {
        const time = await timeOf(client, q, EMPLOYEES, { filter: JSON.stringify({ q }), range: '[0,24]' });
        if (time.milliseconds > (slowest.get(q)?.milliseconds ?? -1)) slowest.set(q, time);
      }
    }
    return [...slowest.values()];
  });
}

/** The page at row 500,000, by every column that large lists may be sorted by. */
export async function deepPageTimes(url: string): Promise<DatabaseTime[]> {
  return withPlanner(url, async (client) => {
    const times: DatabaseTime[] = [];
    for (const list of [EMPLOYEES, CONNECTIONS]) {
      const sorts = Object.entries<ListColumn>(list.columns).filter(([, { sort }]) => sort);
      for (const [field] of sorts) {
        for (const direction of ['ASC', 'DESC']) {
          const parameters = {
            sort: JSON.stringify([field, direction]),
            range: JSON.stringify([DEEP_ROW, DEEP_ROW + 24]),
          };
          times.push(await timeOf(client, `${list.name} by ${field} ${direction}`, list, parameters));
        }
      }
    }
    return times;
  });
}

async function timeOf(
  client: pg.Client,
  what: string,
  list: ListDefinition,
  parameters: ListParameters,
): Promise<DatabaseTime> {
  const { text, values = [] } = pageStatement(list, readListQuery(parameters, list));
  const operands = values.map((value) => client.escapeLiteral(String(value)));
  await client.query(`prepare page as ${text}`);
  const execute = `execute page${operands.length ? `(${operands.join(', ')})` : ''}`;
  const times: number[] = [];
  let wholeReads: string[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode; 'Execution Time': number }[] }>(
      `explain (analyze, timing off, format json) ${execute}`,
    );
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    // the first run only fills caches
    if (plan && run > 0) times.push(plan['Execution Time']);
    wholeReads = plan ? wholeReadsOf(plan.Plan) : [];
  }
  await client.query('deallocate page');
  return { what, milliseconds: median(times), wholeReads };
}

function wholeReadsOf(node: PlanNode): string[] {
  const table = node['Relation Name'] ?? '';
  const isWhole =
    node['Node Type'] === 'Seq Scan' && /^(employees|connections)$/.test(table) && node['Actual Loops'] > 0;
  return [...(isWhole ? [table] : []), ...(node.Plans ?? []).flatMap(wholeReadsOf)];
}

/** Uses generic plans, as prepared statements do after some runs. */
async function withPlanner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    options: `${PLANNER_SETTINGS} -c plan_cache_mode=force_generic_plan`,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
