import { Pool } from 'undici';
import { type SuperAdmin } from './cluster.js';

const CONNECTIONS_TO_THE_SITE = 32;
const CONNECTED_PEOPLE = 3;
const MAX_REPLY_MILLISECONDS = 15_000;

interface Answered {
  status: number;
  body: Record<string, unknown>;
}

/** The super admin at work through the site, with a company and some people connected to a job. */
export class Office {
  readonly connectionIds: number[] = [];
  companyId = 0;
  private token = '';

  private constructor(private readonly site: Pool) {}

  /** Logs in and adds the records for the work. */
  static async open(
    { origin, certificate }: { origin: string; certificate: string },
    admin: SuperAdmin,
  ): Promise<Office> {
    const site = new Pool(origin, {
      connections: CONNECTIONS_TO_THE_SITE,
      pipelining: 1,
      connect: { ca: certificate },
      headersTimeout: MAX_REPLY_MILLISECONDS,
      bodyTimeout: MAX_REPLY_MILLISECONDS,
    });
    const office = new Office(site);
    office.token = String((await office.must('/auth/login', { ...admin })).token);
    await office.furnish();
    return office;
  }

  async close(): Promise<void> {
    await this.site.close();
  }

  /** Sends one call. The status is 0 without an answer. */
  async call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    try {
      const answer = await this.site.request({
        method,
        path,
        body: body ? JSON.stringify(body) : null,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(this.token && { authorization: `Bearer ${this.token}` }),
          ...headers,
        },
      });
      const text = await answer.body.text();
      return { status: answer.statusCode, body: answer.statusCode < 300 ? (JSON.parse(text) as Answered['body']) : {} };
    } catch {
      return { status: 0, body: {} };
    }
  }

  private async furnish(): Promise<void> {
    const password = 'mango-lassi-42';
    const company = await this.must('/auth/register', {
      role: 'company',
      password,
      email: 'hr@sahyadri.example',
      mobile: '8000000001',
      location: 'Pune',
      companyName: 'Sahyadri Software',
      contactPersonName: 'Ravi Menon',
      industry: 'IT',
    });
    this.companyId = Number(company['company_id']);
    const job = { company_id: this.companyId, title: 'Fitter', description: 'Maintains the machines.' };
    const { request_id } = await this.must('/jobs/create', job);
    for (let n = 1; n <= CONNECTED_PEOPLE; n += 1) {
      const { employee_id } = await this.must('/auth/register', {
        role: 'employee',
        password,
        email: `asha${n}@example.in`,
        mobile: String(9_000_000_000 + n),
        name: 'Asha Rao',
        qualification: 'B.Tech',
        industry: 'IT',
        emplocation: 'Bengaluru',
        empsalary: '6,00,000 - 8,00,000',
        skills: 'Welding',
      });
      const connected = await this.must('/api/admin/create-connection', { request_id, employee_id });
      this.connectionIds.push(Number(connected['connection_id']));
    }
  }

  private async must(path: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const answer = await this.call('POST', path, body);
    if (answer.status < 200 || answer.status > 201) throw new Error(`${path} answered ${answer.status}`);
    return answer.body;
  }
}
