import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, recordOf, rowsOf } from '../../test/support/office.js';

/** Common first names and surnames, with the spellings that forms show. */
const NAMES: [hindi: string, ...latin: string[]][] = [
  ['राहुल', 'Rahul'],
  ['प्रिया', 'Priya'],
  ['अमित', 'Amit'],
  ['सुनीता', 'Sunita', 'Suneeta'],
  ['विजय', 'Vijay'],
  ['लक्ष्मी', 'Lakshmi', 'Laxmi'],
  ['चौधरी', 'Chaudhary', 'Choudhary'],
  ['दीपक', 'Deepak', 'Dipak'],
  ['पूजा', 'Pooja', 'Puja'],
  ['संजय', 'Sanjay'],
  ['राजेश', 'Rajesh'],
  ['सुरेश', 'Suresh'],
  ['रमेश', 'Ramesh'],
  ['मुकेश', 'Mukesh'],
  ['गणेश', 'Ganesh'],
  ['अनिल', 'Anil'],
  ['सुनील', 'Sunil', 'Suneel'],
  ['विकास', 'Vikas'],
  ['मनोज', 'Manoj'],
  ['अजय', 'Ajay'],
  ['राजकुमार', 'Rajkumar'],
  ['सौरभ', 'Saurabh', 'Sourabh'],
  ['गौरव', 'Gaurav'],
  ['वैभव', 'Vaibhav'],
  ['कृष्ण', 'Krishna'],
  ['विष्णु', 'Vishnu'],
  ['ज्योति', 'Jyoti'],
  ['आरती', 'Aarti', 'Arti'],
  ['कविता', 'Kavita'],
  ['सरिता', 'Sarita'],
  ['मीना', 'Meena', 'Mina'],
  ['गीता', 'Geeta', 'Gita'],
  ['रेखा', 'Rekha'],
  ['अंजलि', 'Anjali'],
  ['प्रियंका', 'Priyanka'],
  ['नेहा', 'Neha'],
  ['श्रेया', 'Shreya'],
  ['किरण', 'Kiran'],
  ['इमरान', 'Imran'],
  ['सलमान', 'Salman'],
  ['फ़रहान', 'Farhan'],
  ['शर्मा', 'Sharma'],
  ['वर्मा', 'Verma', 'Varma'],
  ['सिंह', 'Singh'],
  ['मिश्रा', 'Mishra'],
  ['गुप्ता', 'Gupta'],
  ['यादव', 'Yadav'],
  ['तिवारी', 'Tiwari', 'Tiwary'],
  ['पांडे', 'Pandey', 'Pande'],
  ['आयशा', 'Ayesha'],
  ['नायर', 'Nair', 'Nayar'],
  ['गायकवाड़', 'Gaikwad', 'Gayakwad'],
];
/** Nine of ten are asked for (people-rights.md, figures). */
const LEAST = 49;

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  for (const [hindi] of NAMES) await office.addEmployee({ name: hindi });
  for (const [, latin = ''] of NAMES) await office.addEmployee({ name: latin });
});
afterAll(() => office.close());

type Search = (typed: string) => Promise<string[]>;

const inList: Search = async (typed) => {
  const filter = encodeURIComponent(JSON.stringify({ q: typed }));
  const rows = await rowsOf(office.admin.get(`/api/admin/employees?filter=${filter}&range=[0,99]`));
  return rows.map(({ full_name }) => String(full_name));
};

const amongPeople: Search = async (typed) => {
  const { body } = await office.admin.get(`/api/admin/candidates/search?q=${encodeURIComponent(typed)}&range=[0,49]`);
  return (body as { full_name: string }[]).map(({ full_name }) => full_name);
};

describe.each([
  ['a list', inList],
  ['the search for people', amongPeople],
])('%s', (_, search) => {
  it('finds a name in Devanagari by the usual spelling in Latin letters', async () => {
    const missed: string[] = [];
    for (const [hindi, ...latin] of NAMES)
      for (const typed of latin) if (!(await search(typed)).includes(hindi)) missed.push(`${typed} ${hindi}`);
    // a name counts with all its spellings
    expect(new Set(missed.map((one) => one.split(' ')[1])).size).toBeLessThanOrEqual(NAMES.length - LEAST);
  });

  it('finds a name in Latin letters by Devanagari', async () => {
    const missed: string[] = [];
    for (const [hindi, latin = ''] of NAMES)
      if (!(await search(hindi)).includes(latin)) missed.push(`${hindi} ${latin}`);
    expect(missed.length).toBeLessThanOrEqual(NAMES.length - LEAST);
  });
});

describe('a name with joiners', () => {
  it('stays as it was typed, and is found without them', async () => {
    const name = 'रुक्\u200dमिणी';
    const { id } = await office.addEmployee({ name });
    expect(await recordOf(office.admin.get(`/api/admin/employees/${id}`))).toMatchObject({ full_name: name });
    expect(await inList('रुक्मिणी')).toEqual([name]);
    expect(await inList('Rukmini')).toEqual([name]);
  });
});
