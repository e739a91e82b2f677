import { type ModuleMetadata } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModule } from '@nestjs/testing';
import { type FastifyInstance } from 'fastify';
import { baseModules } from '../../src/app/base-modules.js';
import { PasswordHasher } from '../../src/auth/password-hasher.js';
import { MaskingService } from '../../src/employees/resumes/masking/masking.service.js';
import { readEnv } from '../../src/platform/config/env.js';
import { Secrets } from '../../src/platform/config/secrets.js';
import { ErrorFilter } from '../../src/platform/errors/error.filter.js';
import { AccountConcurrencyLimit } from '../../src/platform/http/account-concurrency-limit.js';
import { type Caller } from '../../src/platform/http/caller.js';
import { type Role } from '../../src/platform/http/role.js';
import { sendListPages } from '../../src/platform/lists/list-page-reply.js';
import { OutboxWorker } from '../../src/platform/mail/outbox.worker.js';
import { requestValidation } from '../../src/platform/validation/request-validation.pipe.js';
import { TEST_SECRET } from './agency.js';
import { PATIENT } from './product-process.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** Some of the product's modules on a database of their own. Mails stay in the outbox; passwords are not hashed. */
export class ModuleUnderTest {
  private constructor(
    readonly module: TestingModule,
    readonly database: TestDatabase,
  ) {}

  /** @param metadata the modules that the test is about, and controllers of its own */
  static async of(metadata: Pick<ModuleMetadata, 'imports' | 'controllers'>): Promise<ModuleUnderTest> {
    const database = await createTestDatabase();
    const env = readEnv({
      DATABASE_URL: database.workingUrl,
      RATE_LIMITS: 'off',
      JWT_SECRET: TEST_SECRET,
      ...PATIENT,
    });
    const base = baseModules({ env, secrets: new Secrets(TEST_SECRET), databaseUrl: database.workingUrl });
    try {
      const module = await Test.createTestingModule({ ...metadata, imports: [...base, ...(metadata.imports ?? [])] })
        .overrideProvider(OutboxWorker)
        .useValue({})
        // their threads and processes run the built product only
        .overrideProvider(PasswordHasher)
        .useValue({})
        .overrideProvider(MaskingService)
        .useValue({})
        .compile();
      return new ModuleUnderTest(module, database);
    } catch (error) {
      await database.drop();
      throw error;
    }
  }

  /** The modules behind HTTP, called by `inject`. Turns end as in the product. */
  async application(): Promise<NestFastifyApplication> {
    return httpApplication(this.module, (fastify) => this.module.get(AccountConcurrencyLimit).watch(fastify));
  }

  /** An account that nobody logs in to, as the guard would put it on a request. */
  async account(email: string, role: Role): Promise<Caller> {
    const [row] = await this.database.sql<{ user_id: number }>(
      'insert into users (email, password_hash, role) values ($1, $2, $3) returning user_id',
      [email, '!', role],
    );
    return {
      userId: row?.user_id ?? 0,
      role,
      email,
      employeeId: null,
      companyId: null,
      memberRole: null,
      lacksFactor: false,
      erasureDueAt: null,
      language: null,
      areAnyRestricted: true,
      missing: [],
      sessionVersion: 1,
      tokenId: '',
      tokenExpires: 0,
      requestId: 'test-request',
      address: '198.51.100.7',
    };
  }

  async close(): Promise<void> {
    await this.module.close();
    await this.database.drop();
  }
}

/** Controllers with the product's own pipe, filter and replies. */
export async function httpApplication(
  module: TestingModule,
  watch?: (fastify: FastifyInstance) => void,
): Promise<NestFastifyApplication> {
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
  app.useGlobalPipes(requestValidation);
  app.useGlobalFilters(new ErrorFilter());
  const fastify = app.getHttpAdapter().getInstance();
  sendListPages(fastify);
  watch?.(fastify);
  await app.init();
  await fastify.ready();
  return app;
}
