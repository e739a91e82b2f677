import { AGENCY } from '../platform/agency.js';
import { type MailBlock, type MailMessage, paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';
import { calendarText, type CalendarEntry } from './calendar/calendar-text.js';
import { type InvitationFacts } from './invitation-facts.js';
import { type InterviewMode, type InterviewReply } from './interview-state.js';
import { periodTexts } from './time-zone.js';

/** What happened to an interview since its last mail. */
export type InvitationKind = 'invited' | 'moved' | 'changed';

/** Who the mails are from, and the page on which they are answered. */
export interface InvitationFrame {
  organizer: { name: string; email: string };
  answerUrl: string;
}

/** Made when it is sent. */
export interface Invitation {
  kind: InvitationKind;
  facts: InvitationFacts;
  frame: InvitationFrame;
}

export type Reminder = Omit<Invitation, 'kind'>;

/** What was true when it was called off: the record may be gone when the mail leaves. */
export interface CalledOff {
  facts: InvitationFacts;
}

export interface Cancellation extends CalledOff {
  organizer: InvitationFrame['organizer'];
}

const MODES: Readonly<Record<InterviewMode, string>> = {
  in_person: 'In person',
  phone: 'By telephone',
  video: 'By video',
};

const ANSWERS = {
  accept: 'ACCEPTED',
  decline: 'DECLINED',
  propose: 'TENTATIVE',
} as const satisfies Record<InterviewReply, string>;

const HEADINGS: Readonly<Record<InvitationKind, string>> = {
  invited: 'An interview',
  moved: 'A new time for the interview',
  changed: 'The interview has changed',
};

/** A recipient is asked to an interview, or something of it has changed (docs/rules.md#interview-mails). */
export const INVITATION_MAIL = mailTemplate<Invitation>('interview', ({ kind, facts, frame }) => {
  return {
    subject: `${HEADINGS[kind]}: ${titleOf(facts)}`,
    heading: HEADINGS[kind],
    blocks: [
      paragraph(`Hello ${facts.name}, ${AGENCY.name} ${openingOf(kind, facts)}`),
      factsOf(facts),
      ...noteOf(facts),
      { kind: 'button', label: 'Answer', url: frame.answerUrl },
      paragraph('The page asks you before it answers anything. Your calendar can answer as well.'),
    ],
    calendar: { method: 'REQUEST', text: calendarText('REQUEST', [entryOf(facts, frame.organizer)]) },
    ...replyTo(facts),
  };
});

/** An interview is not held, or a recipient is not asked to it any more. */
export const CANCELLATION_MAIL = mailTemplate<Cancellation>('interview-cancelled', ({ facts, organizer }) => ({
  subject: `Cancelled: ${titleOf(facts)}`,
  heading: 'The interview is cancelled',
  blocks: [
    paragraph(`Hello ${facts.name}, this interview does not take place with you. Please take it out of your calendar.`),
    factsOf(facts),
  ],
  calendar: {
    method: 'CANCEL',
    text: calendarText('CANCEL', [{ ...entryOf(facts, organizer), status: 'CANCELLED', description: undefined }]),
  },
  ...replyTo(facts),
}));

/** An interview is near. */
export const REMINDER_MAIL = mailTemplate<Reminder>('interview-reminder', ({ facts, frame }) => {
  const isAnswered = facts.reply === 'accept';
  return {
    subject: `Soon: ${titleOf(facts)}`,
    heading: 'Your interview is near',
    blocks: [
      paragraph(
        facts.state === 'confirmed'
          ? `Hello ${facts.name}, this interview is confirmed.`
          : `Hello ${facts.name}, this interview is planned. It is not confirmed yet.`,
      ),
      factsOf(facts),
      ...noteOf(facts),
      { kind: 'button', label: isAnswered ? 'Change your answer' : 'Answer', url: frame.answerUrl },
    ],
    ...replyTo(facts),
  };
});

/** An interview for the calendar of one who is asked, under the UID of the invitation; it asks for no answer. */
export const calendarFileText = (facts: InvitationFacts): string => calendarText('PUBLISH', [unaskedEntryOf(facts)]);

/** What an interview is called where the one who is asked sees it. */
export function titleOf({ side, other, job_title }: Pick<InvitationFacts, 'side' | 'other' | 'job_title'>): string {
  return side === 'person' ? `Interview: ${job_title}, ${other}` : `Interview: ${other}, ${job_title}`;
}

function openingOf(kind: InvitationKind, { side, other }: InvitationFacts): string {
  if (kind === 'moved') return 'has moved this interview. Please answer for the new time.';
  if (kind === 'changed') return 'has changed something of this interview. The time is the same.';
  return side === 'person'
    ? `asks you to an interview with ${other}.`
    : `asks you to an interview with ${other}, whom we have shown you.`;
}

function factsOf({
  side,
  other,
  job_title,
  round,
  starts_at,
  ends_at,
  time_zone,
  mode,
  place,
  link,
  names,
}: InvitationFacts): MailBlock {
  const facts: [string, string | null][] = [
    ['Job', job_title],
    [side === 'person' ? 'Company' : 'Candidate', other],
    ['Round', String(round)],
    ...periodTexts(new Date(starts_at), new Date(ends_at), time_zone),
    ['How', MODES[mode]],
    [mode === 'phone' ? 'Number' : 'Place', place],
    ['Link', link],
    ['With', names?.length ? names.join(', ') : null],
  ];
  return { kind: 'facts', facts: facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])) };
}

const noteOf = ({ note }: InvitationFacts): MailBlock[] => (note ? [paragraph(note)] : []);
const replyTo = ({ author }: InvitationFacts): Pick<MailMessage, 'replyTo'> => (author ? { replyTo: author } : {});

function entryOf(facts: InvitationFacts, organizer: InvitationFrame['organizer']): CalendarEntry {
  const { email, name, reply } = facts;
  const attendee = { email, name, answer: reply ? ANSWERS[reply] : 'NEEDS-ACTION' } as const;
  return { ...unaskedEntryOf(facts), invitation: { organizer, attendee } };
}

function unaskedEntryOf(facts: InvitationFacts): CalendarEntry {
  const { uid, sequence, changed_at, starts_at, ends_at, time_zone, round, mode, place, link, note, state } = facts;
  const { names } = facts;
  const lines = [
    `Round ${round}. ${MODES[mode]}.`,
    ...periodTexts(new Date(starts_at), new Date(ends_at), time_zone).map(([what, value]) => `${what}: ${value}`),
    link,
    names?.length ? `With ${names.join(', ')}` : null,
    note,
  ];
  return {
    uid,
    sequence,
    changedAt: changed_at,
    startsAt: starts_at,
    endsAt: ends_at,
    summary: titleOf(facts),
    description: lines.filter(Boolean).join('\n'),
    location: place ?? link ?? undefined,
    status: state === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE',
  };
}
