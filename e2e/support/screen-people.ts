import { type Agency, jobForm } from '../../backend/test/support/agency.js';
import { Office, recordOf } from '../../backend/test/support/office.js';
import { addCompanyLedger } from './company-ledger.js';
import { addPerson, storedSession } from './people.js';
import { type Screen } from './screens.js';

const LONG_WORD = 'Elektronikingenieur-Schaltungsentwicklungsabteilung';

/** What the browser stores of a login, by whose it is. */
export type ScreenSessions = Partial<Record<Screen['who'], Record<string, string>>>;

/** Two who are invited to a company. */
export async function addInvited({ admin }: Office, companyId: number): Promise<void> {
  for (const [name, email, role] of [
    [
      'Deepa Krishnamurthy Venkataraman',
      'deepa.krishnamurthy.venkataraman.of.the.hiring.team@company.example.in',
      'owner',
    ],
    ['Kavya Shetty', 'kavya.shetty@company.example.in', 'member'],
  ]) {
    await recordOf(admin.post(`/api/admin/companies/${companyId}/members`, { name, email, role }));
  }
}

/** The people of the public screens, with jobs, placements and invoices, and new ones without any. */
export async function addScreenPeople(agency: Agency): Promise<ScreenSessions> {
  const admin = await agency.staff();
  const employee = await addPerson(agency, admin, 'employee', { resume_link: 'https://cv.example.in/asha.pdf' });
  const company = await addPerson(agency, admin, 'company', { contactPersonName: 'Deepa Krishnamurthy Venkataraman' });
  for (const fields of [{}, { title: 'Data Analyst' }, { title: LONG_WORD, description: `${LONG_WORD.repeat(4)}` }]) {
    const job = await admin.post('/jobs/create', { company_id: company.id, ...jobForm(fields) });
    const request_id = (job.body as { request_id: number }).request_id;
    await admin.post('/api/admin/create-connection', { request_id, employee_id: employee.id });
  }
  const office = await Office.of(agency);
  await addCompanyLedger(office, company.id);
  await addInvited(office, company.id);
  return {
    employee: await storedSession(agency, employee.email),
    company: await storedSession(agency, company.email),
    'new employee': await storedSession(agency, (await addPerson(agency, admin, 'employee')).email),
    'new company': await storedSession(agency, (await addPerson(agency, admin, 'company')).email),
  };
}
