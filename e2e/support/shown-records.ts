import { type Office } from '../../backend/test/support/office.js';
import { addInterviews } from './console-interviews.js';
import { addLedger } from './console-ledger.js';
import { addPrivacy } from './console-privacy.js';
import { addRecruiting } from './console-recruiting.js';
import { type Shown } from './console-screens.js';

const LONG_WORD = 'Elektronikingenieur-Schaltungsentwicklungsabteilung';

/** Something to show on every screen of the console, with words that are longer than a phone is wide. */
export async function addShown(office: Office): Promise<Shown> {
  const company = await office.addCompany({ companyName: LONG_WORD, location: LONG_WORD });
  await office.jobFor(company.id, { title: LONG_WORD, description: LONG_WORD.repeat(4), priority: 'urgent' });
  const closed = await office.jobFor(company.id, { title: 'Data Analyst', priority: 'low' });
  await office.sql("update job_requests set status = 'closed' where request_id = $1", [closed.id]);
  const job = await office.jobFor(company.id);
  const employee = await office.addEmployee({ skills: `React, ${LONG_WORD}`, emplocation: LONG_WORD });
  const connection = await office.connect(job.id, employee.id, LONG_WORD);
  await office.setStatus(connection.id, 'placed');
  return {
    employee: employee.id,
    company: company.id,
    job: job.id,
    connection: connection.id,
    ...(await addLedger(office, company.id, connection.id)),
    ...(await addRecruiting(office)),
    ...(await addInterviews(office)),
    ...(await addPrivacy(office)),
  };
}
