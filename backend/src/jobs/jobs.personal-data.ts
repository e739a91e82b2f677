import { type FreeTexts, maskTexts, namingTexts, type PersonalData } from '../auth/personal-data/personal-data.js';

const TEXTS: FreeTexts = [
  ['job_requests', 'request_id', 'description'],
  ['job_requests', 'request_id', 'requirements'],
  ['job_requests', 'request_id', 'close_reason'],
];

/** Jobs belong to companies. Their texts may still name a person. */
export const JOB_REQUEST_DATA: PersonalData = {
  name: 'jobRequests',
  own: { nothing: 'a job is data of a company' },
  read: () => Promise.resolve([]),
  naming: (context) => namingTexts(context, 'job requests', TEXTS),
  erase: async (context) => ({ jobsOfOthers: await maskTexts(context, TEXTS) }),
};
