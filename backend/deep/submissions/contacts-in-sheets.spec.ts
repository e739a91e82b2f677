import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, recordOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

const CONTACTS = ['ravi.menon@example.in', '98765 43210', '2345 6789 0124', 'ABCPE1234F', 'linkedin.com/in/zubeida'];

const TEXTS = {
  headline: 'Backend developer, call 98765 43210',
  note: 'Her chief Ravi Menon is at ravi.menon@example.in. PAN ABCPE1234F.',
  resume_text: [
    'Six years of TypeScript at Deccan Motors, Pune.',
    'Reports to Ravi Menon, ravi.menon@example.in, 98765 43210.',
    'Aadhaar: 2345 6789 0124',
    'PAN: ABCPE1234F',
    'https://linkedin.com/in/zubeida',
  ].join('\n'),
};

describe('a sheet', () => {
  it.each([true, false])(
    'is kept without contacts and numbers of papers of anybody, confirmed: %s',
    async (confirmed) => {
      const all = await shows.scene();
      const saved = await recordOf(shows.saveSheet(all.id, { ...TEXTS, confirmed }));
      for (const contact of CONTACTS) expect(JSON.stringify(saved)).not.toContain(contact);
      expect(saved).toMatchObject({ headline: expect.stringContaining('[…]'), note: expect.stringContaining('[…]') });
      expect(saved['resume_text']).toMatch(
        /^Six years of TypeScript at Deccan Motors, Pune\.\nReports to Ravi Menon, \[…\]/,
      );
      const [stored] = await office.sql('select headline, note, resume_text from sheets where connection_id = $1', [
        all.id,
      ]);
      for (const contact of CONTACTS) expect(JSON.stringify(stored)).not.toContain(contact);
      await recordOf(shows.submit(all.id, { sheet_version: 1 }));
      await shows.acceptTerms(all.company);
      const seen = (await shows.candidateOf(all)).body;
      for (const contact of CONTACTS) expect(JSON.stringify(seen)).not.toContain(contact);
      if (confirmed) expect(seen.resume_text).toBe(saved['resume_text']);
    },
  );

  it('of an earlier version shows them no more than a new one', async () => {
    const all = await shows.scene();
    await recordOf(shows.saveSheet(all.id, { note: 'Joins in May.', confirmed: true }));
    await office.sql('update sheets set note = $2, resume_text = $3 where connection_id = $1', [
      all.id,
      TEXTS.note,
      TEXTS.resume_text,
    ]);
    await recordOf(shows.submit(all.id, { sheet_version: 1 }));
    await shows.acceptTerms(all.company);
    const seen = (await shows.candidateOf(all)).body;
    for (const contact of CONTACTS) expect(JSON.stringify(seen)).not.toContain(contact);
    expect(seen.note).toContain('Ravi Menon');
  });

  it('that is saved again as it is stays the same', async () => {
    const all = await shows.scene();
    const { headline, note, resume_text } = await recordOf(shows.saveSheet(all.id, { ...TEXTS, confirmed: true }));
    const again = await recordOf(shows.saveSheet(all.id, { headline, note, resume_text, confirmed: true, version: 1 }));
    expect(again).toMatchObject({ headline, note, resume_text, version: 1 });
  });
});
