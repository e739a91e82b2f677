import { DEMO_LOGINS } from '../../demo/demo-logins.js';
import { type Role } from '../../src/platform/http/role.js';
import { Agency } from './agency.js';
import { type ApiClient } from './api-client.js';

/** An agency that the product itself has filled with its demo data. */
export interface DemoAgency {
  agency: Agency;
  superAdmin: ApiClient;
}

/** Opens one on a database of its own; `agency.close()` ends it. */
export async function openDemoAgency(environment: Record<string, string> = {}): Promise<DemoAgency> {
  const agency = await Agency.open({ DEMO_DATA: 'true', ...environment });
  try {
    // reading the resumes takes this machine's time and changes rows: the tests of resumes have their own
    await agency.database.sql(`update resumes set text_state = 'no_text', to_read = null where text_state = 'pending'`);
    return { agency, superAdmin: await demoLogin(agency, 'super_admin') };
  } catch (error) {
    await agency.close();
    throw error;
  }
}

/** The demo person of a role, logged in. */
export function demoLogin(agency: Agency, role: Role): Promise<ApiClient> {
  const login = DEMO_LOGINS.find((candidate) => candidate.role === role);
  if (!login) throw new Error(`there is no demo ${role}`);
  return agency.login(login.email, login.password);
}
