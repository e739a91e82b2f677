import { type ApiRecord, type Member, type Office, recordOf, rowsOf } from './office.js';

/** What a complete agency in Karnataka sets. */
export const AGENCY = {
  legal_name: 'Niyukt Staffing Private Limited',
  address: '14 Residency Road',
  city: 'Bengaluru',
  state_code: '29',
  pin_code: '560025',
  gstin: '29AAHCT9485A1ZX',
  pan: 'AAHCT9485A',
  email: 'accounts@niyukt.example',
  phone: '+91 80 4000 1000',
  bank_account_name: 'Niyukt Staffing Private Limited',
  bank_account_number: '50200012345678',
  bank_ifsc: 'HDFC0000123',
  upi_id: 'niyukt@examplebank',
};

/** What a company in Maharashtra is billed as. */
export const BILLING = {
  legal_name: 'Sahyadri Software Private Limited',
  billing_address: '4th floor, 22 MG Road',
  billing_city: 'Pune',
  state_code: '27',
  billing_pin_code: '411001',
  gstin: '27AAPFU0939F1ZV',
  billing_email: 'accounts@sahyadri.example',
};

/** Sets the agency up; fields that are given differ from `AGENCY`. */
export function setAgency(office: Office, fields: Record<string, unknown> = {}): Promise<ApiRecord> {
  return recordOf(office.superAdmin.put('/api/admin/settings/agency', { ...AGENCY, ...fields }));
}

/** A company with billing data; fields that are given differ from `BILLING`. */
export async function billedCompany(office: Office, fields: Record<string, unknown> = {}): Promise<ApiRecord> {
  const company = await office.addCompany();
  await recordOf(office.admin.patch(`/api/admin/companies/${company.id}/billing`, { ...BILLING, ...fields }));
  return company;
}

/** The placement of a connection. */
export async function placementOf(office: Office, connection_id: number): Promise<ApiRecord> {
  const [placement] = await rowsOf(office.admin.list('placements', { filter: { connection_id } }));
  if (!placement) throw new Error(`connection ${connection_id} has no placement`);
  return placement;
}

/** Somebody who was placed, and all around it. */
export interface Placed {
  company: Member;
  job: ApiRecord;
  employee: ApiRecord;
  connection: ApiRecord;
  placement: ApiRecord;
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

/** Bills what somebody was placed for, in an agency that is set up. Gross is 60,000.00. */
export async function bill(
  office: Office,
  { company, placement }: Pick<Placed, 'company' | 'placement'>,
): Promise<ApiRecord> {
  await recordOf(office.admin.patch(`/api/admin/companies/${company.id}/billing`, BILLING));
  const gross = { first_month_gross_paise: 6_000_000 };
  await recordOf(office.admin.patch(`/api/admin/placements/${placement.id}`, gross));
  return issue(office, placement.id);
}

/** A person placed with a company through the calls that an admin makes, with what is given noted on the placement. */
export async function placed(
  office: Office,
  company_id: number,
  facts: { joining_date?: string; first_month_gross_paise?: number } = {},
): Promise<ApiRecord> {
  const job = await office.jobFor(company_id);
  const connection = await office.connect(job.id, (await office.addEmployee()).id);
  await office.setStatus(connection.id, 'placed');
  const { id } = await placementOf(office, connection.id);
  return recordOf(office.admin.patch(`/api/admin/placements/${id}`, facts));
}

/** Issues the invoice of a placement. */
export function issue(office: Office, placement_id: number): Promise<ApiRecord> {
  return recordOf(office.admin.post('/api/admin/invoices', { placement_id }));
}

/** Placements of a company whose connections are gone, all alike, to issue many invoices from. @returns their keys */
export async function oldPlacements(
  office: Pick<Office, 'sql'>,
  company_id: number,
  count: number,
  { joining_date = '2026-11-02', first_month_gross_paise = 6_000_000 } = {},
): Promise<number[]> {
  const rows = await office.sql<{ placement_id: number }>(
    `insert into placements (company_id, employee_name, job_title, company_name, placed_on, joining_date, first_month_gross_paise,
       fee_percent, warranty_months)
     select company_id, 'Asha Rao', 'React Developer', name, $3::date - 10, $3, $4, 50, 3
     from companies, generate_series(1, $2) where company_id = $1 returning placement_id`,
    [company_id, count, joining_date, first_month_gross_paise],
  );
  return rows.map(({ placement_id }) => placement_id);
}

/** Moves the database's clock to a moment in India, such as `2026-03-31 23:59`; only in a database of the test's own. */
export async function setIndiaNow(office: Pick<Office, 'sql'>, moment: string): Promise<void> {
  await office.sql(
    `create or replace function india_now() returns timestamp language sql stable as $$ select timestamp '${moment}' $$`,
  );
}
