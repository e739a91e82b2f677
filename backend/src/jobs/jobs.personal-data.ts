import { maskTexts, type FreeText, type PersonalData } from '../privacy/personal-data.js';

const TEXTS: readonly FreeText[] = [
  ['job_requests', 'request_id', 'description'],
  ['job_requests', 'request_id', 'requirements'],
];

/** Jobs are a company's: they only may name somebody. */
export const JOB_REQUEST_DATA: PersonalData = {
  name: 'jobRequests',
  own: { nothing: 'a job is data of a company' },
  read: () => Promise.resolve([]),
  erase: async (context) => ({ jobsOfOthers: await maskTexts(context, TEXTS) }),
};
