import { hash } from '@node-rs/argon2';
import { PASSWORD_STRENGTH } from '../../src/auth/password-strength.js';
import { type ApiBody, ApiClient } from './api-client.js';
import { ProductProcess } from './product-process.js';
import { isOneProcess, type RunningProduct, startProduct } from './product-replicas.js';
import { type Shared, SharedProduct } from './shared-product.js';
import { SmtpSink } from './smtp-sink.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

export const PASSWORD = 'mango-lassi-42';
const PASSWORD_HASH = hash(PASSWORD, PASSWORD_STRENGTH);
export const TEST_SECRET = 'a-secret-for-tests-only-0123456789abcdef';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jobs.niyukt.example',
  RATE_LIMITS: 'on',
  TRUST_PROXY_HOPS: '1',
};

/** The environment of most tests. */
const defaults = (database: TestDatabase, mail: SmtpSink): Record<string, string> => ({
  RATE_LIMITS: 'off',
  // a file may take longer than ten minutes
  FRESH_LOGIN_MINUTES: '1440',
  SMTP_URL: mail.url,
  DATABASE_URL: database.workingUrl,
  DATABASE_OWNER_URL: database.url,
  JWT_SECRET: TEST_SECRET,
});

/** A running product with an empty database and a mail server, and people to act as. */
export class Agency {
  private counter = 0;

  private constructor(
    readonly product: RunningProduct,
    readonly database: TestDatabase,
    readonly mail: SmtpSink,
    private readonly environment: Record<string, string>,
    private readonly drop: () => Promise<void>,
  ) {}

  /**
   * Without parameters the product is the one that the files of this worker share; otherwise it is started for this agency.
   * @param environment variables that this test is about; limits are off unless it says otherwise
   * @param given the database to use, which the test itself removes
   */
  static async open(environment?: Record<string, string>, given?: TestDatabase): Promise<Agency> {
    const shared = environment || given || !isOneProcess ? undefined : await SharedProduct.take(defaults);
    return shared ? Agency.ofShared(shared) : Agency.openWith(startProduct, environment, given);
  }

  /**
   * Opens one with a single process that is started for it and nothing in front of it, also when this run has several: for what only one
   * process can show, and for tests that stop it or change the schema.
   */
  static openAlone(environment: Record<string, string> = {}, given?: TestDatabase): Promise<AloneAgency> {
    return Agency.openWith((whole) => ProductProcess.start(whole), environment, given);
  }

  /** @param start starts the product with the whole environment */
  static async openWith<P extends RunningProduct>(
    start: (environment: Record<string, string>) => Promise<P>,
    environment: Record<string, string> = {},
    given?: TestDatabase,
  ): Promise<Agency & { product: P }> {
    const database = given ?? (await createTestDatabase());
    const drop = (): Promise<void> => (given ? given.letGo() : database.drop());
    const mail = await new SmtpSink().start();
    const whole: Record<string, string> = { ...defaults(database, mail), ...environment };
    // only the role that works is known of a database elsewhere
    if (environment['DATABASE_URL'] && !environment['DATABASE_OWNER_URL']) delete whole['DATABASE_OWNER_URL'];
    try {
      const product = await start(whole);
      return Object.assign(new Agency(product, database, mail, whole, drop), { product });
    } catch (error) {
      await mail.stop();
      await drop();
      throw error;
    }
  }

  private static ofShared({ product, database, mail }: Shared): Agency {
    return new Agency(product, database, mail, defaults(database, mail), () => database.letGo());
  }

  /** As in production, with everybody's address believed as a proxy in front would forward it. */
  static openInProduction(environment: Record<string, string> = {}, given?: TestDatabase): Promise<Agency> {
    return Agency.open({ ...PRODUCTION, ...environment }, given);
  }

  /** Another process of the same product: same database, other address. */
  replica(environment: Record<string, string> = {}): Promise<ProductProcess> {
    return ProductProcess.start({ ...this.environment, ...environment });
  }

  async close(): Promise<void> {
    await this.product.stop();
    await this.mail.stop();
    await this.drop();
  }

  get base(): string {
    return this.product.base;
  }

  /** Somebody without a login. */
  get anyone(): ApiClient {
    return new ApiClient(this.base);
  }

  /** A number that no other call of this agency gets, for unique e-mails and phones. */
  unique(): number {
    this.counter += 1;
    return this.counter;
  }

  async login(email: string, password = PASSWORD): Promise<ApiClient> {
    const { status, body } = await this.anyone.post('/auth/login', { email, password });
    if (status !== 200) throw new Error(`login of ${email}: ${status} ${JSON.stringify(body)}`);
    return new ApiClient(this.base, (body as { token: string }).token);
  }

  async staff(role: 'admin' | 'super_admin' = 'admin'): Promise<ApiClient & { email: string; userId: number }> {
    const email = `${role.replace('_', '')}${this.unique()}@niyukt.example`;
    const [row] = await this.database.sql<{ user_id: number }>(
      'insert into users (email, password_hash, role, full_name) values ($1, $2, $3, $4) returning user_id',
      [email, await PASSWORD_HASH, role, 'Meera Iyer'],
    );
    return Object.assign(await this.login(email), { email, userId: row?.user_id ?? 0 });
  }

  /** An employee added by an admin, logged in. */
  async employee(admin: ApiClient, fields: Record<string, unknown> = {}): Promise<ApiClient & { record: ApiBody }> {
    const form = { ...employeeForm(this.unique()), ...fields };
    const { status, body } = await admin.post('/auth/register', { role: 'employee', password: PASSWORD, ...form });
    if (status !== 201) throw new Error(`employee: ${status} ${JSON.stringify(body)}`);
    return Object.assign(await this.login(String(form.email)), { record: body });
  }

  /** A company added by an admin, logged in. */
  async company(admin: ApiClient, fields: Record<string, unknown> = {}): Promise<ApiClient & { record: ApiBody }> {
    const form = { ...companyForm(this.unique()), ...fields };
    const { status, body } = await admin.post('/auth/register', { role: 'company', password: PASSWORD, ...form });
    if (status !== 201) throw new Error(`company: ${status} ${JSON.stringify(body)}`);
    return Object.assign(await this.login(String(form.email)), { record: body });
  }

  /** Registers through the public forms, with the code from the mail. */
  async register(role: 'employee' | 'company', email: string, userData: Record<string, unknown>): Promise<ApiClient> {
    const sent = await this.anyone.post('/auth/send-registration-otp', { email, role, userData });
    if (sent.status !== 200) throw new Error(`send code: ${sent.status} ${sent.text}`);
    const otp = await this.mail.codeFor(email);
    const verified = await this.anyone.post('/auth/verify-registration-otp', { email, otp });
    if (verified.status !== 200) throw new Error(`verify: ${verified.status} ${verified.text}`);
    return this.login(email);
  }
}

/** An agency whose product is one process. */
export type AloneAgency = Agency & { product: ProductProcess };

export function employeeForm(n: number): Record<string, unknown> {
  return {
    email: `asha${n}@example.in`,
    mobile: String(9_000_000_000 + n),
    name: 'Asha Rao',
    qualification: 'B.Tech',
    industry: 'IT',
    emplocation: 'Bengaluru',
    empsalary: '6,00,000 - 8,00,000',
    skills: 'React, TypeScript',
  };
}

export function companyForm(n: number): Record<string, unknown> {
  return {
    email: `hr${n}@company.example.in`,
    mobile: String(8_000_000_000 + n),
    companyName: `Sahyadri Software ${n}`,
    contactPersonName: 'Ravi Menon',
    location: 'Pune',
    industry: 'IT',
  };
}

export function jobForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'React Developer',
    domain: 'Software',
    description: 'Build the hiring console.',
    employment_type: 'Full-time',
    location: 'Bengaluru',
    salary_range: '8,00,000 - 12,00,000',
    count: 2,
    ...fields,
  };
}
