import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemOfDatabaseError } from '../../src/platform/errors/database-error.js';
import { Agency } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { TcpProxy } from '../../test/support/tcp-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { waitFor } from '../../test/support/wait-for.js';

describe('R43: while the primary is away and a replica is there', () => {
  let database: TestDatabase;
  let primary: TcpProxy;
  let agency: Agency;
  let admin: ApiClient;
  let employeeId: number;
  beforeAll(async () => {
    database = await createTestDatabase();
    primary = await TcpProxy.before(database.url);
    agency = await Agency.open({ DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: database.url });
    agency.database.sql = (text, values) => database.sql(text, values);
    admin = await agency.staff();
    employeeId = Number((await agency.employee(admin)).record.employee_id);
    await primary.cut();
  });
  afterAll(async () => {
    await agency.close();
    await primary.cut();
    await database.drop();
  });

  it('knows sessions and shows lists, records, and totals', async () => {
    for (const path of ['employees', `employees/${employeeId}`, 'dashboard-stats']) {
      expect([path, (await admin.get(`/api/admin/${path}`)).status]).toEqual([path, 200]);
    }
    expect((await agency.anyone.get('/api/admin/employees')).status).toBe(401);
  });

  it('writes nothing, and says that it is not ready', async () => {
    const answer = await admin.post('/jobs/create', { company_id: 1, title: 'Fitter', description: 'Maintains.' });
    expect(answer.status).toBe(503);
    for (const base of agency.product.bases) {
      // what a process found a second ago still counts
      await waitFor(`${base} to be not ready`, async () =>
        (await new ApiClient(base).get('/health/ready')).status === 503 ? true : undefined,
      );
    }
  });

  it('writes again as soon as it is back', async () => {
    await primary.restore();
    expect((await admin.get(`/api/admin/employees/${employeeId}`)).status).toBe(200);
    await agency.company(admin);
  });
});

describe('R43: what stands between the product and the primary', () => {
  it.each([
    ['08P01', 'server login has been failing, try again later (server_login_retry)'],
    ['08P01', 'query_wait_timeout'],
    ['08P01', 'server conn crashed?'],
    ['25006', 'cannot execute INSERT in a read-only transaction'],
  ])('may answer %s "%s": the database is away', (code, message) => {
    expect(problemOfDatabaseError({ message, driverError: { code, message } })?.code).toBe('unavailable');
  });

  it('may not hide a defect of ours', () => {
    const message = 'bind message supplies 1 parameters, but prepared statement "" requires 2';
    expect(problemOfDatabaseError({ code: '08P01', message })).toBeUndefined();
  });
});
