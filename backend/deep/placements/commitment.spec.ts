import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { place, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf } from '../../test/support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const today = (day: string): Promise<void> => setIndiaNow(office, `${day} 12:00`);
const edit = (id: number, fields: Record<string, unknown>): Promise<ApiRecord> =>
  recordOf(office.admin.patch(`/api/admin/placements/${id}`, fields));
const commitmentOf = async (id: number): Promise<[unknown, unknown]> => {
  const placement = await office.seen('placements', id);
  return [placement['commitment_ends_on'], placement['commitment_ended_reason']];
};

describe('the commitment of a placed person', () => {
  it('starts at joining and ends by itself after two years', async () => {
    await today('2026-12-16');
    const { placement } = await place(office);
    expect(await commitmentOf(placement.id)).toEqual([null, null]);
    await edit(placement.id, { joining_date: '2026-12-01' });
    expect(await commitmentOf(placement.id)).toEqual(['2028-12-01', null]);
    await today('2028-11-30');
    expect(await commitmentOf(placement.id)).toEqual(['2028-12-01', null]);
    await today('2028-12-01');
    expect(await commitmentOf(placement.id)).toEqual(['2028-12-01', 'time_over']);
  });

  it('ends earlier when the employer ends it, and not when the person does', async () => {
    await today('2026-12-16');
    const { placement } = await place(office, { joining_date: '2026-12-01' });
    await edit(placement.id, { left_on: '2026-12-10', left_by: 'person' });
    expect(await commitmentOf(placement.id)).toEqual(['2028-12-01', null]);
    expect(await edit(placement.id, { left_by: 'employer' })).toMatchObject({ left_by: 'employer', state: 'left' });
    expect(await commitmentOf(placement.id)).toEqual(['2026-12-10', 'employer_ended']);
  });

  it('is as long as the settings said when the person was placed', async () => {
    await today('2026-12-16');
    const { placement } = await place(office, { joining_date: '2026-12-01' });
    await setAgency(office, { commitment_years: 1 });
    expect(await commitmentOf(placement.id)).toEqual(['2028-12-01', null]);
    const later = await place(office, { joining_date: '2026-12-01' });
    expect(await commitmentOf(later.placement.id)).toEqual(['2027-12-01', null]);
    await setAgency(office, { commitment_years: 2 });
  });

  it('knows who ended it only together with the last working day', async () => {
    await today('2026-12-16');
    const { placement, connection } = await place(office, { joining_date: '2026-12-01' });
    expect(
      await refusalOf(office.admin.patch(`/api/admin/placements/${placement.id}`, { left_by: 'employer' })),
    ).toEqual({
      status: 422,
      error: 'Who ended the employment is noted together with the last working day',
    });
    await edit(placement.id, { left_on: '2026-12-10', left_by: 'employer' });
    expect(await edit(placement.id, { left_on: null })).toMatchObject({ left_by: null, state: 'active' });
    await edit(placement.id, { left_on: '2026-12-10', left_by: 'employer' });
    await office.setStatus(connection.id, 'resigned');
    await office.setStatus(connection.id, 'placed');
    expect(await office.seen('placements', placement.id)).toMatchObject({ left_by: null, left_on: null });
    expect((await office.admin.patch(`/api/admin/placements/${placement.id}`, { left_by: 'fate' })).status).toBe(422);
  });

  it('of a reverted placement is none', async () => {
    await today('2026-12-16');
    const { placement, connection } = await place(office, { joining_date: '2026-12-20' });
    await office.setStatus(connection.id, 'dropped');
    expect(await commitmentOf(placement.id)).toEqual([null, null]);
  });
});
