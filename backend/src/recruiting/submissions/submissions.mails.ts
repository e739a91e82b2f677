import { AGENCY } from '../../platform/agency.js';
import { dayTextOf } from '../../platform/india-day.js';
import { paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

const waitingText = (count: number): string => (count === 1 ? '1 person waits' : `${count} people wait`);

interface ToLookAt {
  title: string;
  count: number;
  link: string;
  view: string;
  days: number;
}

/** Notifies a company that there are people to look at. It says nothing about them: mails are forwarded. */
export const CANDIDATES_SUBMITTED = mailTemplate<ToLookAt>(
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

/** Reminds a company of people of whom it has said nothing yet. */
export const CANDIDATES_WAITING = mailTemplate<ToLookAt>(
  'candidates-waiting',
  ({ title, count, link, view, days }) => ({
    subject: `${waitingText(count)} for your answer: ${title}`,
    heading: `${waitingText(count)} for your answer`,
    blocks: [
      paragraph(`${AGENCY.name} has shown you ${count === 1 ? 'a candidate' : `${count} candidates`} for ${title}.`),
      { kind: 'button', label: 'Look and answer', url: link },
      paragraph('Without a login, this link shows the same profiles without names:'),
      { kind: 'button', label: 'Show without a login', url: view },
      paragraph(`It works for ${days} days. Opening it answers nothing.`),
    ],
  }),
  { isSecret: true },
);

/** Asks a company to delete what it got of a person. It names no person: mails are forwarded. */
export const CANDIDATE_TO_DELETE = mailTemplate<{ shown: { reference: number; title: string; at: string | null }[] }>(
  'candidate-to-delete',
  ({ shown }) => ({
    subject: 'Please delete the data of a candidate',
    heading: 'Please delete the data of a candidate',
    blocks: [
      paragraph(
        `A candidate whom ${AGENCY.name} showed you has taken back the consent to be shown. You see the profile no longer.`,
      ),
      {
        kind: 'facts',
        facts: shown.map(({ reference, title, at }): [string, string] => [
          `Candidate ${reference}`,
          at ? `${title}, shown on ${dayTextOf(at)}` : title,
        ]),
      },
      paragraph(
        'Please stop using what you got of this candidate, and delete it: notes, copies, files, and what you gave to others. Our terms ask for it under “Candidates’ data”.',
      ),
      paragraph('The number is part of the address of the profile. Ask us if you do not know whom it is about.'),
    ],
  }),
);

/** Notifies a person who was put forward for a job, or asked about it, that it is closed. */
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
          `नमस्ते ${name}, हमने ${wasShown ? 'इस नौकरी के लिए आपकी प्रोफ़ाइल भेजी थी' : 'आपसे इस नौकरी के बारे में पूछा था'}। कंपनी को अब कोई नहीं चाहिए:`,
        ),
        {
          kind: 'facts',
          facts: [
            ['नौकरी', title],
            ['जगह', location],
          ],
        },
        paragraph(`${wasShown ? 'इसके लिए आपकी प्रोफ़ाइल अब नहीं दिखती। ' : ''}दूसरी नौकरियों के लिए हम आपको याद रखेंगे।`),
      ],
    }),
  },
);
