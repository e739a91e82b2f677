import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, recordOf } from '../support/office.js';
import { Showings } from '../support/showings.js';
import { waitFor } from '../support/wait-for.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

const stored = (employee: number): Promise<number> => office.count('masked_texts where employee_id = $1', [employee]);

describe('texts of a person that a company may see', () => {
  it('are looked through once: later readings take what was found', async () => {
    const { id, person } = await shows.scene();
    const note = 'Ask Zubeida Farooqui for the plan of the mill';
    await recordOf(shows.saveSheet(id, { note }));
    const { found } = await shows.sheetOf(id);
    expect(found).toMatchObject([{ field: 'note', kind: 'name', text: 'Zubeida Farooqui' }]);
    const count = await stored(person.id);
    expect(count).toBeGreaterThan(0);
    // what is answered now can only come from what was kept
    const removed = { text: [], fields: { headline: [], note: [{ start: 29, end: 33, kind: 'name' }] } };
    await office.sql(`update masked_texts set removed = $2 where employee_id = $1 and removed -> 'fields' ? 'note'`, [
      person.id,
      JSON.stringify(removed),
    ]);
    expect((await shows.sheetOf(id))['found']).toMatchObject([{ field: 'note', text: 'plan' }]);
    expect(await stored(person.id)).toBe(count);
  });

  it('keep nothing of the text, and nothing at all of texts that are empty', async () => {
    const { id, person } = await shows.scene();
    await shows.sheetOf(id);
    expect(await stored(person.id)).toBe(0);
    await recordOf(shows.saveSheet(id, { headline: 'Weaver of Zubeida Farooqui' }));
    await shows.sheetOf(id);
    const [row] = await office.sql('select json_agg(m)::text as all from masked_texts m where employee_id = $1', [
      person.id,
    ]);
    expect(row?.['all']).toMatch(/"kind": ?"name"/);
    expect(row?.['all']).not.toMatch(/Weaver|Zubeida/);
  });

  it('are looked through anew after the person changed, before the company sees them', async () => {
    const all = await shows.scene({ agrees: false });
    expect((await shows.submit(all.id)).body).toMatchObject({ share: 'waiting' });
    await recordOf(all.person.client.put('/api/employee/profile', { qualification: 'Diploma of Zubeida Farooqui' }));
    await shows.agree(all.person.client);
    await waitFor('the person to be shown', async () => (await shows.shareOf(all.id)) === 'submitted' || undefined);
    await shows.acceptTerms(all.company);
    expect((await shows.candidateOf(all)).body).toMatchObject({ qualification: 'Diploma of […]' });
  });
});
