import '../../texts/ledger';
import '@niyukt/ui-shared/i18n/offers';
import '../../texts/timeline';
import type { MailingRecipient, TimelineEntry } from '@niyukt/ui-shared/api/types';
import { dayInIndia, momentInIndia, offerText } from '@niyukt/ui-shared/domain/format';
import { translate } from '@niyukt/ui-shared/i18n/translate';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { outcomeText } from '../../mail/mailings/parts/outcome-text';
import { t } from '../../texts/console';
import { placementLabel } from '../connections/parts/placement-label';
import type { Colleague } from '../notes/mentions';

/** A line of a timeline in words. */
export interface EntryWords {
  text: string;
  /** More of it: a note, a reason, a comment, what became of a mail. */
  said?: string | undefined;
  /** The record that it is about. */
  record?: { resource: string; id: number } | undefined;
  /** The mail that can be sent again. */
  mailId?: number | undefined;
}

type Facts = Readonly<Record<string, unknown>>;

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const spaced = (value: unknown): string => {
  const words = wordOf(value).replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const inWords = (key: string, value: unknown, values: Readonly<Record<string, string>> = {}): string => {
  const found = translate(`${key}.${wordOf(value)}`, values);
  return found === `${key}.${wordOf(value)}` ? spaced(value) : found;
};
const recordAt = (resource: string, id: unknown): EntryWords['record'] =>
  typeof id === 'number' ? { resource, id } : undefined;
const joined = (...parts: unknown[]): string | undefined =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('. ') || undefined;

function status({ from, to, is_undo }: Facts): string {
  const label = placementLabel(wordOf(to));
  const change = from
    ? t('connection.changedTo', { from: placementLabel(wordOf(from)), to: label })
    : t('connection.createdAs', { status: label });
  return is_undo ? `${t('connection.undone')}: ${change}` : change;
}

/** What is said of a mail that was not sent. */
const mailState = (state: unknown): string | undefined => {
  if (state === 'dead') return t('timeline.mailFailed');
  return state === 'sent' ? undefined : t('timeline.mailWaiting');
};

function interviewChange({ change, starts_at, reply, is_confirmed, of, interview_id, ...facts }: Facts): EntryWords {
  const { round, absent, note, reason, feedback, text } = facts;
  return {
    text: inWords('timeline.interviewChange', change, {
      round: wordOf(round),
      moment: starts_at ? momentInIndia(wordOf(starts_at)) : '',
      reply: inWords('timeline.reply', reply),
      feedback: inWords('timeline.feedback', feedback),
    }),
    said: joined(
      of && t('timeline.answerOf', { email: wordOf(of) }),
      absent && inWords('timeline.absent', absent),
      note,
      reason,
      text,
      is_confirmed && t('timeline.isConfirmed'),
    ),
    record: recordAt('interviews', interview_id),
  };
}

const WORDS: Readonly<Record<string, (facts: Facts) => EntryWords>> = {
  status: (facts) => ({ text: status(facts) }),
  submission: ({ company, recipients }) => ({
    text: t('timeline.submission', { company: wordOf(company) }),
    said:
      Array.isArray(recipients) && recipients.length > 0
        ? t('timeline.recipients', { recipients: recipients.join(', ') })
        : undefined,
  }),
  share: ({ share, company, reason }) => ({
    text: inWords('timeline.share', share, { company: wordOf(company) }),
    said: joined(reason),
  }),
  opening: ({ channel, times }) => ({
    text: inWords('timeline.opening', channel),
    said: Number(times) > 1 ? t('timeline.openedTimes', { count: Number(times) }) : undefined,
  }),
  answer: ({ answer, reason, comment }) => ({
    text: inWords('timeline.answer', answer),
    said: joined(reason && spaced(reason), comment),
  }),
  reveal: ({ to }) => ({ text: inWords('timeline.reveal', to) }),
  document: ({ kind, number, total_paise, invoice_id }) => ({
    text: t('timeline.document', {
      kind: inWords('invoiceKind', kind),
      number: wordOf(number),
      amount: plainMoneyText(Number(total_paise)),
    }),
    record: recordAt('invoices', invoice_id),
  }),
  payment: ({ number, amount_paise, is_reversed, invoice_id }) => ({
    text: t(is_reversed ? 'timeline.reversedPayment' : 'timeline.payment', {
      number: wordOf(number),
      amount: plainMoneyText(Number(amount_paise)),
    }),
    record: recordAt('invoices', invoice_id),
  }),
  claim: ({ state, reason, claim_id }) => ({
    text: t('timeline.claim', { state: inWords('claimState', state) }),
    said: joined(reason && spaced(reason)),
    record: recordAt('claims', claim_id),
  }),
  mail: ({ template, status: state, mail_id, can_send_again, recipient }) => ({
    text: t('timeline.mail', {
      template: template === 'sign-in-changed' ? t('timeline.signIn') : spaced(template),
    }),
    said: joined(recipient && t('timeline.mailTo', { recipient: wordOf(recipient) }), mailState(state)),
    record: state === 'dead' ? recordAt('failed-mails', mail_id) : undefined,
    mailId: can_send_again ? Number(mail_id) : undefined,
  }),
  mailing: ({ subject, state, reason, mailing_id }) => ({
    text: t('timeline.mailing', { subject: wordOf(subject) }),
    said: state === 'sent' ? undefined : outcomeText({ state, reason } as MailingRecipient),
    record: recordAt('mailings', mailing_id),
  }),
  interview: ({ round, starts_at, interview_id }) => ({
    text: t('timeline.interview', { round: wordOf(round), moment: momentInIndia(wordOf(starts_at)) }),
    record: recordAt('interviews', interview_id),
  }),
  interview_change: interviewChange,
  offer: ({ offered_salary, valid_until }) => ({
    text: t('timeline.offer', { salary: offerText(wordOf(offered_salary)), day: dayInIndia(wordOf(valid_until)) }),
  }),
  offer_answer: ({ state, counter, reason }) => ({
    text: t('timeline.offerAnswer', { state: inWords('offers.state', state) }),
    said: joined(counter, reason),
  }),
  joining: ({ item }) => ({ text: t('timeline.joining', { item: inWords('offers.item', item) }) }),
  still_joining: ({ answer, note }) => ({
    text: t('timeline.stillJoining', { answer: inWords('offers.still', answer) }),
    said: joined(note),
  }),
  member: ({ change, name }) => ({ text: inWords('timeline.member', change, { name: wordOf(name) }) }),
  task: ({ title, due_at, assignee }) => ({
    text: t('timeline.task', { title: wordOf(title) }),
    said: joined(
      t('timeline.taskDue', { moment: momentInIndia(wordOf(due_at)) }),
      assignee && t('timeline.taskFor', { name: wordOf(assignee) }),
    ),
  }),
  task_done: ({ title }) => ({ text: t('timeline.taskDone', { title: wordOf(title) }) }),
  consent: ({ shares, company, job }) => {
    if (shares === null) return { text: t('timeline.consent.merged') };
    if (!company) return { text: t(shares ? 'timeline.consent.yes' : 'timeline.consent.no') };
    const values = { company: wordOf(company), job: wordOf(job) };
    return { text: t(shares ? 'timeline.consent.yesTo' : 'timeline.consent.noTo', values) };
  },
  resume: ({ file }) => ({ text: t('timeline.resume', { file: wordOf(file) }) }),
  note: ({ text }) => ({ text: t('timeline.note'), said: wordOf(text) }),
};

/** What an entry says. One that this version has no words for says what it is called. */
export function entryWords({ what, facts }: TimelineEntry): EntryWords {
  return WORDS[what]?.(facts) ?? { text: spaced(what) };
}

/** The connection that an entry is about, where the drawer shows another record. */
export function connectionOf({ facts }: TimelineEntry): { id: number; text: string } | undefined {
  const { connection_id, person, job, company } = facts as Facts;
  if (typeof connection_id !== 'number') return undefined;
  return {
    id: connection_id,
    text: t('timeline.about', { person: wordOf(person), job: wordOf(job), company: wordOf(company) }),
  };
}

/** What an entry says of a note. */
export interface NoteFacts {
  id: number;
  text: string;
  mentions: readonly Colleague[];
  authorId: number | null;
}

export function noteOfEntry({ id, facts }: TimelineEntry): NoteFacts {
  const { text, mentions, author_id } = facts as Facts;
  return {
    id: Number(id.slice('note-'.length)),
    text: wordOf(text),
    mentions: Array.isArray(mentions) ? (mentions as Colleague[]) : [],
    authorId: typeof author_id === 'number' ? author_id : null,
  };
}
