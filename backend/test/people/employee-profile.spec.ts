import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiRecord, type Member, Office, recordOf } from '../support/office.js';

const PROFILE = '/api/employee/profile';
const PHONE = 'Phone number must be 10 digits long';
const NAME = 'Full name may contain only letters and spaces';

describe('PUT /api/employee/profile', () => {
  let office: Office;
  let asha: Member;
  let before: ApiRecord;

  beforeAll(async () => {
    office = await Office.open();
    asha = await office.employee({ resume_link: 'https://cv.example.in/asha.pdf' });
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    before = await recordOf(asha.client.get('/users/profile'));
  });

  const save = (body: unknown): Promise<ApiRecord> => recordOf(asha.client.put(PROFILE, body));

  it('takes what the form of the spec sends and answers the whole profile as stored', async () => {
    const form = {
      full_name: 'Asha Rao Kulkarni',
      phone: '+919812345678',
      qualification: 'M.Tech, Data Science',
      industry: 'Non-IT',
      preferred_location: 'Pune',
      preferred_salary: '9,00,000 - 12,00,000',
    };
    const saved = await save(form);
    expect(saved).toEqual({ ...before, ...form, name: form.full_name });
    expect(await recordOf(asha.client.get('/users/profile'))).toEqual(saved);
    expect(await office.seen('employees', asha.id)).toMatchObject(form);
  });

  it.each([
    [{ full_name: 'Asha Devi' }],
    [{ phone: '+919800000001' }],
    [{ qualification: 'B.Sc' }],
    [{ industry: 'IT' }],
    [{ preferred_location: 'Mysuru' }],
    [{ preferred_salary: '5,00,000' }],
    [{ skills: 'Go' }],
    [{ resume_link: 'http://cv.example.in/a' }],
  ])('%j alone leaves everything else', async (change) => {
    const saved = await save(change);
    const [field = ''] = Object.keys(change);
    const touched = { full_name: ['full_name', 'name'] }[field] ?? [field];
    const rest = (profile: ApiRecord): [string, unknown][] =>
      Object.entries(profile).filter(([name]) => !touched.includes(name));
    expect(rest(saved)).toEqual(rest(before));
    expect(saved[field]).not.toEqual(before[field]);
  });

  it('takes back a name as the staff has written it, and changes nothing', async () => {
    const full_name = "K. D'Souza-Rao";
    await recordOf(office.admin.patch(`/api/admin/employees/${asha.id}`, { full_name }));
    expect(await save({ full_name, notice_period: '30 days' })).toMatchObject({ full_name });
    await save({ full_name: 'Asha Rao' });
  });

  it('takes the whole profile as it was answered, and changes nothing', async () => {
    const entries = await office.count('audit_log');
    expect(await save(before)).toEqual(before);
    expect(await save({})).toEqual(before);
    expect(await office.count('audit_log')).toBe(entries);
  });

  it.each([
    ['phone', '987654321', PHONE],
    ['phone', '98765432101', PHONE],
    ['phone', '+9198765432', PHONE],
    ['phone', '+91987654321O', PHONE],
    ['phone', '+929876543210', PHONE],
    ['phone', '+91 9876543210', PHONE],
    ['phone', '0091987654321', PHONE],
    ['phone', '+91९८७६५४३२१०', PHONE],
    ['phone', '', PHONE],
    ['phone', 9876543210, PHONE],
    ['phone', ['+919876543210'], PHONE],
    ['full_name', 'Asha 2', NAME],
    ['full_name', 'Asha-Rao', NAME],
    ['full_name', "D'Souza", NAME],
    ['full_name', 'Asha😀', NAME],
    ['full_name', '<b>Asha</b>', NAME],
    ['full_name', '', 'Full name is required'],
    ['full_name', '   ', 'Full name is required'],
    ['full_name', 'अ'.repeat(101), 'Full name must be at most 100 characters long'],
    ['full_name', 7, 'Full name must be text'],
    ['full_name', { first: 'Asha' }, 'Full name must be text'],
    ['industry', 'Finance', 'Industry must be one of: IT, Non-IT'],
    ['industry', 'it', 'Industry must be one of: IT, Non-IT'],
    ['qualification', 'x'.repeat(201), 'Qualification must be at most 200 characters long'],
    ['qualification', 'B.Tech\u0000', 'Qualification has characters that are not text'],
    ['qualification', 'B.Tech\ud800', 'Qualification has characters that are not text'],
    ['qualification', 'B.Tech\nM.Tech', 'Qualification has characters that are not text'],
    ['preferred_location', 'x'.repeat(101), 'Preferred location must be at most 100 characters long'],
    ['preferred_salary', 'x'.repeat(101), 'Preferred salary must be at most 100 characters long'],
    ['preferred_salary', [1], 'Preferred salary must be text'],
    ['skills', Array.from({ length: 51 }, (_, i) => `skill ${i}`).join(), 'At most 50 skills can be listed'],
    ['skills', 'x'.repeat(61), 'Each skill must be at most 60 characters long'],
    ['skills', [{ skill: 'React' }], 'Each skill must be text'],
    ['skills', [null], 'Each skill must be text'],
    ['skills', 5, 'Skills must be a comma separated text'],
    ['skills', '[{"skill_name":', 'Skills must be a comma separated text'],
    ['resume_link', 'cv.example.in/asha.pdf', 'Invalid URL'],
    ['resume_link', `https://cv.example.in/${'x'.repeat(500)}`, 'The link must be at most 500 characters long'],
  ])('R32: %s %j: %s', async (field, value, message) => {
    const answer = await asha.client.put(PROFILE, { preferred_location: 'Nowhere', [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ statusCode: 400, error: message, fields: [{ field, message }] });
    expect(await recordOf(asha.client.get('/users/profile'))).toEqual(before);
  });

  it('names every broken field at once', async () => {
    const answer = await asha.client.put(PROFILE, { full_name: '7', phone: '1', industry: 'x', resume_link: 'y' });
    expect((answer.body as { fields: unknown }).fields).toMatchObject([
      { field: 'full_name', message: NAME },
      { field: 'phone', message: PHONE },
      { field: 'industry', message: 'Industry must be one of: IT, Non-IT' },
      { field: 'resume_link', message: 'Invalid URL' },
    ]);
  });

  it.each([
    ['full_name', 'आशा राव', 'आशा राव'],
    ['full_name', 'Zoë Ångström', 'Zoë Ångström'],
    ['full_name', 'தமிழ்ச்செல்வி', 'தமிழ்ச்செல்வி'],
    ['full_name', '  Asha Rao ', 'Asha Rao'],
    ['full_name', 'क'.repeat(100), 'क'.repeat(100)],
    ['phone', '9811111111', '+919811111111'],
    ['phone', ' +919822222222 ', '+919822222222'],
    ['qualification', 'बी.टेक 🎓 "Honours" <i>', 'बी.टेक 🎓 "Honours" <i>'],
    ['qualification', '', null],
    ['qualification', null, null],
    ['industry', null, null],
    ['industry', 'Non-IT', 'Non-IT'],
    ['preferred_salary', 600000, '600000'],
    ['preferred_salary', 0, '0'],
    ['resume_link', '', null],
    ['resume_link', 'https://CV.example.in/a?b=c#d', 'https://CV.example.in/a?b=c#d'],
  ])('%s %j is stored as %j', async (field, value, stored) => {
    expect((await save({ [field]: value }))[field]).toBe(stored);
  });

  it.each(['full_name', 'phone'])('%s cannot be emptied: null keeps it', async (field) => {
    expect(await save({ [field]: null })).toEqual(before);
  });

  it.each([
    ['React, TypeScript ,, react,  SQL ', ['react', 'TypeScript', 'SQL']],
    ['[{"skill_name":"React"},{"skill_name":"C++, modern"}]', ['React', 'C++, modern']],
    [
      [{ skill_name: 'मराठी' }, { skill_name: 'Tally ERP' }],
      ['मराठी', 'Tally ERP'],
    ],
    [
      ['Welding', 'CNC'],
      ['Welding', 'CNC'],
    ],
    ['', []],
    [null, []],
  ])('skills %j', async (skills, names) => {
    const saved = await save({ skills });
    expect(JSON.parse(String(saved['skills']))).toEqual(names.map((skill_name) => ({ skill_name })));
  });

  it('R33: a link that starts in capitals is a web address too', async () => {
    const saved = await save({ resume_link: 'HTTPS://cv.example.in/Asha.pdf' });
    expect(String(saved['resume_link']).toLowerCase()).toBe('https://cv.example.in/asha.pdf');
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://cv.example.in/a',
    'blob:https://cv.example.in/a',
    '//cv.example.in/a',
    'https:cv.example.in',
    'https://',
    'https://user:secret@cv.example.in/',
    'https://cv.example.in/a b',
    'https://cv.example.in/"><script>',
    'https://cv.example.in\\a',
    'https://cv.example.in/\u0007',
  ])('R33: resume_link %j is refused', async (resume_link) => {
    const { status } = await asha.client.put(PROFILE, { resume_link });
    expect(status).toBe(400);
    expect(await recordOf(asha.client.get('/users/profile'))).toEqual(before);
  });
});
