import { type CompanyAnswer } from '../../src/connections/share.js';
import { type UnsuitableReason } from '../../src/recruiting/submissions/answer.dto.js';
import { type OpeningChannel } from '../../src/recruiting/submissions/candidate-opening.entity.js';
import { type AnswerChannel } from '../../src/recruiting/submissions/company-answer.entity.js';
import { type OpeningKey } from '../job-requests.js';
import { type PersonName } from '../people.js';

/** That an employer says it knew a person. */
export interface DemoKnown {
  /** Days before the seed since when it says so. */
  since: number;
  source: string;
  proof: 'matches' | 'differs' | 'none';
  state: 'open' | 'accepted' | 'refused';
  reason?: string;
  /** Days before the seed. */
  decided?: number;
}

/** Something that an employer said of a person. */
export interface DemoAnswer {
  /** Days before the seed; several of one day keep their order. */
  days: number;
  answer: CompanyAnswer;
  channel?: AnswerChannel;
  reason?: UnsuitableReason;
  comment?: string;
  /** Whether it proposes two times for an interview. */
  slots?: boolean;
  known?: DemoKnown;
}

/** What happened between the agency and an employer about a person, where it does not follow from the statuses alone. */
export interface DemoShowing {
  share: 'waiting' | 'submitted' | 'withdrawn' | 'declined' | 'expired' | 'refused';
  /** Days before the seed on which the agency submitted, or asked the person. */
  submitted: number;
  opened?: { days: number; channel: OpeningChannel };
  answers?: readonly DemoAnswer[];
  ended?: { days: number };
}

/** Days before the seed are those of the row's connection or later. */
export const SHOWINGS: readonly (readonly [PersonName, OpeningKey, DemoShowing])[] = [
  ['Priya Nair', 'frontend', { share: 'submitted', submitted: 1 }],
  [
    'Sneha Kulkarni',
    'react',
    {
      share: 'submitted',
      submitted: 5,
      opened: { days: 4, channel: 'login' },
      answers: [
        {
          days: 2,
          answer: 'already_known',
          comment: 'She applied on our careers page in the summer. Please look before you go on.',
          known: { since: 140, source: 'Careers page', proof: 'matches', state: 'open' },
        },
      ],
    },
  ],
  ['Neha Agarwal', 'react', { share: 'submitted', submitted: 3, opened: { days: 2, channel: 'login' } }],
  ['Neha Agarwal', 'backend', { share: 'submitted', submitted: 2, opened: { days: 1, channel: 'file' } }],
  ['Lalrinpuia Sailo', 'react', { share: 'declined', submitted: 6, ended: { days: 5 } }],
  ['Tenzin Lhamo', 'data-analyst', { share: 'waiting', submitted: 3 }],
  ['Bhargavi Naidu', 'hr-executive', { share: 'waiting', submitted: 4 }],
  ['Selvi Murugan', 'accounts-executive', { share: 'expired', submitted: 20, ended: { days: 6 } }],
  ['Prakash Behera', 'test-engineer', { share: 'refused', submitted: 2 }],
  [
    'Ayesha Siddiqui',
    'software-tester',
    {
      share: 'submitted',
      submitted: 2,
      opened: { days: 2, channel: 'login' },
      answers: [
        { days: 1, answer: 'interested', slots: true, comment: 'We would like to meet her this week or next.' },
      ],
    },
  ],
  [
    'Melissa Fernandes',
    'area-sales',
    {
      share: 'submitted',
      submitted: 3,
      opened: { days: 2, channel: 'login' },
      answers: [{ days: 1, answer: 'not_suitable', reason: 'location', comment: 'Goa is too far from the area.' }],
    },
  ],
  [
    'Manoj Dubey',
    'relationship',
    {
      share: 'submitted',
      submitted: 2,
      opened: { days: 1, channel: 'link' },
      answers: [{ days: 1, answer: 'hold', channel: 'link', comment: 'After the quarter is closed.' }],
    },
  ],
  [
    'Manoj Dubey',
    'area-sales',
    { share: 'withdrawn', submitted: 8, opened: { days: 7, channel: 'link' }, ended: { days: 6 } },
  ],
  ['Kavya Ramesh', 'warehouse', { share: 'submitted', submitted: 6 }],
  ['Biju Varghese', 'dispatch', { share: 'submitted', submitted: 1, opened: { days: 0, channel: 'file' } }],
  [
    'Biju Varghese',
    'warehouse',
    {
      share: 'submitted',
      submitted: 17,
      opened: { days: 16, channel: 'link' },
      answers: [
        {
          days: 15,
          answer: 'already_known',
          channel: 'link',
          known: {
            since: 200,
            source: 'Another agency',
            proof: 'none',
            state: 'refused',
            decided: 14,
            reason: 'No address or phone was named, and the other agency has no mandate of the person.',
          },
        },
        { days: 13, answer: 'interested' },
      ],
    },
  ],
  [
    'Sameer Kapoor',
    'relationship',
    {
      share: 'withdrawn',
      submitted: 98,
      opened: { days: 97, channel: 'login' },
      answers: [
        {
          days: 95,
          answer: 'already_known',
          known: {
            since: 130,
            source: 'Walk-in at the Jaipur branch',
            proof: 'matches',
            state: 'accepted',
            decided: 92,
            reason: 'Phone and date fit; they interviewed him in spring.',
          },
        },
      ],
      ended: { days: 91 },
    },
  ],
  [
    'Gurleen Sidhu',
    'cloud-support',
    {
      share: 'submitted',
      submitted: 121,
      opened: { days: 120, channel: 'login' },
      answers: [
        {
          days: 119,
          answer: 'already_known',
          known: {
            since: 300,
            source: 'Own database',
            proof: 'differs',
            state: 'refused',
            decided: 117,
            reason: 'The address that was named is not hers.',
          },
        },
        { days: 115, answer: 'not_suitable', reason: 'experience' },
      ],
    },
  ],
  ['Shabana Begum', 'icu-nurse', { share: 'submitted', submitted: 5, opened: { days: 4, channel: 'login' } }],
  [
    'Ramesh Solanki',
    'cnc',
    {
      share: 'submitted',
      submitted: 3,
      opened: { days: 2, channel: 'login' },
      answers: [{ days: 1, answer: 'interested', channel: 'phone', comment: 'Mr Shinde calls back about the shift.' }],
    },
  ],
  [
    'Geeta Mohanty',
    'production-supervisor',
    {
      share: 'submitted',
      submitted: 8,
      opened: { days: 7, channel: 'login' },
      answers: [{ days: 6, answer: 'hold', comment: 'Second line opens in January.' }],
    },
  ],
  [
    'Debasmita Ghosh',
    'bi-developer',
    {
      share: 'submitted',
      submitted: 8,
      opened: { days: 7, channel: 'login' },
      answers: [{ days: 6, answer: 'hold', channel: 'whatsapp', comment: 'We meet two others first.' }],
    },
  ],
  ['Shruti Saxena', 'hr-executive', { share: 'submitted', submitted: 52, opened: { days: 51, channel: 'login' } }],
  [
    'Pooja Mehta',
    'accounts-executive',
    { share: 'withdrawn', submitted: 5, opened: { days: 4, channel: 'login' }, ended: { days: 3 } },
  ],
  [
    'Pooja Mehta',
    'senior-accountant',
    {
      share: 'withdrawn',
      submitted: 17,
      opened: { days: 15, channel: 'login' },
      answers: [{ days: 14, answer: 'interested' }],
      ended: { days: 3 },
    },
  ],
];

/** Whose phone, e-mail and file an admin shows by hand before an offer, and how many days before the seed. */
export const SHOWN_BY_HAND: readonly (readonly [PersonName, OpeningKey, number])[] = [
  ['Ananya Chatterjee', 'backend', 2],
];

/** Why employers found people not suitable, in turn. */
export const REASONS: readonly (readonly [UnsuitableReason, string])[] = [
  ['experience', 'Less depth than we need for this team.'],
  ['skills', 'Good profile, other stack.'],
  ['salary', 'Above what we may offer.'],
  ['location', 'We need somebody who lives nearby.'],
  ['notice_period', 'We cannot wait that long.'],
  ['position_filled', 'We have decided for somebody else.'],
];
