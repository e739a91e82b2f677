import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { checkedImport, imported, importIn, importRows, peopleFile, reasonsOf } from '../../test/support/imports.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';

const NAME = 'Full name may contain only letters and spaces';
const PHONE = 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const upload = (csv: string, name?: string): Promise<ApiRecord> => checkedImport(office.admin, 'employees', csv, name);
const errorsOf = async (id: number): Promise<{ text: string; headers: Headers }> => {
  const { content, headers } = await office.admin.download(`/api/admin/imports/${id}/errors`);
  return { text: content.toString(), headers };
};
const employeeOf = async (email: unknown): Promise<ApiRecord | undefined> =>
  (await rowsOf(office.admin.list('employees', { filter: { email } })))[0];

describe('the rows of an import that are wrong', () => {
  it('are downloaded as they were in the file, each with all that is wrong, mended and imported', async () => {
    const { csv, emails, phones } = peopleFile(office, 2);
    const wrong = `R2D2,12,mended.${emails[0]},"6,00,000"\n,9.87654E+09,,,left over\n`;
    const first = await upload(csv + wrong, 'walk-in, Monday.csv');
    expect(await importRows(office.admin, first.id)).toHaveLength(4);
    const { text, headers } = await errorsOf(first.id);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('filename="walk-in-Monday-errors.csv"');
    const [head, ...lines] = text.split('\r\n');
    expect(head).toBe('\ufeffCandidate Name,Mobile No.,Email ID,CTC,Column E,What is wrong');
    expect(lines).toEqual([
      `R2D2,12,mended.${emails[0]},"6,00,000",,"${NAME}; ${PHONE}"`,
      expect.stringMatching(
        /^,9\.87654E\+09,,,left over,"The spreadsheet has shortened .*; Full name is required; Email is required"$/,
      ),
      '',
    ]);
    const mended = text.replace('R2D2,12', `Rani Das,${String(Number(phones[1]) + 1)}`);
    const second = await upload(mended);
    expect(second).toMatchObject({ counts: { new: 1, error: 1 }, mapping: { 'What is wrong': null } });
    await recordOf(office.admin.post(`/api/admin/imports/${second.id}/run`, { on_duplicate: 'skip' }));
    expect((await importIn(office.admin, second.id, 'done')).results).toEqual({ created: 1, error: 1 });
    expect(await employeeOf(`mended.${emails[0]}`)).toMatchObject({ full_name: 'Rani Das' });
    expect(await employeeOf(emails[0])).toBeUndefined();
  });

  it('are a head alone when nothing is wrong; the audit log has each download with its rows', async () => {
    const { csv } = peopleFile(office, 1);
    const [{ id: right }, { id: wrong }] = [await upload(csv), await upload('Name,Email\nR2D2,x\nC3PO,y\n')];
    expect((await errorsOf(right)).text).toBe('\ufeffCandidate Name,Mobile No.,Email ID,CTC,What is wrong\r\n');
    await errorsOf(wrong);
    const filter = { kind: 'import', action: 'exported' };
    const entries = await rowsOf(office.superAdmin.list('audit-log', { filter, range: [0, 1] }));
    expect(entries.map(({ record_id, after }) => [record_id, after])).toEqual([
      [wrong, { records: 2 }],
      [right, { records: 0 }],
    ]);
  });

  it('run nothing in a spreadsheet, and what was marked for it comes back as it was typed', async () => {
    const { emails, phones } = peopleFile(office, 1);
    const dde = `=cmd|' /C calc'!A0`;
    const { id } = await upload(`Name,Mobile,Email,Qualification\nR2D2,+91${phones[0]},${emails[0]},${dde}\n`);
    const { text } = await errorsOf(id);
    expect(text).toContain(`R2D2,'+91${phones[0]},${emails[0]},"'${dde}",`);
    await imported(office.admin, 'employees', text.replace('R2D2', 'Asha Rao'));
    expect(await employeeOf(emails[0])).toMatchObject({ phone: `+91${phones[0]}`, qualification: dde });
  });
});

describe('a row that is corrected where it stands', () => {
  it('is no longer among the errors, and may turn out to be about the same as another row', async () => {
    const { csv, emails, phones } = peopleFile(office, 1);
    const { id } = await upload(`${csv}R2D2,12,x,\nC3PO,13,y,\n`);
    const correct = (row: number, cells: string[]): Promise<ApiAnswer> =>
      office.admin.put(`/api/admin/imports/${id}/rows/${row}`, { cells });
    const repeat = await recordOf(correct(3, ['Asha Rao', '9876500001', emails[0] ?? '', '']));
    expect([repeat['outcome'], reasonsOf(repeat)]).toEqual(['duplicate', ['Row 2 is about the same']]);
    const phone = await recordOf(correct(4, ['Rani Das', phones[0] ?? '', `other.${emails[0]}`, '']));
    expect([phone['outcome'], reasonsOf(phone)]).toEqual(['duplicate', ['Row 2 has the same phone number']]);
    expect((await errorsOf(id)).text.split('\r\n')).toHaveLength(2);
    expect(await office.seen('imports', id)).toMatchObject({ counts: { new: 1, duplicate: 2, error: 0 } });
  });

  it('may have fewer cells than the file has columns', async () => {
    const { emails, phones } = peopleFile(office, 1);
    const { id } = await upload('Name,Mobile,Email,Remarks\nR2D2,12,x,none\n');
    const path = `/api/admin/imports/${id}/rows/2`;
    const cells = ['Rani Das', phones[0], emails[0]];
    expect(await recordOf(office.admin.put(path, { cells }))).toMatchObject({ outcome: 'new', cells });
    expect((await office.admin.put(path, { cells })).body.code).toBe('import.not_in_error');
  });
});
