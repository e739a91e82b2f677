import { AGENCY } from '../../platform/agency.js';
import { type Language } from '../../platform/language/language.js';
import { type MailBlock, type MailMessage, paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';
import { type CalendarEntry, calendarText, type Organizer } from './calendar/calendar-text.js';
import { type InterviewMode, type InterviewReply } from './interview-state.js';
import { type InvitationFacts } from './invitation-facts.js';
import { periodTexts } from './time-zone.js';

/** What happened to an interview since its last mail. */
export type InvitationKind = 'invited' | 'moved' | 'changed';

/** Who the mails are from, and the page on which they are answered. */
export interface InvitationFrame {
  organizer: Organizer;
  answerUrl: string;
}

/** Made when it is sent. */
export interface Invitation {
  kind: InvitationKind;
  facts: InvitationFacts;
  frame: InvitationFrame;
}

export type InterviewReminderFacts = Omit<Invitation, 'kind'>;

/** What was true when it was cancelled: the record may be gone when the mail leaves. */
export interface CancelledInterview {
  facts: InvitationFacts;
}

export interface Cancellation extends CancelledInterview {
  organizer: Organizer;
}

/** What differs between the languages of the same mail. */
interface Words {
  modes: Readonly<Record<InterviewMode, string>>;
  headings: Readonly<Record<InvitationKind, string>>;
  interview: string;
  job: string;
  company: string;
  candidate: string;
  round: string;
  how: string;
  number: string;
  place: string;
  link: string;
  with: string;
  roundOf: (round: number, mode: string) => string;
  comeWith: (names: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    modes: { in_person: 'In person', phone: 'By telephone', video: 'By video' },
    headings: {
      invited: 'Interview',
      moved: 'A new time for the interview',
      changed: 'The interview has changed',
    },
    interview: 'Interview',
    job: 'Job',
    company: 'Company',
    candidate: 'Candidate',
    round: 'Round',
    how: 'How',
    number: 'Number',
    place: 'Place',
    link: 'Link',
    with: 'With',
    roundOf: (round, mode) => `Round ${round}. ${mode}.`,
    comeWith: (names) => `With ${names}`,
  },
  hi: {
    modes: { in_person: 'आमने-सामने', phone: 'फ़ोन पर', video: 'वीडियो पर' },
    headings: { invited: 'इंटरव्यू का न्योता', moved: 'इंटरव्यू का नया समय', changed: 'इंटरव्यू में बदलाव' },
    interview: 'इंटरव्यू',
    job: 'नौकरी',
    company: 'कंपनी',
    candidate: 'उम्मीदवार',
    round: 'राउंड',
    how: 'कैसे',
    number: 'नंबर',
    place: 'जगह',
    link: 'लिंक',
    with: 'किसके साथ',
    roundOf: (round, mode) => `राउंड ${round}, ${mode}।`,
    comeWith: (names) => `किसके साथ: ${names}`,
  },
};

const ANSWERS = {
  accept: 'ACCEPTED',
  decline: 'DECLINED',
  propose: 'TENTATIVE',
} as const satisfies Record<InterviewReply, string>;

/** A recipient is asked to an interview, or something of it has changed (docs/rules.md#interview-mails). */
export const INVITATION_MAIL = mailTemplate<Invitation>(
  'interview',
  (invitation) =>
    invitationOf(invitation, 'en', {
      opening: `Hello ${invitation.facts.name}, ${AGENCY.name} ${openingOf(invitation.kind, invitation.facts)}`,
      answer: 'Answer',
      end: 'The page asks you before it answers anything. Your calendar can answer as well.',
    }),
  {
    hi: (invitation) =>
      invitationOf(invitation, 'hi', {
        opening: `नमस्ते ${invitation.facts.name}, ${openingInHindi(invitation.kind, invitation.facts)}`,
        answer: 'जवाब दें',
        end: 'पेज खोलने से कोई जवाब नहीं जाता। आपका कैलेंडर भी जवाब भेज सकता है।',
      }),
  },
);

function invitationOf(
  { kind, facts, frame }: Invitation,
  language: Language,
  { opening, answer, end }: { opening: string; answer: string; end: string },
): MailMessage {
  const heading = WORDS[language].headings[kind];
  return {
    subject: `${heading}: ${namesOf(facts)}`,
    heading,
    blocks: [
      paragraph(opening),
      factsOf(facts, language),
      ...noteOf(facts),
      { kind: 'button', label: answer, url: frame.answerUrl },
      paragraph(end),
    ],
    calendar: { method: 'REQUEST', text: calendarText('REQUEST', [entryOf(facts, frame.organizer, language)]) },
    ...replyTo(facts),
  };
}

/** An interview is not held, or a recipient is not asked to it any more. */
export const CANCELLATION_MAIL = mailTemplate<Cancellation>(
  'interview-cancelled',
  ({ facts, organizer }) => ({
    subject: `Interview cancelled: ${namesOf(facts)}`,
    heading: 'The interview is cancelled',
    blocks: [
      paragraph(
        `Hello ${facts.name}, this interview does not take place with you. Please take it out of your calendar.`,
      ),
      factsOf(facts),
    ],
    ...cancelledOf({ facts, organizer }),
  }),
  {
    hi: ({ facts, organizer }) => ({
      subject: `इंटरव्यू रद्द: ${namesOf(facts)}`,
      heading: 'इंटरव्यू रद्द हो गया',
      blocks: [
        paragraph(`नमस्ते ${facts.name}, यह इंटरव्यू अब आपके साथ नहीं होगा। इसे अपने कैलेंडर से हटा दें।`),
        factsOf(facts, 'hi'),
      ],
      ...cancelledOf({ facts, organizer }, 'hi'),
    }),
  },
);

const cancelledOf = (
  { facts, organizer }: Cancellation,
  language: Language = 'en',
): Pick<MailMessage, 'calendar' | 'replyTo'> => ({
  calendar: {
    method: 'CANCEL',
    text: calendarText('CANCEL', [
      { ...entryOf(facts, organizer, language), status: 'CANCELLED', description: undefined },
    ]),
  },
  ...replyTo(facts),
});

/** An interview is near. */
export const REMINDER_MAIL = mailTemplate<InterviewReminderFacts>(
  'interview-reminder',
  ({ facts, frame }) => ({
    subject: `Interview soon: ${namesOf(facts)}`,
    heading: 'Your interview is near',
    blocks: [
      paragraph(
        facts.state === 'confirmed'
          ? `Hello ${facts.name}, this interview is confirmed.`
          : `Hello ${facts.name}, this interview is planned. It is not confirmed yet.`,
      ),
      factsOf(facts),
      ...noteOf(facts),
      { kind: 'button', label: facts.reply === 'accept' ? 'Change your answer' : 'Answer', url: frame.answerUrl },
    ],
    ...replyTo(facts),
  }),
  {
    hi: ({ facts, frame }) => ({
      subject: `इंटरव्यू जल्द है: ${namesOf(facts)}`,
      heading: 'आपका इंटरव्यू जल्द होने वाला है',
      blocks: [
        paragraph(`नमस्ते ${facts.name}, यह इंटरव्यू ${facts.state === 'confirmed' ? 'पक्का है' : 'अभी पक्का नहीं है'}।`),
        factsOf(facts, 'hi'),
        ...noteOf(facts),
        { kind: 'button', label: facts.reply === 'accept' ? 'जवाब बदलें' : 'जवाब दें', url: frame.answerUrl },
      ],
      ...replyTo(facts),
    }),
  },
);

/** An interview for the calendar of one who is invited, under the UID of the invitation; it asks for no answer. */
export const calendarFileText = (facts: InvitationFacts, organizer: Organizer, language: Language = 'en'): string =>
  calendarText('PUBLISH', [entryWithoutReplyOf(facts, organizer, language)]);

/** What an interview is called where the one who is invited sees it. */
export const titleOf = (about: About, language: Language = 'en'): string =>
  `${WORDS[language].interview}: ${namesOf(about)}`;

type About = Pick<InvitationFacts, 'side' | 'job_title'> & { other: string | null };

const namesOf = ({ side, other, job_title }: About): string =>
  (side === 'person' ? [job_title, other] : [other, job_title]).filter(Boolean).join(', ');

function openingOf(kind: InvitationKind, { side, other }: InvitationFacts): string {
  if (kind === 'moved') return 'has moved this interview. Please answer for the new time.';
  if (kind === 'changed') return 'has changed something of this interview. The time is the same.';
  return side === 'person'
    ? `asks you to an interview with ${other}.`
    : `asks you to an interview with ${other}, whom we have shown you.`;
}

function openingInHindi(kind: InvitationKind, { side, other }: InvitationFacts): string {
  if (kind === 'moved') return 'इस इंटरव्यू का समय बदल गया है। नए समय के लिए जवाब दें।';
  if (kind === 'changed') return 'इस इंटरव्यू में कुछ बदला है। समय वही है।';
  return side === 'person'
    ? `आपको इंटरव्यू के लिए बुलाया गया है। कंपनी: ${other}`
    : `आपको इंटरव्यू के लिए बुलाया गया है। उम्मीदवार, जिनकी प्रोफ़ाइल हमने दिखाई थी: ${other}`;
}

function factsOf(invited: InvitationFacts, language: Language = 'en'): MailBlock {
  const { side, other, job_title, round, starts_at, ends_at, time_zone, mode, place, link, names } = invited;
  const words = WORDS[language];
  const facts: [string, string | null][] = [
    [words.job, job_title],
    [side === 'person' ? words.company : words.candidate, other],
    [words.round, String(round)],
    ...periodTexts(new Date(starts_at), new Date(ends_at), time_zone, language),
    [words.how, words.modes[mode]],
    [mode === 'phone' ? words.number : words.place, place],
    [words.link, link],
    [words.with, names?.length ? names.join(', ') : null],
  ];
  return { kind: 'facts', facts: facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])) };
}

const noteOf = ({ note }: InvitationFacts): MailBlock[] => (note ? [paragraph(note)] : []);
const replyTo = ({ author }: InvitationFacts): Pick<MailMessage, 'replyTo'> => (author ? { replyTo: author } : {});

function entryOf(facts: InvitationFacts, organizer: Organizer, language: Language): CalendarEntry {
  const { email, name, reply } = facts;
  const attendee = { email, name, answer: reply ? ANSWERS[reply] : 'NEEDS-ACTION' } as const;
  return { ...entryWithoutReplyOf(facts, organizer, language), attendee };
}

function entryWithoutReplyOf(facts: InvitationFacts, organizer: Organizer, language: Language): CalendarEntry {
  const words = WORDS[language];
  const { uid, sequence, changed_at, starts_at, ends_at, time_zone, round, mode, place, link, note, state } = facts;
  const { names } = facts;
  const lines = [
    words.roundOf(round, words.modes[mode]),
    ...periodTexts(new Date(starts_at), new Date(ends_at), time_zone, language).map(
      ([what, value]) => `${what}: ${value}`,
    ),
    link,
    names?.length ? words.comeWith(names.join(', ')) : null,
    note,
  ];
  return {
    uid,
    sequence,
    changedAt: changed_at,
    startsAt: starts_at,
    endsAt: ends_at,
    summary: titleOf(facts, language),
    description: lines.filter(Boolean).join('\n'),
    location: place ?? link ?? undefined,
    status: state === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE',
    organizer,
  };
}
