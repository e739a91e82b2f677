import { type InterviewMode, type Recommendation, type Side } from '../../src/recruiting/interviews/interview-state.js';
import { type OpeningKey } from '../job-requests.js';
import { type PersonName } from '../people.js';

/** What a person or colleague who is invited has answered: `propose` names two other times. */
export type DemoReply = 'accept' | 'decline' | 'propose' | null;

/** An interview of a person whose next one is known. */
export interface DemoInterview {
  round?: number;
  /** Working days from the seed; negative ones are past. */
  day: number;
  /** In India. */
  from: readonly [hour: number, minute: number];
  minutes: number;
  mode: InterviewMode;
  /** A room where the mode has one; else the employer's address or a link is taken. */
  place?: string;
  /** Of the person and of who comes for the employer. */
  replies: readonly [person: DemoReply, company: DemoReply];
  state: 'proposed' | 'confirmed' | 'cancelled' | 'no_show';
  /** Whether the time was another one before. */
  moved?: boolean;
  absent?: Side;
  cancelReason?: string;
  byAgency?: boolean;
  notePerson?: string;
  noteCompany?: string;
  replyNote?: string;
  /** Colleagues by mailbox, beside the first owner; who is not needed may stay away. */
  colleagues?: readonly (readonly [mailbox: string, needed: boolean])[];
  /** Without an account. */
  outsider?: readonly [name: string, email: string];
  namesShown?: boolean;
}

/** Interviews around the day of the seed. */
export const INTERVIEWS: readonly (readonly [PersonName, OpeningKey, DemoInterview])[] = [
  [
    'Priya Nair',
    'react',
    {
      day: 1,
      from: [17, 30],
      minutes: 60,
      mode: 'video',
      replies: ['accept', 'accept'],
      state: 'confirmed',
      namesShown: true,
      notePerson: 'Two engineers join. Have your editor ready; you share your screen for half an hour.',
      noteCompany: 'She is at work until five; please be on time.',
      colleagues: [['nitin.prabhu', true]],
    },
  ],
  [
    'Joseph Thomas',
    'node',
    {
      day: -2,
      from: [15, 0],
      minutes: 45,
      mode: 'video',
      replies: ['accept', 'accept'],
      state: 'no_show',
      absent: 'company',
    },
  ],
  [
    'Joseph Thomas',
    'node',
    { day: 2, from: [15, 0], minutes: 45, mode: 'video', replies: ['accept', null], state: 'proposed' },
  ],
  [
    'Rohan Deshmukh',
    'software-tester',
    { day: 0, from: [16, 30], minutes: 45, mode: 'phone', replies: ['accept', 'accept'], state: 'confirmed' },
  ],
  [
    'Imran Sheikh',
    'cloud-support',
    {
      day: 0,
      from: [18, 30],
      minutes: 30,
      mode: 'video',
      replies: ['accept', null],
      state: 'confirmed',
      byAgency: true,
      noteCompany: 'Confirmed by telephone with Ms Sundaram.',
    },
  ],
  [
    'Ritika Bansal',
    'data-engineer',
    { day: -1, from: [11, 0], minutes: 60, mode: 'video', replies: ['accept', 'accept'], state: 'confirmed' },
  ],
  [
    'Ritika Bansal',
    'bi-developer',
    {
      day: 6,
      from: [11, 0],
      minutes: 90,
      mode: 'in_person',
      place: 'A-44, Sector 62, Noida, 4th floor',
      replies: [null, 'accept'],
      state: 'proposed',
      notePerson: 'Bring an ID. The case takes an hour.',
      colleagues: [['devesh.tandon', true]],
      outsider: ['Colonel R. Chauhan, client', 'r.chauhan@utility.example.net'],
    },
  ],
  [
    'Debasmita Ghosh',
    'data-analyst',
    { day: 1, from: [11, 0], minutes: 45, mode: 'video', replies: ['accept', null], state: 'proposed' },
  ],
  [
    'Abdul Rehman',
    'accounts-executive',
    {
      day: 5,
      from: [12, 0],
      minutes: 45,
      mode: 'phone',
      replies: ['propose', 'accept'],
      state: 'proposed',
      moved: true,
      replyNote: 'Friday prayers until two; could we do the late afternoon?',
    },
  ],
  [
    'Rajesh Verma',
    'area-sales',
    {
      day: -1,
      from: [10, 0],
      minutes: 45,
      mode: 'phone',
      replies: ['accept', 'accept'],
      state: 'cancelled',
      cancelReason: 'The area head is at the plant all week.',
    },
  ],
  [
    'Rajesh Verma',
    'area-sales',
    { day: 7, from: [10, 0], minutes: 45, mode: 'phone', replies: [null, null], state: 'proposed' },
  ],
  [
    'Kavya Ramesh',
    'dispatch',
    {
      day: 4,
      from: [14, 30],
      minutes: 60,
      mode: 'in_person',
      place: 'Warehouse 3, Mankoli Naka, Bhiwandi',
      replies: ['accept', 'accept'],
      state: 'confirmed',
      notePerson: 'A cab meets you at Thane station at two.',
    },
  ],
  [
    'Nazneen Shaikh',
    'hr-executive',
    {
      day: 2,
      from: [10, 30],
      minutes: 60,
      mode: 'in_person',
      place: 'Gat 214, MIDC Phase II, Chakan',
      replies: ['accept', 'accept'],
      state: 'confirmed',
      notePerson: 'Safety shoes are needed on the shop floor.',
      colleagues: [['plant.hr', false]],
    },
  ],
  [
    'Ramesh Solanki',
    'production-supervisor',
    {
      day: 3,
      from: [9, 30],
      minutes: 45,
      mode: 'in_person',
      place: 'Gat 214, MIDC Phase II, Chakan',
      replies: ['decline', 'accept'],
      state: 'proposed',
      replyNote: 'My shift ends at two that day.',
    },
  ],
  [
    'Harpreet Singh',
    'java-senior',
    {
      round: 2,
      day: 8,
      from: [16, 0],
      minutes: 60,
      mode: 'in_person',
      place: '3rd floor, 100 Feet Road, Indiranagar',
      replies: ['accept', null],
      state: 'proposed',
      colleagues: [
        ['nitin.prabhu', true],
        ['farah.contractor', false],
      ],
    },
  ],
];

/** A person whose only interview was not held. */
export const NO_SHOWS: readonly (readonly [PersonName, OpeningKey])[] = [['Nikhil Patil', 'sysadmin']];

/** What employers thought of those they met, in turn; the agency reads all of it. */
export const FEEDBACK: Readonly<
  Record<Recommendation, readonly (readonly [text: string, ratings: Readonly<Record<string, number>>])[]>
> = {
  yes: [
    ['Clear answers, and asked the right questions about the team.', { skills: 5, communication: 4 }],
    ['Solved the task without help and explained each step.', { skills: 5, communication: 5 }],
    ['Good with people; would fit in at once.', { skills: 4, communication: 5 }],
  ],
  no: [
    ['Knows the words, not the work.', { skills: 2, communication: 4 }],
    ['Friendly, but two levels below what we need.', { skills: 2, communication: 3 }],
  ],
  unsure: [['Second round decides; the case was too short to tell.', { skills: 3, communication: 4 }]],
};
