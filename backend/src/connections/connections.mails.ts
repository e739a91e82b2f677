import { paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';

/** An employee was connected to a job (docs/rules.md#connection-mail). */
export const CONNECTED_TO_JOB = mailTemplate<{
  name: string;
  title: string;
  domain: string;
  location: string;
  link: string;
}>(
  'connected-to-job',
  ({ name, title, domain, location, link }) => ({
    subject: `You have been connected to a job: ${title}`,
    heading: 'A job for you',
    blocks: [
      paragraph(`Hello ${name}, we picked a job for you.`),
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
  }),
  {
    hi: ({ name, title, domain, location, link }) => ({
      subject: `आपके लिए नौकरी: ${title}`,
      heading: 'आपके लिए एक नौकरी',
      blocks: [
        paragraph(`नमस्ते ${name}, हमने आपके लिए एक नौकरी चुनी है।`),
        {
          kind: 'facts',
          facts: [
            ['नौकरी', title],
            ['काम', domain],
            ['जगह', location],
          ],
        },
        { kind: 'button', label: 'नौकरी देखें', url: link },
        paragraph('नौकरी ढूँढने वालों से हम कोई फ़ीस नहीं लेते।'),
      ],
    }),
  },
);
