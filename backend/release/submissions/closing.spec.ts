import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, recordOf, rowsOf } from '../../test/support/office.js';
import { simplePdf } from '../../test/support/resume-files.js';
import { Showings } from '../../test/support/showings.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

const causesOf = async (cause: string): Promise<unknown[]> =>
  (await rowsOf(office.admin.list('tasks', { filter: { cause, state: 'open' } }))).map((task) => task['record_id']);

describe('a job', () => {
  it('whose positions are all placed is a task; closing it ends what is shown of the others and tells them', async () => {
    const all = await shows.shown();
    const placed = await office.connect(all.job.id, (await office.addEmployee()).id);
    const rejected = await office.employee();
    await shows.agree(rejected.client);
    const ended = await office.connect(all.job.id, rejected.id);
    expect((await shows.submit(ended.id)).status).toBe(201);
    await office.setStatus(ended.id, 'rejected');
    const invited = await office.employee();
    await shows.submit((await office.connect(all.job.id, invited.id)).id);
    const close = `/api/admin/job-requests/${all.job.id}/close`;
    await recordOf(office.admin.patch(`/api/admin/job-requests/${all.job.id}`, { count: 1 }));
    expect(await causesOf('job.filled')).not.toContain(all.job.id);
    await office.setStatus(placed.id, 'placed');
    expect(await causesOf('job.filled')).toContain(all.job.id);
    expect((await office.admin.post(close, {})).status).toBe(400);
    const { body } = await office.admin.post(close, { close_reason: 'All positions are placed' });
    expect(body).toEqual({ told: 2 });
    const toInvited = await shows.mailTo(invited.email, /This job is closed/);
    expect(toInvited).toContain('we asked you about this job');
    expect(toInvited).not.toContain('shown');
    expect(await shows.mailTo(all.person.email, /This job is closed/)).toContain('no longer shown');
    expect(await shows.shareOf(all.id)).toBe('withdrawn');
    expect(await shows.shareOf(ended.id)).toBe('submitted');
    expect(await office.seen('connections', all.id)).toMatchObject({ placement_status: 'pending' });
    expect(await office.seen('job-requests', all.job.id)).toMatchObject({
      status: 'closed',
      close_reason: 'All positions are placed',
    });
    for (const cause of ['job.filled', 'job.closed']) expect(await causesOf(cause)).not.toContain(all.job.id);
    expect((await office.admin.post(close, { close_reason: 'Again' })).body).toEqual({ told: 0 });
  });

  it('for which people are shown is closed or paused by an edit with a reason only', async () => {
    const { job } = await shows.shown();
    const path = `/api/admin/job-requests/${job.id}`;
    const refused = await office.admin.patch(path, { status: 'pending' });
    expect(refused.body).toMatchObject({
      code: 'job.close_reason_required',
      fields: [{ field: 'close_reason' }],
    });
    await recordOf(office.admin.patch(path, { status: 'pending', close_reason: 'Budget is on hold' }));
    expect(await causesOf('job.closed')).toContain(job.id);
  });

  it('does not tell its company that people are waited for', async () => {
    const { id, job, company } = await shows.scene({ agrees: false });
    expect((await shows.submit(id)).body).toMatchObject({ share: 'waiting' });
    expect((await office.admin.patch(`/api/admin/job-requests/${job.id}`, { status: 'closed' })).status).toBe(409);
    const path = `/jobs/requests/${job.id}`;
    for (const status of ['pending', 'open', 'closed']) {
      expect((await company.client.put(path, { status })).body).toMatchObject({ status });
    }
    const shown = await shows.shown();
    const refused = await shown.company.client.put(`/jobs/requests/${shown.job.id}`, { status: 'closed' });
    expect(refused.body).toMatchObject({ code: 'job.close_reason_required' });
  });

  it.each(['open', 'pending'])('that is %s again after 180 days shows nobody but who was placed', async (status) => {
    const all = await shows.shown();
    await office.setStatus(all.id, 'offered');
    const placed = await office.employee();
    await shows.agree(placed.client);
    const { id } = await office.connect(all.job.id, placed.id);
    await shows.submit(id);
    await office.setStatus(id, 'placed');
    const path = `/jobs/requests/${all.job.id}`;
    await recordOf(all.company.client.put(path, { status: 'closed', close_reason: 'Budget is on hold' }));
    await recordOf(all.company.client.put(path, { status }));
    expect((await shows.candidateOf(all)).body).toMatchObject({ full_name: 'Zubeida Farooqui' });
    await recordOf(all.company.client.put(path, { status: 'closed', close_reason: 'Budget is on hold' }));
    await office.sql(`update job_requests set closed_at = now() - interval '181 days' where request_id = $1`, [
      all.job.id,
    ]);
    await recordOf(all.company.client.put(path, { status }));
    expect((await shows.candidateOf(all)).status).toBe(404);
    expect(await office.seen('connections', all.id)).toMatchObject({ share: 'withdrawn', reveal: 'none' });
    expect((await shows.candidateOf({ ...all, id })).status).toBe(200);
  });
});

describe('what the agency sees of a submission', () => {
  it('is the proposal with what was taken away, and what the company would see', async () => {
    const all = await shows.scene();
    const file = await simplePdf(['Zubeida Farooqui', 'Phone: 98765 43210', 'Experience', 'Six years of TypeScript']);
    expect((await office.admin.upload(`/api/admin/employees/${all.person.id}/resume`, file, 'a.pdf')).status).toBe(201);
    const path = `/api/admin/connections/${all.id}/sheet`;
    const { resume_text, removed } = await waitFor('a proposal', async () => {
      const { body } = await office.admin.get(`${path}/proposal`);
      return body.resume_text ? body : undefined;
    });
    expect(resume_text).toContain('Six years of TypeScript');
    expect(resume_text).not.toMatch(/Farooqui|43210/);
    expect(JSON.stringify(removed)).toMatch(/98765 43210/);
    expect((await shows.sheetOf(all.id))['is_proposed']).toBe(true);
    await shows.saveSheet(all.id, { headline: 'Call 98765 43210', resume_text });
    expect((await office.admin.get(`${path}/preview`)).body).toMatchObject({
      display_name: 'Zubeida F.',
      resume_text: null,
      headline: expect.not.stringContaining('43210'),
    });
    await shows.saveSheet(all.id, { headline: 'Developer', confirmed: true, version: 1 });
    expect((await office.admin.get(`${path}/preview`)).body).toMatchObject({ headline: 'Developer', resume_text });
    expect((await shows.sheetOf(all.id))['is_proposed']).toBe(false);
    expect((await office.admin.get('/api/admin/connections/999999/sheet/preview')).status).toBe(404);
  });

  it('is since when the company sees the person or not, why, and who did it', async () => {
    const all = await shows.shown();
    expect(await shows.sheetOf(all.id)).toMatchObject({ share_changed_by: 'Meera Iyer', share_reason: null });
    const { share_changed_at: shown_at } = await shows.sheetOf(all.id);
    await shows.withdraw(all.id);
    const { share_changed_at, share_reason } = await shows.sheetOf(all.id);
    expect(share_reason).toBe('Took another job');
    expect(Date.parse(String(share_changed_at))).toBeGreaterThan(Date.parse(String(shown_at)));
    const waiting = await shows.scene({ agrees: false });
    await shows.submit(waiting.id);
    expect(Date.parse(String((await shows.sheetOf(waiting.id))['waits_until']))).toBeGreaterThan(Date.now());
  });

  it('is every decision of the person, with who noted it', async () => {
    const { person } = await shows.scene();
    const path = `/api/admin/employees/${person.id}/consent`;
    const { body } = await office.admin.post(path, { how: 'phone', share_with_employers: false });
    expect(body.history).toMatchObject([
      { share_with_employers: false, how: 'phone', noted_by: 'Meera Iyer' },
      { share_with_employers: true, how: 'own', noted_by: null },
    ]);
    expect((await office.admin.get(path)).body).toEqual(body);
  });

  it('is found by what the company answered', async () => {
    const all = await shows.shown();
    await recordOf(all.company.client.put(`/api/company/candidates/${all.id}/answer`, { answer: 'hold' }));
    await shows.shown();
    const held = await rowsOf(
      office.admin.list('connections', { filter: { company_answer: 'hold', share: 'submitted' } }),
    );
    expect(held.map(({ id }) => id)).toEqual([all.id]);
  });
});
