import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';

describe('PUT /api/admin/connections/{id}/status', () => {
  let office: Office;
  let job: ApiRecord;
  let connection: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    job = await office.jobFor((await office.addCompany()).id);
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    connection = await office.connect(job.id, (await office.addEmployee()).id);
  });

  const put = (body: unknown, id = connection.id): Promise<ApiAnswer> =>
    office.admin.put(`/api/admin/connections/${id}/status`, body);
  const history = (id = connection.id): Promise<ApiRecord[]> =>
    rowsOf(office.admin.get(`/api/admin/connections/${id}/history`));

  it('a change that is taken back stays in the history, and what took it back says so', async () => {
    await office.setStatus(connection.id, 'rejected');
    await recordOf(put({ placement_status: 'pending', is_undo: true }));
    expect(await history()).toMatchObject([
      { from_status: 'rejected', to_status: 'pending', is_undo: true },
      { from_status: 'pending', to_status: 'rejected', is_undo: false },
      { from_status: null, to_status: 'pending', is_undo: false },
    ]);
  });

  it('R27: the history and the audit log cannot be emptied at a stroke either', async () => {
    for (const table of ['placement_history', 'audit_log']) {
      await expect(office.sql(`truncate ${table}`)).rejects.toThrow(/append-only|permission denied/);
    }
  });
});
