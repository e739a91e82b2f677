import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';
import { lookAtCauses } from '../../test/support/tasks.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

const tasksOf = (kind: string, record_id: number): Promise<ApiRecord[]> =>
  rowsOf(office.admin.list('tasks', { filter: { kind, record_id } }));
const causesOf = async (kind: string, id: number): Promise<unknown[]> =>
  (await tasksOf(kind, id)).map(({ cause }) => cause).toSorted();

describe('a submission has a task', () => {
  it('while the person has not agreed, and none once they did', async () => {
    const { id, person } = await shows.scene({ agrees: false });
    await shows.submit(id);
    expect(await causesOf('connection', id)).toEqual(['submission.consent']);
    await shows.agree(person.client);
    expect(await causesOf('connection', id)).toEqual([]);
  });

  it('of the admin in charge of the job, once the company answers, until the agency goes on', async () => {
    const { id, company, job } = await shows.shown();
    const owner = await office.agency.staff();
    await recordOf(office.admin.patch(`/api/admin/job-requests/${job.id}`, { owner_id: owner.userId }));
    const path = `/api/company/candidates/${id}/answer`;
    const slots = [{ starts_at: '2027-01-11T10:00:00+05:30', ends_at: '2027-01-11T11:00:00+05:30' }];
    await recordOf(company.client.put(path, { answer: 'interested', slots }));
    expect(await tasksOf('connection', id)).toMatchObject([
      { assignee_id: owner.userId, subject: 'Zubeida Farooqui, React Developer', state: 'open' },
      { assignee_id: owner.userId },
    ]);
    expect(await causesOf('connection', id)).toEqual(['submission.answer', 'submission.slots']);
    // however often, and in however many processes it is looked at
    await Promise.all([lookAtCauses(office), lookAtCauses(office)]);
    expect(await causesOf('connection', id)).toHaveLength(2);
    await recordOf(company.client.put(path, { answer: 'hold' }));
    expect(await causesOf('connection', id)).toEqual([]);
    await recordOf(company.client.put(path, { answer: 'not_suitable', reason: 'skills' }));
    expect(await causesOf('connection', id)).toEqual(['submission.answer']);
    // ticked off, it comes back with the next answer, and with none before
    const [ticked] = await tasksOf('connection', id);
    await recordOf(office.admin.patch(`/api/admin/tasks/${ticked?.id}`, { done: true }));
    await lookAtCauses(office);
    expect(await tasksOf('connection', id)).toMatchObject([{ id: ticked?.id, state: 'done' }]);
    await recordOf(company.client.put(path, { answer: 'not_suitable', reason: 'salary' }));
    expect(await tasksOf('connection', id)).toMatchObject([{ cause: 'submission.answer', state: 'open' }]);
    await office.setStatus(id, 'rejected');
    expect(await causesOf('connection', id)).toEqual([]);
  });

  it('when the company knew the person, until that is decided', async () => {
    const { id, company } = await shows.shown();
    const known = { since: '2026-01-01', source: 'Own database' };
    await recordOf(company.client.put(`/api/company/candidates/${id}/answer`, { answer: 'already_known', known }));
    expect(await causesOf('connection', id)).toContain('submission.known');
    await recordOf(
      office.admin.put(`/api/admin/connections/${id}/known`, { decision: 'refused', reason: 'No proof.' }),
    );
    expect(await causesOf('connection', id)).not.toContain('submission.known');
  });

  it('when its job is closed, until no one waits for it', async () => {
    const { id, job } = await shows.shown();
    await recordOf(
      office.admin.patch(`/api/admin/job-requests/${job.id}`, { status: 'closed', close_reason: 'Filled' }),
    );
    expect(await causesOf('job_request', job.id)).toEqual(['job.closed']);
    await office.setStatus(id, 'rejected');
    await lookAtCauses(office);
    expect(await causesOf('job_request', job.id)).toEqual([]);
  });

  it('that goes with the connection', async () => {
    const { id, company } = await shows.shown();
    await recordOf(company.client.put(`/api/company/candidates/${id}/answer`, { answer: 'interested' }));
    await recordOf(office.superAdmin.delete(`/api/admin/connections/${id}`));
    await lookAtCauses(office);
    expect(await causesOf('connection', id)).toEqual([]);
  });
});
