import { type OpeningKey } from '../job-requests.js';
import { type PersonName } from '../people.js';

/** What the agency says of a person to the employer of a job; a connection that is not named here has no note. */
export const SHEET_NOTES: readonly (readonly [person: PersonName, opening: OpeningKey, note: string])[] = [
  [
    'Priya Nair',
    'react',
    'Leads three people today and wants to stay hands-on. Free for interviews after 5 PM, 30 days of notice.',
  ],
  ['Priya Nair', 'full-stack', 'Would move to Kochi for the right product. Has run a booking flow end to end.'],
  ['Priya Nair', 'frontend', 'Knows WCAG well; asked whether two days a week from Bengaluru are possible.'],
  ['Arjun Reddy', 'react', 'Strong Angular; has built two internal tools in React since March.'],
  ['Arjun Reddy', 'frontend', 'Can start in four weeks. Expects 75,000 a month.'],
  ['Sneha Kulkarni', 'react', 'Three years of Angular and React. Would move from Pune to Bengaluru in January.'],
  ['Neha Agarwal', 'react', 'Comes from Laravel, writes React since last year. Available at once.'],
  ['Karthik Subramanian', 'java-senior', 'The strongest ledger engineer on our list. 60 days of notice, no buyout.'],
  ['Harpreet Singh', 'java-senior', 'Has an offer elsewhere and would prefer payments. Two rounds are fine for him.'],
  ['Suresh Gowda', 'devops', 'Runs 60 services alone with one colleague. Wants on-call to be shared by four.'],
  ['Nikhil Patil', 'devops', 'More Linux than cloud, learns fast. Expects less than the budget.'],
  ['Joseph Thomas', 'node', 'Spoke with us twice; explains his decisions well.'],
  ['Ananya Chatterjee', 'backend', 'Moves from Kolkata, would like help with the first month of rent.'],
  ['Ritika Bansal', 'bi-developer', 'Built the dashboards of an insurer. Lives 20 minutes from Sector 62.'],
  ['Debasmita Ghosh', 'data-analyst', 'Certified in Power BI. Prefers mornings.'],
  ['Imran Sheikh', 'cloud-support', 'CCNA, happy with shifts. Works in rotation already.'],
  ['Ayesha Siddiqui', 'software-tester', 'Exact, patient, writes reports that developers like.'],
  ['Kavya Ramesh', 'dispatch', 'Planned 70 vehicles a day at her last job.'],
  ['Nazneen Shaikh', 'hr-executive', 'Knows factory acts and contract labour. Has her own two-wheeler.'],
  ['Jincy Mathew', 'icu-nurse', 'Five years of cardiac ICU. Needs a hostel place from the first day.'],
  ['Shabana Begum', 'icu-nurse', 'Ward nurse who wants to learn ICU; registration is renewed.'],
  ['Geeta Mohanty', 'production-supervisor', 'Led a line of 24 people, Kaizen facilitator.'],
];

/** Sheets of these people show what they want to earn. */
export const SHOW_SALARY: ReadonlySet<PersonName> = new Set([
  'Priya Nair',
  'Sneha Kulkarni',
  'Suresh Gowda',
  'Ritika Bansal',
  'Shabana Begum',
]);

/** Texts of these people are drafted, and the staff has not confirmed them yet. */
export const UNCONFIRMED: ReadonlySet<PersonName> = new Set(['Imran Sheikh', 'Rajesh Verma', 'Deepak Chauhan']);

/** Sheets that are written before the person is asked or shown. */
export const DRAFTS: readonly (readonly [PersonName, OpeningKey])[] = [
  ['Meenakshi Iyer', 'test-engineer'],
  ['Farhan Qureshi', 'bi-developer'],
  ['Rekha Kumari', 'home-nurse'],
  ['Bhargavi Naidu', 'recruiter'],
];
