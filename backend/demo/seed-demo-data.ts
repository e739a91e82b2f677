import { type DataSource, type EntityManager } from 'typeorm';
import { AdvisoryLock, numberedLock } from '../src/platform/database/advisory-lock.js';
import { insertDemoAccounts } from './demo-accounts.js';
import { insertDemoClaims } from './demo-claims.js';
import { insertDemoConnections } from './demo-connections.js';
import { insertDemoDuplicates } from './demo-duplicates.js';
import { insertDemoInvoices } from './demo-invoices.js';
import { insertDemoOffers } from './demo-offers.js';
import { insertDemoPlacements, insertDemoSettings } from './demo-placements.js';
import { insertCompanies, insertEmployees, insertJobRequests } from './demo-records.js';
import { insertDemoResumes } from './demo-resumes.js';
import { insertDemoSearches } from './demo-searches.js';
import { insertDemoWorkspace } from './workspace/demo-workspace.js';

const IS_USED = `select exists (select from users where role in ('employee', 'company'))
  or exists (select from employees) or exists (select from companies)
  or exists (select from job_requests) or exists (select from connections) as used`;

/**
 * Fills an empty database with a demo agency, in one transaction: people, their resumes, companies, jobs, records made twice, saved
 * searches, connections of the last eight months with what companies were shown and said, interviews around today, the books of a year
 * (placements, invoices, payments, claims), and what the staff has to do. The records are always the same, dated back from now. Accounts
 * that exist already (the super admin of the environment) stay as they are.
 * @returns false, with nothing changed, when the database holds any employee, company, job request or connection
 */
export async function seedDemoData(dataSource: DataSource): Promise<boolean> {
  return dataSource.transaction(async (transaction) => {
    // of several processes that start at once, one seeds
    await numberedLock(transaction, AdvisoryLock.DemoData);
    if (await isUsed(transaction)) return false;
    const now = new Date();
    const accounts = await insertDemoAccounts(transaction, now);
    const employees = await insertEmployees(transaction, accounts);
    await insertDemoResumes(transaction, now, employees);
    const companies = await insertCompanies(transaction, accounts);
    const jobs = await insertJobRequests(transaction, now, companies);
    await insertDemoDuplicates(transaction, accounts, employees, companies);
    await insertDemoSearches(transaction, now, accounts);
    const courses = await insertDemoConnections(transaction, now, employees, jobs);
    await insertDemoSettings(transaction, now);
    const placements = await insertDemoPlacements(transaction, now);
    await insertDemoOffers(transaction, now);
    await insertDemoInvoices(transaction, now, placements);
    await insertDemoClaims(transaction, now, placements);
    await insertDemoWorkspace(transaction, now, { accounts, employees, companies, jobs, courses });
    return true;
  });
}

async function isUsed(transaction: EntityManager): Promise<boolean> {
  const [row] = await transaction.query<[{ used: boolean }]>(IS_USED);
  return row.used;
}
