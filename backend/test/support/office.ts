import { Agency, companyForm, employeeForm, jobForm, PASSWORD } from './agency.js';
import { type ApiAnswer, type ApiClient } from './api-client.js';

/** A record as the API answers it. */
export type ApiRecord = { id: number } & Record<string, unknown>;

/** Somebody with an account, logged in, with the record behind it. */
export interface Member {
  client: ApiClient;
  /** Key of the employee or the company. */
  id: number;
  userId: number;
  email: string;
}

/** The record that a call answered. */
export async function recordOf(call: Promise<ApiAnswer>): Promise<ApiRecord> {
  const answer = await call;
  if (answer.status !== 200 && answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body as ApiRecord;
}

/** The list that a call answered. */
export async function rowsOf(call: Promise<ApiAnswer>): Promise<ApiRecord[]> {
  const answer = await call;
  if (answer.status !== 200 || !Array.isArray(answer.body)) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body as ApiRecord[];
}

/** Status and sentence of a refusal, to compare in one go. */
export async function refusalOf(call: Promise<ApiAnswer>): Promise<{ status: number; error: unknown }> {
  const answer = await call;
  return { status: answer.status, error: (answer.body as { error?: unknown } | null)?.error };
}

/** Statuses of calls that ran at the same moment, smallest first. */
export async function statusesOf(calls: Promise<ApiAnswer>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status).sort((a, b) => a - b);
}

/** An agency at work: an admin, a super admin, and short ways to people, jobs and connections. */
export class Office {
  private constructor(
    readonly agency: Agency,
    readonly admin: ApiClient & { email: string; userId: number },
    readonly superAdmin: ApiClient & { email: string; userId: number },
  ) {}

  static async open(environment?: Record<string, string>): Promise<Office> {
    return Office.of(await Agency.open(environment));
  }

  /** The office of an agency that runs already. */
  static async of(agency: Agency): Promise<Office> {
    return new Office(agency, await agency.staff('admin'), await agency.staff('super_admin'));
  }

  close(): Promise<void> {
    return this.agency.close();
  }

  sql<T extends Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<T[]> {
    return this.agency.database.sql<T>(text, parameters);
  }

  /** The one number that a query counts. */
  async count(from: string, parameters?: unknown[]): Promise<number> {
    const [row] = await this.sql<{ n: number }>(`select count(*)::int as n from ${from}`, parameters);
    return row?.n ?? -1;
  }

  /** An employee who can act. */
  async employee(fields: Record<string, unknown> = {}): Promise<Member> {
    return this.member(await this.agency.employee(this.admin, fields));
  }

  /** A company that can act. */
  async company(fields: Record<string, unknown> = {}): Promise<Member> {
    return this.member(await this.agency.company(this.admin, fields));
  }

  /** Somebody more who acts for a company, by an invitation that was accepted. `id` is that of the member. */
  async colleague(
    company: Member,
    role: 'owner' | 'member' = 'member',
    email = `colleague${this.agency.unique()}@company.example.in`,
  ): Promise<Member> {
    const { id } = await this.invite(company, { email, role });
    const token = await this.agency.mail.linkTokenFor(email);
    await recordOf(this.agency.anyone.post('/auth/invitation/accept', { token, password: PASSWORD }));
    return { ...(await this.member(Object.assign(await this.agency.login(email), { record: { email } }))), id };
  }

  invite({ client }: Member, fields: Record<string, unknown>): Promise<ApiRecord> {
    return recordOf(client.post('/api/company/members', { name: 'Kavya Shetty', role: 'member', ...fields }));
  }

  /** An employee who only exists. */
  addEmployee(fields: Record<string, unknown> = {}): Promise<ApiRecord> {
    const form = { ...employeeForm(this.agency.unique()), role: 'employee', password: 'mango-lassi-42', ...fields };
    return recordOf(this.admin.post('/auth/register', form));
  }

  /** A company that only exists. */
  addCompany(fields: Record<string, unknown> = {}): Promise<ApiRecord> {
    const form = { ...companyForm(this.agency.unique()), role: 'company', password: 'mango-lassi-42', ...fields };
    return recordOf(this.admin.post('/auth/register', form));
  }

  /** A job request that the company posts. */
  job(company: Member, fields: Record<string, unknown> = {}): Promise<ApiRecord> {
    return recordOf(company.client.post('/jobs/create', jobForm(fields)));
  }

  /** A job request that the admin posts. */
  jobFor(company_id: number, fields: Record<string, unknown> = {}): Promise<ApiRecord> {
    return recordOf(this.admin.post('/jobs/create', { ...jobForm(), company_id, ...fields }));
  }

  connect(request_id: number, employee_id: number, notes?: string): Promise<ApiRecord> {
    return recordOf(this.admin.post('/api/admin/create-connection', { request_id, employee_id, notes }));
  }

  /** A connection with an employee, a company and a job of its own. */
  async freshConnection(notes?: string): Promise<ApiRecord> {
    const company = await this.addCompany();
    const job = await this.jobFor(company.id);
    return this.connect(job.id, (await this.addEmployee()).id, notes);
  }

  setStatus(id: number, placement_status: string, fields: Record<string, unknown> = {}): Promise<ApiRecord> {
    return recordOf(this.admin.put(`/api/admin/connections/${id}/status`, { placement_status, ...fields }));
  }

  /** One record as admins see it. */
  seen(resource: string, id: number): Promise<ApiRecord> {
    return recordOf(this.admin.get(`/api/admin/${resource}/${id}`));
  }

  private async member(client: ApiClient & { record: unknown }): Promise<Member> {
    const { id, email } = client.record as { id: number; email: string };
    const profile = await recordOf(client.get('/users/profile'));
    return { client, id, email, userId: Number(profile['userId']) };
  }
}
