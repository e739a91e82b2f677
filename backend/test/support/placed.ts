import { type Office, recordOf, rowsOf, type ApiRecord, type Member } from './office.js';

/** Somebody who was placed, and all around it. */
export interface Placed {
  company: Member;
  job: ApiRecord;
  employee: ApiRecord;
  connection: ApiRecord;
  placement: ApiRecord;
}

/** The placement of a connection. */
export async function placementOf(office: Office, connection_id: number): Promise<ApiRecord> {
  const [placement] = await rowsOf(office.admin.list('placements', { filter: { connection_id } }));
  if (!placement) throw new Error(`no placement of connection ${connection_id}`);
  return placement;
}

/** Places an employee with a company and a job. @param fields of the status change, such as `joining_date` */
export async function place(
  office: Office,
  fields: Record<string, unknown> = {},
  given?: Pick<Placed, 'company' | 'job'>,
  person: Record<string, unknown> = {},
): Promise<Placed> {
  const company = given?.company ?? (await office.company());
  const job = given?.job ?? (await office.job(company));
  const employee = await office.addEmployee(person);
  const connection = await office.connect(job.id, employee.id);
  await office.setStatus(connection.id, 'placed', fields);
  return { company, job, employee, connection, placement: await placementOf(office, connection.id) };
}

const AGENCY_FACTS = {
  legal_name: 'Niyukt Staffing Private Limited',
  address: '14 Residency Road',
  city: 'Bengaluru',
  state_code: '29',
  pin_code: '560001',
  gstin: '29AAHCT9485A1ZX',
  email: 'accounts@niyukt.example',
  phone: '+91 80 4000 1000',
};

/** Makes the agency one that can issue invoices. */
export async function nameAgency(office: Office): Promise<void> {
  await recordOf(office.superAdmin.put('/api/admin/settings/agency', AGENCY_FACTS));
}

/** Issues the invoice of a placement that has a joining date, of an agency that can. Gross is 60,000.00. */
export async function invoice(office: Office, { company, placement }: Placed): Promise<ApiRecord> {
  const billing = { legal_name: 'Sahyadri Software Private Limited', billing_address: '22 MG Road', state_code: '27' };
  await recordOf(office.admin.patch(`/api/admin/companies/${company.id}/billing`, billing));
  const path = `/api/admin/placements/${placement.id}`;
  await recordOf(office.admin.patch(path, { first_month_gross_paise: 6_000_000 }));
  return recordOf(office.admin.post('/api/admin/invoices', { placement_id: placement.id }));
}

/** Moves the clock of this office's database to noon of a day in India. */
export async function today(office: Office, day: string): Promise<void> {
  await office.sql(
    `create or replace function india_now() returns timestamp language sql stable as $$ select timestamp '${day} 12:00' $$`,
  );
}
