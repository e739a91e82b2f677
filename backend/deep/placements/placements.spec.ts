import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { place, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { Office, recordOf, refusalOf, rowsOf, statusesOf } from '../../test/support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
  await setIndiaNow(office, '2026-12-16 12:00');
});
afterAll(() => office.close());

const edit = (id: number, fields: Record<string, unknown>): ReturnType<typeof office.admin.patch> =>
  office.admin.patch(`/api/admin/placements/${id}`, fields);
const countOf = (connection_id: number): Promise<number> =>
  office.count('placements where connection_id = $1', [connection_id]);

describe('a connection that becomes placed', () => {
  it('gets one of 64 changes at the same moment', async () => {
    const connection = await office.freshConnection();
    const calls = Array.from({ length: 64 }, (_, n) =>
      office.admin.put(`/api/admin/connections/${connection.id}/status`, {
        placement_status: n % 2 ? 'placed' : 'offered',
      }),
    );
    // who waits longer than a request may is answered 503
    expect((await statusesOf(calls)).filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(await countOf(connection.id)).toBe(1);
  });
});

describe('the joining date', () => {
  it('is in the audit log of the connection, too, when the placement is edited', async () => {
    const { connection, placement } = await place(office);
    await recordOf(edit(placement.id, { joining_date: '2026-12-01' }));
    const filter = { kind: 'connection', record_id: connection.id };
    const [entry] = await rowsOf(office.superAdmin.list('audit-log', { filter, sort: ['id', 'DESC'] }));
    expect(entry).toMatchObject({
      action: 'updated',
      before: { joining_date: null },
      after: { joining_date: '2026-12-01' },
    });
  });
});

describe('an edit of a placement', () => {
  it('is in the audit log, and is one for a placement that there is', async () => {
    const { placement } = await place(office);
    await recordOf(edit(placement.id, { first_month_gross_paise: 100 }));
    const [entry] = await rowsOf(office.superAdmin.list('audit-log', { range: [0, 0] }));
    expect(entry).toMatchObject({
      action: 'updated',
      kind: 'placement',
      record_id: placement.id,
      before: { first_month_gross_paise: null },
      after: { first_month_gross_paise: 100 },
    });
    expect(await refusalOf(edit(2_000_000_000, {}))).toEqual({ status: 404, error: 'Placement not found' });
  });
});
