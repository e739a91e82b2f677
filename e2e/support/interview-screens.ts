import { type Page } from 'playwright-core';
import { hoursAhead } from '../../backend/test/support/interviews.js';
import { sees } from './looking.js';
import { type Screen } from './screens.js';
import { type Visitor } from './visitor.js';

const invited = (fields: object): object => ({
  job_title: 'React Developer',
  round: 1,
  state: 'proposed',
  starts_at: hoursAhead(0),
  ends_at: hoursAhead(1),
  time_zone: 'America/New_York',
  mode: 'video',
  place: null,
  link: 'https://meet.example.com/abc-defg-hij',
  note: 'Ask about AWS.\nShe speaks Tamil.',
  sequence: 0,
  reply: null,
  slots: [],
  can_reply: true,
  ...fields,
});

const CONFIRMED = {
  state: 'confirmed',
  starts_at: hoursAhead(3),
  ends_at: hoursAhead(4),
  mode: 'in_person',
  place: 'Sahyadri Software, MG Road 12, third floor, Pune 411001',
  link: null,
  note: null,
  reply: 'accept',
};
const OTHER_TIMES = {
  starts_at: hoursAhead(24),
  ends_at: hoursAhead(25),
  reply: 'propose',
  slots: [{ starts_at: hoursAhead(48), ends_at: hoursAhead(49) }],
};
const HELD = {
  state: 'done',
  starts_at: hoursAhead(0, -3),
  ends_at: hoursAhead(1, -3),
  can_reply: false,
  reply: 'accept',
};
const CANCELLED = { state: 'cancelled', starts_at: hoursAhead(26), ends_at: hoursAhead(27), can_reply: false };

const PERSON = [OTHER_TIMES, CONFIRMED, {}, CANCELLED, HELD].map((fields, place) =>
  invited({
    id: place + 1,
    interview_id: place + 1,
    company_name: 'Sahyadri Software Pvt Ltd',
    names: place ? null : ['Ravi Menon', 'Deepa Krishnamurthy Venkataraman'],
    ...fields,
  }),
);

const COMPANY = [OTHER_TIMES, CONFIRMED, {}, CANCELLED, HELD].map((fields, place) =>
  invited({
    id: place + 1,
    interview_id: place + 1,
    connection_id: 41,
    request_id: 31,
    person_name: 'Asha R.',
    person_reply: place ? 'accept' : null,
    attendees: [
      { name: 'Ravi Menon', needed: true, reply: 'accept', mine: true },
      { name: 'Deepa Krishnamurthy Venkataraman', needed: false, reply: null, mine: false },
    ],
    can_give_feedback: fields === HELD,
    recommendation: null,
    ...fields,
  }),
);

const LISTS = { employee: PERSON, company: COMPANY };

interface Steps {
  /** Text that says the screen is there. */
  until: string;
  /** What the list answers; left out where it is the server's. */
  answer?: { status: number; json: object };
  /** Query of the page. */
  query?: string;
  then?: (page: Page) => Promise<unknown>;
}

/** A page of interviews, with an answer that is not the server's. */
function interviews(name: string, who: Screen['who'], { until, answer, query = '', then }: Steps): Screen {
  const side = who.endsWith('employee') ? 'employee' : 'company';
  return {
    name,
    who,
    open: async ({ page }) => {
      if (answer) await page.route(`**/api/${side}/interviews?*`, (route) => route.fulfill(answer));
      await page.goto(`/${side}-dashboard/interviews${query}`);
      await then?.(page);
      await sees(page, until);
      await page.unrouteAll();
    },
  };
}

const full = (side: keyof typeof LISTS): Steps['answer'] => ({ status: 200, json: LISTS[side] });
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
/** Past interviews are lines that open. */
const openPast = (page: Page): Promise<void> => page.locator('main summary').last().click();
const sevenDaysOn = (): string => hoursAhead(0).slice(0, 10);

/** The interview of a link, with an answer that is not the server's. */
function linked(name: string, status: number, json: object, until: string): Screen {
  return {
    name,
    who: 'nobody',
    open: async ({ page }: Visitor) => {
      await page.route('**/api/interviews/open', (route) => route.fulfill({ status, json }));
      await page.goto('/interview#abc');
      await sees(page, until);
    },
  };
}

const OPENED = invited({ side: 'person', name: 'Asha Rao', other: 'Sahyadri Software Pvt Ltd', names: ['Ravi Menon'] });

/** Every screen and dialog of interviews, for those who are asked to them. */
export const INTERVIEW_SCREENS: Screen[] = [
  linked('interview of a link', 200, OPENED, 'Hello Asha Rao, please answer for this time.'),
  linked(
    'interview of a link that has begun',
    200,
    { ...OPENED, can_reply: false },
    'This interview has begun, so that it cannot be answered any more.',
  ),
  linked(
    'interview of a link that could not be loaded',
    500,
    {},
    'The interview could not be loaded. Please try again.',
  ),
  linked(
    'link of an interview that ended',
    404,
    { code: 'interview.link_ended', error: 'This link is not valid any more' },
    'This interview cannot be answered any more',
  ),
  interviews('employee without interviews', 'new employee', { until: 'No interviews yet' }),
  interviews('employee’s interviews', 'employee', { until: 'You proposed other times', answer: full('employee') }),
  interviews('employee’s interviews that could not be loaded', 'employee', {
    until: 'Failed to fetch the interviews',
    answer: { status: 500, json: {} },
  }),
  interviews('question before an interview is declined', 'employee', {
    until: 'Decline this interview?',
    answer: full('employee'),
    then: (page) => press(page, /^Decline: /),
  }),
  interviews('company without interviews', 'new company', { until: 'No interviews yet' }),
  interviews('company’s interviews', 'company', { until: 'You proposed other times', answer: full('company') }),
  interviews('company’s interviews that could not be loaded', 'company', {
    until: 'Failed to fetch the interviews',
    answer: { status: 500, json: {} },
  }),
  interviews('week of interviews', 'company', {
    until: 'Asha R.',
    answer: full('company'),
    query: `?view=week&day=${sevenDaysOn()}`,
  }),
  interviews('day of interviews', 'company', {
    until: 'Print this day',
    answer: full('company'),
    query: `?view=day&day=${sevenDaysOn()}`,
  }),
  interviews('day without interviews', 'company', {
    until: 'Nothing is planned on this day.',
    answer: full('company'),
    query: '?view=day&day=2026-01-01',
  }),
  interviews('other times for an interview', 'company', {
    until: 'Please enter day and time, or remove this line',
    answer: full('company'),
    then: async (page) => {
      await press(page, /^Propose other times: /);
      await press(page, 'Send times');
    },
  }),
  interviews('feedback about an interview', 'company', {
    until: 'Please choose one',
    answer: full('company'),
    then: async (page) => {
      await page.route('**/api/company/interviews/*/feedback', (route) => route.fulfill({ json: [] }));
      await openPast(page);
      await press(page, /^(Give|Your) feedback: /);
      await press(page, 'Send feedback');
    },
  }),
  interviews('feedback of others', 'company', {
    until: 'Should we go on? Unsure',
    answer: full('company'),
    then: async (page) => {
      const given = {
        ratings: { skills: 4, communication: 5 },
        text: 'Knows React well.',
        given_at: hoursAhead(2, -3),
      };
      const json = [
        { ...given, author_name: 'Ravi Menon', recommendation: 'yes', mine: true },
        { ...given, author_name: 'Deepa Krishnamurthy Venkataraman', recommendation: 'unsure', mine: false },
      ];
      await page.route('**/api/company/interviews/*/feedback', (route) => route.fulfill({ json }));
      await openPast(page);
      await press(page, /^(Give|Your) feedback: /);
    },
  }),
  interviews('address for a calendar', 'company', {
    until: 'Copy it now: it is shown only this once.',
    answer: full('company'),
    then: async (page) => {
      const json = {
        active: true,
        created_at: hoursAhead(0, -3),
        url: 'https://agency.example.in/api/calendar.ics?token=abc',
      };
      await page.route('**/api/me/calendar', (route) => route.fulfill({ json }));
      await press(page, 'Calendar address');
      await press(page, 'Make a new address');
    },
  }),
];
