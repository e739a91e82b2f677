import { AGENCY } from '../platform/agency.js';
import { paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';

/** Tells a company that there are people to look at. It says nothing about them: mails are forwarded. */
export const CANDIDATES_SUBMITTED = mailTemplate<{
  title: string;
  count: number;
  link: string;
  view: string;
  days: number;
}>(
  'candidates-submitted',
  ({ title, count, link, view, days }) => ({
    subject: count === 1 ? `A candidate for ${title}` : `${count} candidates for ${title}`,
    heading: count === 1 ? `A candidate for ${title}` : `${count} candidates for ${title}`,
    blocks: [
      paragraph(`${AGENCY.name} has ${count === 1 ? 'a candidate' : `${count} candidates`} for your job request.`),
      { kind: 'button', label: 'Look and answer', url: link },
      paragraph('Without a login, this link shows the same profiles without names:'),
      { kind: 'button', label: 'Show without a login', url: view },
      paragraph(`It works for ${days} days. Opening it answers nothing.`),
    ],
  }),
  { isSecret: true },
);

/** Tells a person who was put forward for a job, or asked about it, that it is closed. */
export const JOB_CLOSED = mailTemplate<{ name: string; title: string; location: string; wasShown: boolean }>(
  'job-closed',
  ({ name, title, location, wasShown }) => ({
    subject: `This job is closed: ${title}`,
    heading: 'This job is closed',
    blocks: [
      paragraph(
        `Hello ${name}, we ${wasShown ? 'put you forward for' : 'asked you about'} this job. The employer does not look for anybody any more:`,
      ),
      {
        kind: 'facts',
        facts: [
          ['Job', title],
          ['Location', location],
        ],
      },
      paragraph(`${wasShown ? 'Your profile is no longer shown for it. ' : ''}We keep you in mind for other jobs.`),
    ],
  }),
  {
    hi: ({ name, title, location, wasShown }) => ({
      subject: `यह नौकरी बंद हो गई: ${title}`,
      heading: 'यह नौकरी बंद हो गई',
      blocks: [
        paragraph(
          `नमस्ते ${name}, हमने ${wasShown ? 'इस नौकरी के लिए आपका नाम दिया था' : 'आपसे इस नौकरी के बारे में पूछा था'}। कंपनी को अब कोई नहीं चाहिए:`,
        ),
        {
          kind: 'facts',
          facts: [
            ['नौकरी', title],
            ['जगह', location],
          ],
        },
        paragraph(`${wasShown ? 'इसके लिए आपकी प्रोफ़ाइल अब नहीं दिखती। ' : ''}दूसरी नौकरियों में हम आपका ध्यान रखेंगे।`),
      ],
    }),
  },
);
