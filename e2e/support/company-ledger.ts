import { type Office, recordOf } from '../../backend/test/support/office.js';
import { addLedger, dayFromNow } from './console-ledger.js';

/** Somebody who joined a company ten days ago. @returns the key of the connection */
export async function addHire(office: Office, request_id: number, days = -10): Promise<number> {
  const { id } = await office.connect(request_id, (await office.addEmployee()).id);
  await recordOf(
    office.admin.put(`/api/admin/connections/${id}/status`, {
      placement_status: 'placed',
      joining_date: dayFromNow(days),
    }),
  );
  return id;
}

/** One placement that is overdue and under a claim, and one of somebody who joined ten days ago. */
export async function addCompanyLedger(office: Office, company: number): Promise<void> {
  const { id: request_id } = await office.jobFor(company, { title: 'Plant Operator' });
  await addLedger(office, company, await addHire(office, request_id));
  await addHire(office, request_id);
}
