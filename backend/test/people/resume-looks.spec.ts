import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, recordOf } from '../support/office.js';
import { fixture, simplePdf } from '../support/resume-files.js';

const LOOKS = '/api/admin/resume-looks';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

describe('a resume of somebody who is not there yet', () => {
  it('says name, phone, e-mail and known skills, and is not kept', async () => {
    const before = await office.sql('select count(*) from resumes');
    const pdf = await simplePdf(['ASHA RAO', 'Accountant', 'asha.rao@example.in', '+91 98450 11122', 'Worked in Pune']);
    expect(await recordOf(office.admin.upload(LOOKS, pdf, 'asha.pdf'))).toEqual({
      full_name: 'Asha Rao',
      email: 'asha.rao@example.in',
      phone: '+919845011122',
      skills: [],
    });
    expect(await office.sql('select count(*) from resumes')).toEqual(before);
  });

  it.each(['kavya.docx', 'kavya.odt', 'kavya.rtf'])('may be %s', async (name) => {
    expect(await recordOf(office.admin.upload(LOOKS, fixture(name), name))).toMatchObject({
      full_name: expect.stringContaining('Kavya'),
    });
  });

  it('may be a photo', async () => {
    const found = await recordOf(office.admin.upload(LOOKS, fixture('sunita.png'), 'sunita.png'));
    expect(found['full_name']).toBe('सुनीता देवी');
  });

  it('is refused when it is none, and looked at by the staff alone', async () => {
    expect((await office.admin.upload(LOOKS, Buffer.from('<html></html>'), 'a.html')).status).toBe(415);
    const employee = await office.employee();
    expect((await office.agency.anyone.upload(LOOKS, fixture('kavya.docx'), 'kavya.docx')).status).toBe(401);
    expect((await employee.client.upload(LOOKS, fixture('kavya.docx'), 'kavya.docx')).status).toBe(403);
  });
});
