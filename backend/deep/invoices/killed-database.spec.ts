import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { report } from '../../release/support/report.js';
import { Agency } from '../../test/support/agency.js';
import { billedCompany, oldPlacements, setAgency } from '../../test/support/ledger.js';
import { Office } from '../../test/support/office.js';
import { issueAll, wrongNumbers } from '../../test/support/parallel-issues.js';
import { PostgresServer } from '../../test/support/postgres-server.js';

const ISSUES = 200;
const CLIENTS = 10;
const KILLED_AFTER = [50, 120];

describe('kill -9 of the database in the middle of 200 issues', () => {
  let server: PostgresServer;
  let agency: Agency;
  let office: Office;
  beforeAll(async () => {
    server = await PostgresServer.start();
    agency = await Agency.open({ DATABASE_URL: server.database.url }, server.database);
    office = await Office.of(agency);
    await setAgency(office);
  });
  afterAll(async () => {
    await agency.close();
    await server.remove();
  });

  it('leaves no gap and no double, and every acknowledged document as it was answered', async () => {
    const company = await billedCompany(office);
    const placements = await oldPlacements(office, company.id, ISSUES);
    const kills: Promise<void>[] = [];
    const documents = await issueAll(
      office.admin.token ?? '',
      placements,
      CLIENTS,
      () => agency.base,
      (count) => {
        const kill = KILLED_AFTER.indexOf(count);
        if (kill >= 0) kills.push(server.kill({ leavingOrphans: kill % 2 === 1 }));
      },
    );
    await Promise.all(kills);
    expect(kills).toHaveLength(KILLED_AFTER.length);
    const stored = await office.sql<{ invoice_id: number; number: string; document: unknown }>(
      'select invoice_id, number, document from invoices order by invoice_id',
    );
    report('issues', { acknowledged: documents.length, stored: stored.length });
    const answered = documents.map(({ id, number, document }) => ({ invoice_id: id, number, document }));
    expect(stored).toEqual(answered.sort((one, other) => one.invoice_id - other.invoice_id));
    expect(await wrongNumbers(server.database)).toEqual([]);
  });
});
