import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';

interface Language {
  language: string;
  name: string;
  dir: string;
  available: boolean;
}

let office: Office;
let english: string[];
let version: string;
beforeAll(async () => {
  office = await Office.open();
  const [first] = await rowsOf(office.admin.get('/api/admin/notice-texts'));
  english = String(first?.['text']).split('\n');
  version = String(first?.['version']);
});
afterAll(() => office.close());

const notice = (language: string): Promise<ApiAnswer> =>
  office.agency.anyone.get(`/api/privacy/notice?language=${language}`);
const languagesOf = async (language = 'en'): Promise<Language[]> => (await notice(language)).body.languages;
const available = async (): Promise<string[]> =>
  (await languagesOf()).filter((one) => one.available).map(({ language }) => language);
/** Every line of the notice, marked as of a language. */
const translated = (mark: string): string => english.map((line) => `${mark} ${line}`).join('\n\n');
const add = (language: string, body: object = {}): Promise<ApiAnswer> =>
  office.superAdmin.put(`/api/admin/notice-texts/${language}`, { version, text: translated(language), ...body });
const listed = async (language: string): Promise<ApiRecord | undefined> =>
  (await rowsOf(office.admin.get('/api/admin/notice-texts'))).find((row) => row['language'] === language);

describe('the languages of the notice', () => {
  it('are English and the 22 of the Constitution, by their own names and directions', async () => {
    const languages = await languagesOf();
    expect(languages).toHaveLength(23);
    expect(languages.map(({ name }) => name)).toEqual(expect.arrayContaining(['தமிழ்', 'ᱥᱟᱱᱛᱟᱲᱤ', 'اردو']));
    expect(languages.filter(({ dir }) => dir === 'rtl').map(({ language }) => language)).toEqual(['ks', 'sd', 'ur']);
    // a request names a language by its own name, and texts are kept as they are composed
    expect(languages.filter(({ name }) => name !== name.normalize('NFC'))).toEqual([]);
    expect(await available()).toEqual(['en', 'hi']);
  });

  it('that are missing are answered in English, which says so, and no other is known', async () => {
    const { status, body } = await notice('ta');
    expect([status, body.missing, body.language, body.title]).toEqual([200, true, 'en', english[0]]);
    expect((await notice('hi')).body).toMatchObject({ missing: false, language: 'hi' });
    expect((await office.agency.anyone.get('/api/privacy/notice')).body).toMatchObject({ missing: false });
    for (const other of ['fr', 'TA', '%00', 'ta&language=ur']) expect((await notice(other)).status).toBe(400);
  });
});

describe('a text that the agency adds', () => {
  it('is read at once, whole, with a hash of its own, and what is agreed to stays in English', async () => {
    expect((await add('ta')).body).toMatchObject({ language: 'ta', state: 'added', version, open_requests: 0 });
    const [tamil, inEnglish] = [(await notice('ta')).body, (await notice('en')).body];
    expect(tamil).toMatchObject({ missing: false, language: 'ta', version, title: `ta ${english[0]}` });
    expect(tamil.words.kept).toBe(`ta ${inEnglish.words.kept}`);
    for (const part of ['items', 'sections']) {
      expect(JSON.stringify(tamil[part]).replaceAll('"ta ', '"')).toBe(JSON.stringify(inEnglish[part]));
    }
    expect(tamil.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(tamil.sha256).not.toBe(inEnglish.sha256);
    expect(tamil.questions).toEqual(inEnglish.questions);
    expect(await available()).toEqual(['en', 'hi', 'ta']);
    expect(await listed('ta')).toMatchObject({ changed_by_name: expect.anything(), changed_at: expect.anything() });
  });

  it('is replaced and deleted, each with an entry in the activity, and the same again leaves none', async () => {
    await recordOf(add('bn'));
    await recordOf(add('bn'));
    await recordOf(add('bn', { text: translated('new') }));
    expect((await notice('bn')).body.title).toBe(`new ${english[0]}`);
    expect((await office.superAdmin.delete('/api/admin/notice-texts/bn')).status).toBe(200);
    expect((await notice('bn')).body).toMatchObject({ missing: true, language: 'en' });
    expect((await office.superAdmin.delete('/api/admin/notice-texts/bn')).body.code).toBe('notice_text.not_found');
    const filter = { kind: 'notice text', q: 'Bengali' };
    const entries = await rowsOf(office.superAdmin.list('audit-log', { filter }));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['created', 'deleted', 'updated']);
  });

  it('of an older version is not shown, until it is added anew', async () => {
    await recordOf(add('ur'));
    await office.sql(`update notice_texts set version = '2026-01-01' where language = 'ur'`);
    expect((await notice('ur')).body).toMatchObject({ missing: true, language: 'en' });
    expect(await listed('ur')).toMatchObject({
      state: 'older',
      version: '2026-01-01',
      text: expect.stringContaining(`ur ${english[0]}`),
    });
    expect((await add('ur')).body.state).toBe('added');
    expect((await notice('ur')).body).toMatchObject({ missing: false, language: 'ur' });
  });

  it('needs a line for each line of the English one, of the present version, in a language that is not shipped', async () => {
    const short = await add('te', { text: translated('te').split('\n').slice(2).join('\n') });
    expect(short).toMatchObject({ status: 400, body: { code: 'notice_text.lines' } });
    expect(short.body.fields).toMatchObject([
      { field: 'text', values: { lines: `${english.length}`, given: `${english.length - 1}` } },
    ]);
    for (const text of [undefined, null, '', ' \n ', 7, 'a'.repeat(100_000)]) {
      expect((await add('te', { text })).status).toBe(400);
    }
    expect((await add('te', { text: 'a'.repeat(200_000) })).status).toBe(413);
    expect((await add('te', { version: '1999-01-01' })).body.code).toBe('notice_text.version');
    for (const code of ['en', 'hi', 'fr', '2147483646', '..%2fta']) {
      expect((await add(code)).status).toBe(404);
      expect((await office.superAdmin.delete(`/api/admin/notice-texts/${code}`)).status).toBe(404);
    }
    expect((await notice('te')).body.missing).toBe(true);
  });

  it('is read by admins, and changed by super admins only', async () => {
    const { client } = await office.employee();
    for (const [who, reads] of [
      [office.agency.anyone, 401],
      [client, 403],
      [office.admin, 200],
    ] as const) {
      expect((await who.get('/api/admin/notice-texts')).status).toBe(reads);
      const refused = reads === 401 ? 401 : 403;
      expect((await who.put('/api/admin/notice-texts/mr', { version, text: translated('mr') })).status).toBe(refused);
      expect((await who.delete('/api/admin/notice-texts/ta')).status).toBe(refused);
    }
  });
});

it('what a person agrees to by registering names the language of the form, whatever was read', async () => {
  await recordOf(add('mr'));
  const person = await office.employee();
  const own = await recordOf(person.client.get('/api/me/consents'));
  const said = { notice_version: own['notice_version'], how: 'card', jobs: true };
  expect((await person.client.put('/api/me/consents', { ...said, language: 'mr' })).status).toBe(400);
  await recordOf(person.client.put('/api/me/consents', { ...said, language: 'hi' }));
  const hindi = (await notice('hi')).body.sha256;
  expect(
    await office.sql(`select language, text_sha256 from consents where employee_id = $1 and purpose = 'jobs'`, [
      person.id,
    ]),
  ).toEqual([{ language: 'hi', text_sha256: hindi }]);
});

it('who asks for a language is counted until the question is answered', async () => {
  const person = await office.employee();
  const question = { kind: 'question', text: 'I would like to read the notice in this language: తెలుగు (Telugu).' };
  const { id } = await recordOf(person.client.post('/api/me/grievances', question));
  await recordOf(person.client.post('/api/me/grievances', { ...question, kind: 'complaint' }));
  expect([await listed('te'), await listed('ta')]).toMatchObject([{ open_requests: 1 }, { open_requests: 0 }]);
  await recordOf(office.superAdmin.post(`/api/admin/grievances/${id}/answer`, { text: 'It is there.' }));
  expect(await listed('te')).toMatchObject({ open_requests: 0 });
});
