import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { billedCompany, oldPlacements, setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office } from '../../test/support/office.js';
import { issueAll, issuePatiently, wrongNumbers } from '../../test/support/parallel-issues.js';
import { type ProductProcess } from '../../test/support/product-process.js';

const ISSUES = 200;
const CLIENTS = 16;
const KILLED_AFTER = [100];

describe('several processes that issue', () => {
  let agency: AloneAgency;
  let office: Office;
  let company: ApiRecord;
  const others: ProductProcess[] = [];
  beforeAll(async () => {
    agency = await Agency.openAlone();
    office = await Office.of(agency);
    await setAgency(office);
    company = await billedCompany(office);
  });
  afterAll(async () => {
    for (const each of others) await each.stop();
    await agency.close();
  });

  const token = (): string => office.admin.token ?? '';
  const stays = async (document: ApiRecord): Promise<void> => {
    const [row] = await office.sql<{ document: unknown; number: string; total_paise: string }>(
      'select document, number, total_paise from invoices where invoice_id = $1',
      [document.id],
    );
    expect(row).toEqual({
      document: document['document'],
      number: document['number'],
      total_paise: String(document['total_paise']),
    });
  };

  it('number the invoices of 64 placements once, when both are asked for each', async () => {
    const other = await agency.replica();
    others.push(other);
    const placements = await oldPlacements(office, company.id, 64);
    const issues = placements.flatMap((placement) =>
      [agency.base, other.base].map((base) => issuePatiently(token(), placement, () => base)),
    );
    const statuses = (await Promise.all(issues)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(64).fill(201), ...Array<number>(64).fill(409)]);
    expect(await wrongNumbers(agency.database)).toEqual([]);
  });

  it('leave no gap and no double when one of them is killed in the middle of 200', async () => {
    const placements = await oldPlacements(office, company.id, ISSUES);
    let current: ProductProcess = await agency.replica();
    others.push(current);
    const kills: Promise<void>[] = [];
    const replace = async (): Promise<void> => {
      await current.stop('SIGKILL');
      current = await agency.replica();
      others.push(current);
    };
    const documents = await issueAll(
      token(),
      placements,
      CLIENTS,
      () => current.base,
      (count) => {
        if (KILLED_AFTER.includes(count)) kills.push(replace());
      },
    );
    await Promise.all(kills);
    expect(kills).toHaveLength(KILLED_AFTER.length);
    expect(documents).toHaveLength(ISSUES);
    expect(new Set(documents.map(({ number }) => number)).size).toBe(ISSUES);
    expect(await wrongNumbers(agency.database)).toEqual([]);
    for (const document of documents) await stays(document);
  });
});
