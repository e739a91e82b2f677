import { isDeepStrictEqual } from 'node:util';
import { type EntityManager } from 'typeorm';
import { imagesOf, insertImage, lockedImage, type Row, writeImage } from './row-images.js';

/** One thing that the product did in a merge, with what its undo needs; `merges.moved` has what the database did. */
export type MergeStep =
  | { did: 'changed'; table: string; key: Row; before: Row; after: Row }
  | { did: 'removed'; table: string; row: Row }
  | { did: 'added pair'; duplicateId: number; state: string }
  | { did: 'chose resume'; shown: { employeeId: number; resumeId: number }[] };

/** Writes down what a merge does while it does it. */
export class MergeJournal {
  readonly steps: MergeStep[] = [];

  constructor(readonly transaction: EntityManager) {}

  /** Changes columns of a row; those that have the value already are left out. */
  async change(table: string, key: Row, row: Row, values: Row): Promise<void> {
    const columns = Object.keys(values).filter((column) => !isDeepStrictEqual(row[column], values[column]));
    if (!columns.length) return;
    const pick = (from: Row): Row => Object.fromEntries(columns.map((column) => [column, from[column] ?? null]));
    await writeImage(this.transaction, table, key, pick(values));
    const now = await lockedImage(this.transaction, table, key);
    this.steps.push({ did: 'changed', table, key, before: pick(row), after: pick(now ?? values) });
  }

  /** Writes down rows that go, and leaves their removal to the database. */
  goes(table: string, row: Row): void {
    this.steps.push({ did: 'removed', table, row });
  }

  /** Deletes rows. @param condition SQL on `t` */
  async remove(table: string, condition: string, parameters: unknown[]): Promise<void> {
    const rows = await imagesOf(this.transaction, table, condition, parameters);
    if (rows.length) await this.transaction.query(`delete from ${table} t where ${condition}`, parameters);
    for (const row of rows) this.goes(table, row);
  }
}

/** Takes back one step. What was changed again since the merge stays as it is. */
export async function revertStep(transaction: EntityManager, step: MergeStep): Promise<void> {
  if (step.did === 'changed') await revertChange(transaction, step);
  else if (step.did === 'removed') await revertRemoval(transaction, step);
  else if (step.did === 'added pair') {
    const { duplicateId, state } = step;
    await transaction.query('delete from duplicate_pairs where duplicate_id = $1 and state = $2', [duplicateId, state]);
  } else {
    for (const { employeeId, resumeId } of step.shown) {
      await transaction.query(
        `update resumes set shown = true where resume_id = $1 and employee_id = $2
           and not exists (select from resumes where employee_id = $2 and shown)`,
        [resumeId, employeeId],
      );
    }
  }
}

async function revertChange(
  transaction: EntityManager,
  { table, key, before, after }: Extract<MergeStep, { did: 'changed' }>,
): Promise<void> {
  const now = await lockedImage(transaction, table, key);
  if (!now) return;
  const unchanged = Object.entries(before).filter(([column]) => isDeepStrictEqual(now[column], after[column]));
  await writeImage(transaction, table, key, Object.fromEntries(unchanged));
}

/** What it belonged to may be gone: then it is not put back either. */
const OWNERS: Readonly<Record<string, string>> = {
  connections: `select from job_requests where request_id = ($1::jsonb ->> 'request_id')::integer`,
  duplicate_pairs: `select from (select count(*) as n from (
      select employee_id from employees where $1::jsonb ->> 'kind' = 'employees'
        and employee_id in (($1::jsonb ->> 'first_id')::integer, ($1::jsonb ->> 'second_id')::integer)
      union all select company_id from companies where $1::jsonb ->> 'kind' = 'companies'
        and company_id in (($1::jsonb ->> 'first_id')::integer, ($1::jsonb ->> 'second_id')::integer)) found) both_of where n = 2`,
};

async function revertRemoval(
  transaction: EntityManager,
  { table, row }: Extract<MergeStep, { did: 'removed' }>,
): Promise<void> {
  const owners = OWNERS[table];
  if (owners && !(await transaction.query<unknown[]>(owners, [JSON.stringify(row)])).length) return;
  await insertImage(transaction, table, row);
}
