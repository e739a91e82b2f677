import { type MailPurpose, type TemplateKind } from '../../src/office/mailings/template-kind.js';
import { type EmployerKey } from '../companies.js';
import { type OpeningKey } from '../job-requests.js';
import { type PersonName } from '../people.js';

/** Companies of the admin who came later; the first admin is in charge of the others that are named. */
export const IN_CHARGE: Readonly<Partial<Record<EmployerKey, 'first' | 'other'>>> = {
  lehar: 'first',
  sutradhar: 'first',
  ganaka: 'first',
  nakshatra: 'first',
  meghdoot: 'first',
  pixelbazaar: 'first',
  neelgiri: 'other',
  vajra: 'other',
  dhruvtara: 'other',
  kaverifoods: 'other',
  palash: 'other',
  shahmehra: 'other',
};

/** Jobs of which another admin is in charge than of the company. */
export const JOBS_IN_CHARGE: readonly (readonly [OpeningKey, 'first' | 'other'])[] = [
  ['recruiter', 'other'],
  ['senior-accountant', 'first'],
];

/** Days from the seed until which no person is shown to an employer without a second look. */
export const COMPANIES_OFF_LIMITS: readonly (readonly [EmployerKey, number])[] = [['tulsi', 45]];

/** What a task is about. */
export type Subject =
  | { connection: readonly [PersonName, OpeningKey] }
  | { person: PersonName }
  | { employer: EmployerKey }
  | { opening: OpeningKey };

/** A task that an admin wrote; days from the seed, at 5 PM. */
export interface OwnTask {
  title: string;
  by: 'first' | 'other' | 'super';
  to: 'first' | 'other' | null;
  due: number;
  subject?: Subject;
  done?: boolean;
  snoozed?: boolean;
}

export const OWN_TASKS: readonly OwnTask[] = [
  {
    title: 'Call Arjun about the counter-offer',
    by: 'first',
    to: 'first',
    due: 0,
    subject: { connection: ['Arjun Reddy', 'frontend'] },
  },
  {
    title: 'Ask Ms Krishnamurthy for feedback on the second round',
    by: 'first',
    to: 'first',
    due: 1,
    subject: { employer: 'lehar' },
  },
  {
    title: 'Collect references of Nandini',
    by: 'first',
    to: 'other',
    due: 2,
    subject: { connection: ['Nandini Hegde', 'area-sales'] },
  },
  { title: 'Renew the agreement with Vajra', by: 'super', to: 'other', due: 6, subject: { employer: 'vajra' } },
  {
    title: 'Ask for a hostel place for two nurses',
    by: 'other',
    to: 'other',
    due: -1,
    subject: { opening: 'icu-nurse' },
  },
  { title: 'Book the hall for the walk-in day at Chakan', by: 'super', to: null, due: 4 },
  { title: 'Send the shortlist to Gulmohar', by: 'other', to: 'other', due: -3, done: true },
  {
    title: 'Ask Tenzin whether remote work is a must',
    by: 'first',
    to: 'first',
    due: -2,
    snoozed: true,
    subject: { person: 'Tenzin Lhamo' },
  },
];

/** A text that the agency sends. */
export interface DemoTemplate {
  name: string;
  kind: TemplateKind;
  purpose: MailPurpose | null;
  subject: string;
  body: string;
}

export const TEMPLATES: readonly DemoTemplate[] = [
  {
    name: 'Is your profile still true?',
    kind: 'employee',
    purpose: 'jobs',
    subject: '{{name}}, is your profile still true?',
    body: [
      'Dear {{name}},',
      'you registered with {{agency}} some time ago. Please look whether place, salary and notice period are still right: jobs are matched by them.',
      'Log in, correct what has changed, and upload your latest resume. It takes two minutes.',
      'Kind regards\n{{agency}}',
    ].join('\n\n'),
  },
  {
    name: 'Documents for the first day',
    kind: 'connection',
    purpose: 'service',
    subject: 'Your first day: {{job}}',
    body: [
      'Dear {{name}},',
      'congratulations once more. Please keep your certificates and the relieving letter of your present employer ready for {{job}} in {{location}}.',
      'We call you in the week before. Reply to this mail if anything changes.',
    ].join('\n\n'),
  },
  {
    name: 'Interview: what to expect',
    kind: 'connection',
    purpose: 'service',
    subject: 'What to expect at your interview for {{job}}',
    body: [
      'Dear {{name}},',
      '{{employer}} looks forward to meeting you. Be five minutes early, have a photo ID with you, and ask about the team: they like questions.',
      'Good luck!\n{{agency}}',
    ].join('\n\n'),
  },
  {
    name: 'Holiday list and hours of the agency',
    kind: 'company',
    purpose: null,
    subject: '{{agency}}: who answers you in the holidays',
    body: [
      'Dear {{name}},',
      'our desk is closed on national holidays. Candidates of {{company}} can reach us by phone on all other days from 9 AM to 6 PM.',
    ].join('\n\n'),
  },
];

/** The finished mailing: which template, how many days before the seed, and to whom; one of them takes no such mails. */
export const MAILING = {
  template: 'Is your profile still true?',
  days: 16,
  to: [
    'Simran Kaur',
    'Mohammed Faizan',
    'Vikram Rathore',
    'Joseph Thomas',
    'Rohan Deshmukh',
    'Nikhil Patil',
    'Imran Sheikh',
    'Rajesh Verma',
    'Sameer Kapoor',
    'Irfan Ansari',
    'Rekha Kumari',
    'Deepak Chauhan',
  ] satisfies readonly PersonName[],
  refusedBy: 'Sameer Kapoor' satisfies PersonName,
} as const;

/** A note about a record; days before the seed. */
export interface DemoNote {
  subject: Subject;
  by: 'first' | 'other';
  days: number;
  text: string;
}

export const NOTES: readonly DemoNote[] = [
  {
    subject: { connection: ['Priya Nair', 'react'] },
    by: 'first',
    days: 2,
    text: 'Ms Krishnamurthy wants Nitin at the interview. He asks about tests first, told Priya so.',
  },
  {
    subject: { connection: ['Sneha Kulkarni', 'react'] },
    by: 'first',
    days: 1,
    text: 'She says she filled a form on their page in July and never got an answer. Asked Lehar for the mail of that day.',
  },
  {
    subject: { employer: 'lehar' },
    by: 'first',
    days: 20,
    text: 'Three days a week in Indiranagar is firm. Do not send people who want to work from home.',
  },
  {
    subject: { employer: 'neelgiri' },
    by: 'other',
    days: 9,
    text: 'Hostel is full until the 15th, they pay a room until then.',
  },
  {
    subject: { person: 'Priya Nair' },
    by: 'first',
    days: 11,
    text: 'Reach her on WhatsApp after five; never at the office.',
  },
  { subject: { person: 'Geeta Mohanty' }, by: 'other', days: 9, text: 'Agreed by phone that we show her profile.' },
  { subject: { opening: 'react' }, by: 'first', days: 5, text: 'Third position is approved for January.' },
  {
    subject: { connection: ['Santosh Jadhav', 'production-supervisor'] },
    by: 'other',
    days: 3,
    text: 'Talks it over with his family. His father would like him to stay in the village.',
  },
];
