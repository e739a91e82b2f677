import { AGENCY } from '../platform/agency.js';
import { paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';

/** An employee was connected to a job (docs/rules.md#connection-mail). */
export const CONNECTED_TO_JOB = mailTemplate<{
  name: string;
  title: string;
  domain: string;
  location: string;
  link: string;
}>('connected-to-job', ({ name, title, domain, location, link }) => ({
  subject: `You have been connected to a job: ${title}`,
  heading: 'A job for you',
  blocks: [
    paragraph(`Hello ${name}, ${AGENCY.name} has put you forward for this job.`),
    {
      kind: 'facts',
      facts: [
        ['Job', title],
        ['Domain', domain],
        ['Location', location],
      ],
    },
    { kind: 'button', label: 'See the job', url: link },
    paragraph('Our service is free of charge for job seekers.'),
  ],
}));
