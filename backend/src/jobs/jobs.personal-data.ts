import { KEPT_BY_DATABASE, recordsOf, type PersonalData } from '../privacy/personal-data.js';
import { JobRequest } from './job-request.entity.js';

const ROWS = `select to_jsonb(j) - ${KEPT_BY_DATABASE} as record from job_requests j where request_id = any($1) order by request_id`;

/** Job requests of a company. */
export const JOB_REQUEST_DATA: PersonalData = {
  name: 'jobRequests',
  read: (context) => recordsOf(context, ROWS, context.person.jobs),
  erase: async ({ transaction, person }) => ({
    jobs: await transaction.countBy(JobRequest, { company: { contact_email: person.email } }),
  }),
};
