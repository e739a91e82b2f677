import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { bill, place, placementOf, setAgency } from '../../test/support/ledger.js';
import { Merges, REASON } from '../../test/support/merges.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';
import { dumpOf } from '../../test/support/table-dump.js';

let office: Office;
let merges: Merges;
beforeAll(async () => {
  office = await Office.open();
  merges = new Merges(office);
});
afterAll(() => office.close());

describe('merging two employees', () => {
  it('moves everything, joins connections to the same job, and answers the winner by the key of the loser', async () => {
    const { asha, again, firstOf, own } = await merges.twoRecords();
    const merged = await merges.merge(asha.id, again.id, { phone: 'loser', full_name: 'winner' });
    const days = (Date.parse(String(merged['undo_until'])) - Date.parse(String(merged['merged_at']))) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const record = await office.seen('employees', asha.id);
    expect(merged['record']).toEqual(record);
    expect(record).toMatchObject({ full_name: 'Asha Rao', phone: again['phone'], email: asha['email'] });
    expect(await office.seen('employees', again.id)).toEqual({ ...record, merged_into: asha.id });
    expect(await rowsOf(office.admin.list('employees', { filter: { id: again.id } }))).toEqual([]);

    const connections = await rowsOf(office.admin.list('connections', { filter: { employee_id: asha.id } }));
    expect(connections.map(({ id }) => id).toSorted()).toEqual([firstOf.id, own.id].toSorted());
    expect(await office.seen('connections', firstOf.id)).toMatchObject({
      placement_status: 'offered',
      offered_salary: '55,000',
      admin_notes: 'Sent her resume.\n\nCalled her.',
      employee_phone: again['phone'],
    });
    expect(await merges.historyOf(firstOf.id)).toEqual(['offered', 'shortlisted', 'pending', 'pending']);
    const notes = await rowsOf(office.admin.get(`/api/admin/notes?kind=employee&record_id=${asha.id}`));
    expect(notes.map(({ text }) => text)).toEqual([`About ${again.id}`, `About ${asha.id}`]);
    expect(await rowsOf(office.admin.get(`/api/admin/notes?kind=connection&record_id=${firstOf.id}`))).toHaveLength(1);
    expect(
      await office.sql('select file_name, shown from resumes where employee_id = $1 order by 1', [asha.id]),
    ).toEqual([
      { file_name: `resume-${asha.id}.pdf`, shown: true },
      { file_name: `resume-${again.id}.pdf`, shown: false },
    ]);
    const [entry] = await rowsOf(
      office.superAdmin.list('audit-log', { filter: { kind: 'employee', record_id: asha.id, action: 'merged' } }),
    );
    expect(entry).toMatchObject({
      actor_email: office.superAdmin.email,
      after: { merged_from: again.id, phone: again['phone'], reason: REASON },
    });
  });

  it('is undone to the last field of every table', async () => {
    const { asha, again } = await merges.twoRecords();
    const third = await office.addEmployee({ mobile: String(again['phone']).slice(3) });
    const before = await dumpOf(office);
    const merged = await merges.merge(asha.id, again.id, {
      phone: 'loser',
      email: 'loser',
      skills: 'loser',
      resume: 'loser',
    });
    expect(await office.seen('employees', asha.id)).toMatchObject({ email: again['email'] });
    expect(await rowsOf(office.admin.list('duplicates', { filter: { record_ids: third.id } }))).toMatchObject([
      { kind: 'employees', record_ids: [asha.id, third.id], reasons: ['same_phone'], state: 'open' },
    ]);
    expect(await dumpOf(office)).not.toEqual(before);
    expect(await merges.undo(merged)).toMatchObject({ can_undo: false, undone_by_name: office.admin.email });
    expect(await dumpOf(office)).toEqual(before);
    expect(await merges.undoRefusal(merged)).toEqual({ status: 409, error: 'This merge has already been undone' });
  });

  it('keeps later edits with the winner when it is undone', async () => {
    const { asha, again, firstOf, secondOf } = await merges.twoRecords();
    const before = await office.seen('employees', again.id);
    const merged = await merges.merge(asha.id, again.id, { phone: 'loser', qualification: 'loser' });
    await recordOf(
      office.admin.patch(`/api/admin/employees/${asha.id}`, { preferred_location: 'Kochi', phone: '9123456780' }),
    );
    await office.setStatus(firstOf.id, 'placed');
    const fresh = await office.connect((await office.jobFor((await office.addCompany()).id)).id, asha.id);
    await merges.undo(merged);
    expect(await office.seen('employees', asha.id)).toMatchObject({
      preferred_location: 'Kochi',
      phone: '+919123456780',
    });
    expect(await office.seen('employees', again.id)).toEqual(before);
    expect(await office.seen('connections', firstOf.id)).toMatchObject({
      placement_status: 'placed',
      offered_salary: null,
    });
    expect(await office.seen('connections', secondOf.id)).toMatchObject({
      placement_status: 'offered',
      employee_id: again.id,
    });
    expect(await merges.historyOf(firstOf.id)).toEqual(['placed', 'shortlisted', 'pending']);
    expect(await merges.historyOf(secondOf.id)).toEqual(['offered', 'pending']);
    expect(await office.seen('connections', fresh.id)).toMatchObject({ employee_id: asha.id });
  });

  it('says beforehand what it would do, and does nothing', async () => {
    const { asha, again, firstOf } = await merges.twoRecords();
    const before = await dumpOf(office);
    const body = { loser_id: again.id, fields: { full_name: 'loser' } };
    const preview = await recordOf(office.admin.post(`/api/admin/employees/${asha.id}/merge-preview`, body));
    expect(preview).toEqual({
      record: expect.objectContaining({ id: asha.id, full_name: 'Asha R Rao', status: 'pending' }),
      moves: expect.objectContaining({ connections: 1, notes: 1, resumes: 1, introductions: 1 }),
      joined: [
        {
          connection_id: firstOf.id,
          job_title: 'Shared job',
          statuses: ['shortlisted', 'offered'],
          placement_status: 'offered',
        },
      ],
      is_pair: false,
    });
    expect(await dumpOf(office)).toEqual(before);
    const merged = await merges.merge(asha.id, again.id, body.fields);
    expect(merged['record']).toEqual({ ...Object(preview['record']), status: expect.any(String) });
  });

  it('joins the skills of both, and the undo parts them again', async () => {
    const asha = await office.addEmployee({ name: 'Joined Skills', skills: 'React, SQL' });
    const again = await office.addEmployee({ name: 'Joined Skills', skills: 'react, Docker' });
    const merged = await merges.merge(asha.id, again.id, { skills: 'both' });
    const skillsOf = async (id: number): Promise<unknown> =>
      JSON.parse(String((await office.seen('employees', id))['skills']));
    expect(await skillsOf(asha.id)).toEqual([{ skill_name: 'React' }, { skill_name: 'SQL' }, { skill_name: 'Docker' }]);
    expect((await office.superAdmin.post(`/api/admin/merges/${String(merged['merge_id'])}/undo`)).status).toBe(200);
    expect(await skillsOf(asha.id)).toEqual([{ skill_name: 'React' }, { skill_name: 'SQL' }]);
    expect(await skillsOf(again.id)).toEqual([{ skill_name: 'react' }, { skill_name: 'Docker' }]);
  });

  it('refuses to join more skills than a record may have', async () => {
    const many = (from: number): string => Array.from({ length: 30 }, (_, n) => `Skill ${from + n}`).join(', ');
    const asha = await office.addEmployee({ name: 'Many Skills', skills: many(0) });
    const again = await office.addEmployee({ name: 'Many Skills', skills: many(100) });
    const body = { loser_id: again.id, fields: { skills: 'both' } };
    const { status, body: answer } = await office.superAdmin.post(
      `/api/admin/employees/${asha.id}/merge-preview`,
      body,
    );
    expect([status, answer.code]).toEqual([409, 'merge.too_many_skills']);
  });

  it('ends the login of the loser, whose e-mail is kept for the undo', async () => {
    const [asha, again] = [await office.employee(), await office.employee()];
    const merged = await merges.merge(asha.id, again.id);
    expect((await again.client.get('/users/profile')).status).toBe(401);
    const login = { email: again.email, password: PASSWORD };
    expect((await office.agency.anyone.post('/auth/login', login)).status).toBe(401);
    const form = { email: again.email, role: 'employee', userData: {} };
    expect(
      await office.admin.post('/auth/register', { ...form, name: 'Ravi', mobile: '9000011111', password: PASSWORD }),
    ).toMatchObject({ status: 409 });
    await merges.undo(merged);
    expect((await again.client.get('/users/profile')).status).toBe(401);
    expect((await office.agency.anyone.post('/auth/login', login)).status).toBe(200);
  });

  it('moves the login with the e-mail that was chosen', async () => {
    const [asha, again] = [await office.employee(), await office.employee()];
    const merged = await merges.merge(asha.id, again.id, { email: 'loser' });
    const statusOf = async (email: string): Promise<number> =>
      (await office.agency.anyone.post('/auth/login', { email, password: PASSWORD })).status;
    expect([await statusOf(again.email), await statusOf(asha.email)]).toEqual([200, 401]);
    await merges.undo(merged);
    expect([await statusOf(again.email), await statusOf(asha.email)]).toEqual([200, 200]);
  });

  it('keeps a placement with its invoice, and refuses when both have one for the same job', async () => {
    await setAgency(office);
    const one = await place(office, { joining_date: '2026-11-02' });
    const two = await place(office, { joining_date: '2026-11-03' }, one);
    const document = await bill(office, two);
    const before = await dumpOf(office);
    const merged = await merges.merge(one.employee.id, two.employee.id);
    expect(await placementOf(office, one.connection.id)).toMatchObject({
      placement_id: two.placement.id,
      employee_id: one.employee.id,
      invoice_id: document.id,
      joining_date: '2026-11-03',
    });
    expect(await office.seen('placements', one.placement.id)).toMatchObject({ state: 'reverted', connection_id: null });
    await merges.undo(merged);
    expect(await dumpOf(office)).toEqual(before);
    const again = await merges.merge(one.employee.id, two.employee.id);
    await office.setStatus(one.connection.id, 'resigned');
    expect(await merges.undoRefusal(again)).toMatchObject({ status: 409 });

    const [three, four] = [
      await place(office, { joining_date: '2026-11-02' }, one),
      await place(office, { joining_date: '2026-11-02' }, one),
    ];
    await bill(office, three);
    await bill(office, four);
    expect(await refusalOf(merges.call(three.employee.id, four.employee.id))).toEqual({
      status: 409,
      error: `Both have a placement with an invoice or a claim for ${String(one.job['title'])}. Credit the invoice of one of them, or settle the claim, first.`,
    });
  });

  it('of a pair needs no reason; without a pair it needs one and a super admin, and the record of the merge shows it', async () => {
    const mobile = '7200000001';
    const [asha, again] = [await office.addEmployee({ mobile }), await office.addEmployee({ mobile })];
    const other = await office.addEmployee();
    const reason = 'She wrote that both are hers.';
    const call = (by: ApiClient, loser: ApiRecord, said: object = {}): Promise<ApiAnswer> =>
      by.post(`/api/admin/employees/${asha.id}/merge`, { loser_id: loser.id, ...said });
    for (const said of [{}, { reason: '' }, { reason: '  ' }, { reason: null }]) {
      for (const by of [office.admin, office.superAdmin]) {
        const error = 'These two form no pair. Please say why they are the same.';
        expect(await call(by, other, said)).toMatchObject({
          status: 400,
          body: { error, code: 'merge.without_reason', fields: [{ field: 'reason', message: error }] },
        });
      }
    }
    expect(await refusalOf(call(office.admin, other, { reason }))).toEqual({
      status: 403,
      error: 'Only Super Admin can merge records that form no pair, as it counts as deletion',
    });
    expect(await refusalOf(call(office.superAdmin, other, { reason: 'x'.repeat(501) }))).toMatchObject({ status: 400 });
    const merged = await recordOf(call(office.superAdmin, other, { reason }));
    const shown = await office.seen('merges', Number(merged['merge_id']));
    expect(shown).toMatchObject({ reason, merged_by_name: office.superAdmin.email, can_undo: true });
    const ofPair = await recordOf(call(office.admin, again));
    expect(await office.seen('merges', Number(ofPair['merge_id']))).toMatchObject({ reason: null });
    await merges.undo(ofPair);

    const [pair] = await rowsOf(office.admin.list('duplicates', { filter: { record_ids: again.id, state: 'open' } }));
    await recordOf(office.admin.post(`/api/admin/duplicates/${pair?.id ?? 0}/dismiss`, {}));
    expect(await call(office.admin, again)).toMatchObject({ status: 400, body: { code: 'merge.without_reason' } });
  });

  it('is told to both, at the addresses that they had, without a word of the other one; and so is its undo', async () => {
    const [asha, again] = [
      await office.employee({ name: 'Asha Kamath' }),
      await office.employee({ name: 'Devika Shenoy' }),
    ];
    const mailText = async (email: string, templates: readonly string[]): Promise<string> => {
      const rows = await office.sql<{ template: string }>(
        'select template from outbox_mails where recipient = $1 and template = any($2) order by mail_id',
        [email, templates],
      );
      expect(rows.map(({ template }) => template)).toEqual(templates);
      const mails = await office.count('outbox_mails where recipient = $1', [email]);
      return (await office.agency.mail.mailTo(email, mails)).text;
    };
    const merged = await merges.merge(asha.id, again.id);
    const toWinner = await mailText(asha.email, ['records-merged']);
    const toLoser = await mailText(again.email, ['record-merged-away']);
    expect(toWinner).toContain('Hello Asha Kamath');
    expect(toWinner).not.toMatch(/Devika|devika/);
    expect(toLoser).toContain('Hello Devika Shenoy');
    expect(toLoser).toContain(`${again.email} no longer logs in`);
    expect(toLoser).not.toContain('Asha');
    for (const text of [toWinner, toLoser]) expect(text).toContain(`write to ${office.superAdmin.email}`);
    await merges.undo(merged);
    expect(await mailText(asha.email, ['records-merged', 'merge-undone'])).toContain('Hello Asha Kamath');
    expect(await mailText(again.email, ['record-merged-away', 'merge-undone'])).toContain('Hello Devika Shenoy');

    await merges.merge(asha.id, again.id, { email: 'loser' });
    await mailText(again.email, ['record-merged-away', 'merge-undone', 'records-merged']);
    await mailText(asha.email, ['records-merged', 'merge-undone', 'record-merged-away']);
  });

  it.each([
    ['pending', 'rejected', 'rejected'],
    ['offered', 'dropped', 'dropped'],
    ['rejected', 'placed', 'placed'],
    ['resigned', 'placed', 'placed'],
    ['selected', 'interview_completed', 'selected'],
  ])('of %s and %s keeps %s', async (first, second, staying) => {
    const job = await office.jobFor((await office.addCompany()).id);
    const [asha, again] = [await office.addEmployee(), await office.addEmployee()];
    const connections = [await office.connect(job.id, asha.id), await office.connect(job.id, again.id)];
    for (const [index, status] of [first, second].entries()) {
      if (status !== 'pending') await office.setStatus(connections[index]?.id ?? 0, status);
    }
    const before = await dumpOf(office);
    const merged = await merges.merge(asha.id, again.id);
    expect(await office.seen('employees', asha.id)).toMatchObject({ status: staying });
    expect(await office.seen('connections', connections[0]?.id ?? 0)).toMatchObject({ placement_status: staying });
    await merges.undo(merged);
    expect(await dumpOf(office)).toEqual(before);
  });
});
