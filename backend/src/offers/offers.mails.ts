import { AGENCY } from '../platform/agency.js';
import { dayText } from '../platform/india-day.js';
import { paragraph, type MailBlock } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';
import { type Answerer, type OfferState } from './offer-state.js';

/** What the mails to a person say of an offer. */
export interface OfferFacts {
  name: string;
  job: string;
  company: string;
  offered_salary: string;
  joining_date: string | null;
  valid_until: string;
}

/** Made when it is sent. */
export interface OfferMail {
  facts: OfferFacts;
  /** Of the page on which it is answered. */
  url: string;
}

export interface OfferEnd extends OfferMail {
  state: OfferState;
  by: Answerer;
  counter: string | null;
  counter_joining_date: string | null;
}

/** A person is offered terms for a job (docs/rules.md#offers). */
export const OFFER_MAIL = mailTemplate<OfferMail & { isRevised: boolean }>('offer', ({ facts, url, isRevised }) => ({
  subject: `${isRevised ? 'A new offer' : 'An offer'} for you: ${facts.job}, ${facts.company}`,
  heading: isRevised ? 'A new offer for you' : 'An offer for you',
  blocks: [
    paragraph(
      isRevised
        ? `Hello ${facts.name}, this offer takes the place of the one before.`
        : `Hello ${facts.name}, ${facts.company} wants you for this job.`,
    ),
    factsOf(facts),
    { kind: 'button', label: 'Read and answer', url },
    paragraph(`Opening the page answers nothing. You can accept, decline, or ask for other terms ${untilOf(facts)}.`),
    paragraph('Our service is free of charge for job seekers.'),
  ],
}));

/** An offer ends soon. */
export const OFFER_ENDS_MAIL = mailTemplate<OfferMail>('offer-ends', ({ facts, url }) => ({
  subject: `Your offer ends soon: ${facts.job}, ${facts.company}`,
  heading: 'Your offer ends soon',
  blocks: [
    paragraph(`Hello ${facts.name}, this offer waits for your answer ${untilOf(facts)}.`),
    factsOf(facts),
    { kind: 'button', label: 'Read and answer', url },
    paragraph('If you need more time, please call us before that.'),
  ],
}));

const HEADINGS: Readonly<Partial<Record<OfferState, string>>> = {
  accepted: 'You accepted the offer',
  declined: 'You declined the offer',
  countered: 'You asked for other terms',
  withdrawn: 'The offer was withdrawn',
  expired: 'The offer has ended',
};

/** What became of an offer, so that the person has it in writing. */
export const OFFER_ANSWERED_MAIL = mailTemplate<OfferEnd>('offer-answered', (end) => {
  const { facts, state, counter, counter_joining_date, url } = end;
  const heading = HEADINGS[state] ?? 'Your offer';
  return {
    subject: `${heading}: ${facts.job}, ${facts.company}`,
    heading,
    blocks: [
      paragraph(`Hello ${facts.name}, ${sentenceOf(end)}`),
      factsOf(facts, [
        ['You ask for', counter],
        ['Joining date you ask for', counter_joining_date && dayText(counter_joining_date)],
      ]),
      { kind: 'button', label: 'See your offers', url },
      ...(state === 'accepted' ? [paragraph('We ask you once a week until your first day whether all is well.')] : []),
    ],
  };
});

/** Whether a person who accepted still joins (docs/rules.md#still-joining). */
export const STILL_JOINING_MAIL = mailTemplate<OfferMail>('still-joining', ({ facts, url }) => ({
  subject: `Do you still join? ${facts.job}, ${facts.company}`,
  heading: 'Do you still join?',
  blocks: [
    paragraph(
      facts.joining_date
        ? `Hello ${facts.name}, you are to join ${facts.company} on ${dayText(facts.joining_date)}. Please tell us whether that is still so.`
        : `Hello ${facts.name}, you accepted the offer of ${facts.company}. Please tell us whether you still join.`,
    ),
    { kind: 'button', label: 'Answer', url },
    paragraph(
      'Yes, no and not sure are all fine: the earlier we know, the better we can help. Opening the page answers nothing.',
    ),
  ],
}));

function factsOf(
  { job, company, offered_salary, joining_date, valid_until }: OfferFacts,
  more: [string, string | null][] = [],
): MailBlock {
  const facts: [string, string | null][] = [
    ['Job', job],
    ['Company', company],
    ['Salary a month', offered_salary],
    ['Joining date', joining_date && dayText(joining_date)],
    ['Valid until', dayText(valid_until)],
    ...more,
  ];
  return { kind: 'facts', facts: facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])) };
}

const untilOf = ({ valid_until }: OfferFacts): string => `until the end of ${dayText(valid_until)} (India)`;

function sentenceOf({ state, by, facts }: OfferEnd): string {
  if (state === 'withdrawn') return `this offer does not stand any more. ${AGENCY.name} will tell you how it goes on.`;
  if (state === 'expired') return 'this offer was not answered in time. If you still want the job, please call us.';
  const goesOn = state === 'countered' ? ` We talk to ${facts.company} and come back to you.` : '';
  const deed = state === 'countered' ? 'asked for other terms' : `${state} the offer of ${facts.company}`;
  if (by === 'person') return `you ${deed}.${goesOn}`;
  return `you told us that you ${deed}, and we noted it.${goesOn} If that is wrong, please call us.`;
}
