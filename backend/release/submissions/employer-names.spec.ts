import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, recordOf } from '../../test/support/office.js';
import { type Scene, Showings } from '../../test/support/showings.js';

let office: Office;
let shows: Showings;
let all: Scene;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
  all = await shows.scene();
});
afterAll(() => office.close());

/** What becomes of a submission to a company with one name of a person who works for one with the other. */
async function submitted(name: string, present_employer: string): Promise<unknown> {
  await recordOf(office.admin.patch(`/api/admin/companies/${all.company.id}`, { name }));
  await recordOf(all.person.client.put('/api/employee/profile', { present_employer }));
  const { body } = await shows.submit(all.id);
  if (body['share'] === 'submitted') await shows.withdraw(all.id);
  return body['code'] ?? body['share'];
}

describe('the present employer is known by', () => {
  it.each([
    ['a form of address', 'Kadamba Foods Private Limited', 'M/s Kadamba Foods'],
    ['another one', 'M/S. KADAMBA FOODS', 'Messrs. Kadamba Foods Pvt. Ltd.'],
    ['a legal form in Hindi', 'नवभारत सिरेमिक्स प्राइवेट लिमिटेड', 'नवभारत सिरेमिक्स प्रा. लि.'],
    ['another one in Hindi', 'मेसर्स नवभारत सिरेमिक्स एलएलपी', 'नवभारत सिरेमिक्स लि.'],
    ['the other script', 'Sahyog Motors Private Limited', 'सहयोग मोटर्स'],
    ['the other script, of what is a word of English', 'नवभारत सिरेमिक्स', 'Navbharat Ceramics Pvt Ltd'],
    ['the other script, of its first words', 'गोदावरी इंजीनियरिंग', 'Godavari Engineering Works'],
    ['letters with dots', 'HP', 'H.P.'],
    ['letters with dots, spaces and a country', 'H. P. India Pvt. Ltd.', 'HP'],
    ['its country', 'HP India', 'HP'],
    ['what is not seen', 'Kadamba Foods', 'Kada\u200Bmba\uFEFF Foods'],
  ])('%s', async (_, name, employer) => {
    expect(await submitted(name, employer)).toBe('submission.present_employer');
  });

  it('no name that is only alike', async () => {
    for (const [name, employer] of [
      ['Sahyog Textiles', 'सहयोग मोटर्स'],
      ['Raj Metals', 'राज मोटर्स'],
      ['Bank of Baroda', 'Bank of India'],
      ['Air Asia', 'Air India'],
      ['Foods', 'P. P. Foods'],
      ['Private Limited', 'प्राइवेट लिमिटेड'],
    ] as const) {
      expect([name, await submitted(name, employer)]).toEqual([name, 'submitted']);
    }
  });
});
