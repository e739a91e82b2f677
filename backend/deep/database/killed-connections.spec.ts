import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { report } from '../../release/support/report.js';
import { Agency, employeeForm, jobForm, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { AGENCY } from '../../test/support/ledger.js';
import { Office } from '../../test/support/office.js';

const CLIENTS = 6;
const CALLS_OF_EACH = 60;

/** A session of the product that is in a transaction, between two statements or within one. */
const KILL_SOME = `select count(pg_terminate_backend(pid))::int as killed from pg_stat_activity
  where datname = current_database() and application_name = 'niyukt' and xact_start is not null and random() < 0.05`;

describe('R43: connections that are killed in the middle of a transaction', () => {
  let agency: Agency;
  let office: Office;
  beforeAll(async () => {
    agency = await Agency.openAlone();
    office = await Office.of(agency);
  });
  afterAll(() => office.close());

  it('R43: whatever is written, the answer is 503 and never 500', async () => {
    const connections = await Promise.all(Array.from({ length: CLIENTS }, () => office.freshConnection()));
    const [company] = await office.sql<{ id: number }>('select min(company_id) as id from companies');
    const killer = await agency.database.session();
    let killed = 0;
    const calling = new AbortController();
    const killing = (async () => {
      while (!calling.signal.aborted)
        killed += (await killer.query<{ killed: number }>(KILL_SOME)).rows[0]?.killed ?? 0;
    })();
    const once = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
    const calls = (connection: number, client: number, turn: number): (() => Promise<ApiAnswer>)[] => [
      () =>
        office.admin.put(`/api/admin/connections/${connection}/status`, {
          placement_status: turn % 2 ? 'placed' : 'offered',
        }),
      () => office.admin.post('/jobs/create', { ...jobForm(), company_id: company?.id }, once()),
      () => {
        const person = employeeForm(10_000 * (client + 1) + turn);
        return office.admin.post('/auth/register', { ...person, role: 'employee', password: PASSWORD }, once());
      },
      () => office.superAdmin.put('/api/admin/settings/agency', { ...AGENCY, address: `${turn} MG Road` }),
      () => agency.anyone.post('/auth/login', { email: office.admin.email, password: PASSWORD }),
      () => office.superAdmin.post('/api/admin/list-exports', { resource: 'employees', format: 'csv' }, once()),
    ];
    const statuses: Record<number, number> = {};
    await Promise.all(
      connections.map(async ({ id }, client) => {
        for (let turn = 0; turn < CALLS_OF_EACH; turn += 1) {
          const all = calls(id, client, turn);
          const answer = await all[(turn + client) % all.length]?.();
          if (answer) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        }
      }),
    );
    calling.abort();
    await killing;
    await killer.end();
    report('killed connections', { killed, ...statuses });
    expect(killed).toBeGreaterThan(0);
    expect(statuses[503]).toBeGreaterThan(0);
    expect(statuses[500]).toBeUndefined();
  });
});
