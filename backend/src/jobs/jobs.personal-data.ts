import { In } from 'typeorm';
import { KEPT_BY_DATABASE, maskTexts, recordsOf, type FreeText, type PersonalData } from '../privacy/personal-data.js';
import { JobRequest } from './job-request.entity.js';

const ROWS = `select to_jsonb(j) - ${KEPT_BY_DATABASE} - 'owner_id' as record from job_requests j where request_id = any($1) order by request_id`;

const TEXTS: readonly FreeText[] = [
  ['job_requests', 'request_id', 'description'],
  ['job_requests', 'request_id', 'requirements'],
];

export const JOB_REQUEST_DATA: PersonalData = {
  name: 'jobRequests',
  read: (context) => recordsOf(context, ROWS, context.person.jobs),
  erase: async (context) => ({
    jobs: await context.transaction.countBy(JobRequest, { company_id: In(context.person.companies) }),
    jobsOfOthers: await maskTexts(context, TEXTS),
  }),
};
