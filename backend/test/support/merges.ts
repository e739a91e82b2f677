import { type ApiAnswer } from './api-client.js';
import { type ApiRecord, type Office, recordOf, refusalOf, rowsOf } from './office.js';

export type Kind = 'employees' | 'companies';

/** Why two records that form no pair are merged. */
export const REASON = 'Both numbers are hers, she says.';

/** Two records of one person, with everything that a person can have. */
export type TwoRecords = Record<'asha' | 'again' | 'shared' | 'firstOf' | 'secondOf' | 'own', ApiRecord>;

/** Short ways to merge and to undo. */
export class Merges {
  constructor(private readonly office: Office) {}

  /** Two that need not form a pair. */
  call(winner: number, loser_id: number, fields: object = {}, kind: Kind = 'employees'): Promise<ApiAnswer> {
    return this.office.superAdmin.post(`/api/admin/${kind}/${winner}/merge`, { loser_id, fields, reason: REASON });
  }

  merge(winner: number, loser: number, fields: object = {}, kind: Kind = 'employees'): Promise<ApiRecord> {
    return recordOf(this.call(winner, loser, fields, kind));
  }

  undo(merged: ApiRecord): Promise<ApiRecord> {
    return recordOf(this.office.admin.post(`/api/admin/merges/${Number(merged['merge_id'])}/undo`, {}));
  }

  undoRefusal(merged: ApiRecord): Promise<{ status: number; error: unknown }> {
    return refusalOf(this.office.admin.post(`/api/admin/merges/${Number(merged['merge_id'])}/undo`, {}));
  }

  /** The statuses that a connection came into, latest first. */
  async historyOf(id: number): Promise<unknown[]> {
    const rows = await rowsOf(this.office.admin.get(`/api/admin/connections/${id}/history`));
    return rows.map(({ to_status }) => to_status);
  }

  /** @param name the same one is the same file */
  addResume(employee: number, name: string): Promise<unknown> {
    return this.office.sql(
      `insert into resumes (employee_id, file_name, media_type, size_bytes, sha256, uploaded_by_role, to_read)
       values ($1, $2::text, 'application/pdf', 10, md5($2::text) || md5($2::text), 'admin', 'text')`,
      [employee, name],
    );
  }

  /** Both are connected to one job, the second to another one, too. */
  async twoRecords(): Promise<TwoRecords> {
    const { office } = this;
    const company = await office.addCompany();
    const [asha, again] = [await office.addEmployee(), await office.addEmployee({ name: 'Asha R Rao' })];
    const shared = await office.jobFor(company.id, { title: 'Shared job' });
    const other = await office.jobFor((await office.addCompany()).id, { title: 'Other job' });
    const firstOf = await office.connect(shared.id, asha.id, 'Called her.');
    const secondOf = await office.connect(shared.id, again.id, 'Sent her resume.');
    const own = await office.connect(other.id, again.id);
    await office.setStatus(firstOf.id, 'shortlisted');
    await office.setStatus(secondOf.id, 'offered', { offered_salary: '55,000' });
    for (const { id } of [asha, again]) {
      await recordOf(office.admin.post(`/api/admin/notes?kind=employee&record_id=${id}`, { text: `About ${id}` }));
      await this.addResume(id, `resume-${id}.pdf`);
    }
    const note = `/api/admin/notes?kind=connection&record_id=${secondOf.id}`;
    await recordOf(office.admin.post(note, { text: 'Liked it.' }));
    return { asha, again, shared, firstOf, secondOf, own };
  }
}
