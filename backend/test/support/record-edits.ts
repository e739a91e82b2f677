import { type ApiAnswer } from './api-client.js';
import { type ApiRecord, type Office } from './office.js';

/** Records that admins edit. */
export type Editable = 'employees' | 'companies' | 'job-requests';
export type Fields = Record<string, unknown>;

/** Every field that may be edited but the e-mail, with a value that nobody has before. */
export const EDITS: Record<Editable, Fields> = {
  employees: {
    full_name: 'Asha Menon',
    phone: '+919811100001',
    qualification: 'M.Tech',
    industry: 'Non-IT',
    preferred_location: 'Kochi',
    preferred_salary: '7,00,000 - 9,00,000',
    notice_period: '60 days',
    skills: '[{"skill_name": "Go"}]',
    resume_link: 'https://cv.example.in/asha.pdf',
  },
  companies: {
    name: 'Konkan Foods',
    contact_person_name: 'Irène D’Souza',
    contact_person_phone: '9811100002',
    industry: 'Non-IT',
    location: 'Ratnagiri',
    company_size: '51-200',
    website_url: 'https://konkan.example.in',
    about_us: 'Fish.\nSince 1987.',
  },
  'job-requests': {
    title: 'Cook',
    description: 'Cook fish.',
    domain: 'Food',
    location: 'Ratnagiri',
    employment_type: 'Part-time',
    salary_range: '18,000 a month',
    count: 4,
    priority: 'urgent',
    requirements: 'Two years.',
    status: 'pending',
  },
};

export const EDITABLE = Object.keys(EDITS) as Editable[];

const TABLES: Record<Editable, [table: string, key: string]> = {
  employees: ['employees', 'employee_id'],
  companies: ['companies', 'company_id'],
  'job-requests': ['job_requests', 'request_id'],
};

/** An admin who edits records. */
export class RecordEdits {
  private readonly shared = new Map<Editable, Promise<ApiRecord>>();

  constructor(private readonly office: Office) {}

  edit(resource: Editable, id: number | string, body: Fields, client = this.office.admin): Promise<ApiAnswer> {
    return client.patch(`/api/admin/${resource}/${id}`, body);
  }

  /** A record that no other test has. */
  async fresh(resource: Editable): Promise<ApiRecord> {
    if (resource === 'employees') return this.office.addEmployee();
    const company = await this.office.addCompany();
    return resource === 'companies' ? company : this.office.jobFor(company.id);
  }

  /** The key of a record that tests share which say themselves what it has before. */
  async someId(resource: Editable): Promise<number> {
    const record = this.shared.get(resource) ?? this.fresh(resource);
    this.shared.set(resource, record);
    return (await record).id;
  }

  /** A record as it is stored. */
  async rowOf(resource: Editable, id: number): Promise<Fields> {
    const [table, key] = TABLES[resource];
    return (await this.office.sql<Fields>(`select * from ${table} where ${key} = $1`, [id]))[0] ?? {};
  }
}
