import ICAL from 'ical.js';
import { decodedText } from '../../../platform/files/decoded-text.js';
import { serveTasks } from '../../../platform/files/sandbox/serve-tasks.js';
import { type FoundAttendee, type FoundReply, type ReplyFileTask } from './reply-file-task.js';

const MAX_COMMENT = 500;
const MAX_ATTENDEES = 10;
const MAX_EVENTS = 10;
const BEGIN = 'BEGIN:VCALENDAR';
/** Of the year 9999. */
const LAST_MOMENT = Date.UTC(9999, 0);

await serveTasks<ReplyFileTask>((_, bytes) => repliesIn(bytes));

/** What the file answers: most have one event. */
async function* repliesIn(bytes: Buffer): AsyncGenerator<FoundReply> {
  for (const { event, isCounter } of eventsIn(decodedText(unfolded(bytes)) ?? '')) {
    const found = replyIn(event, isCounter);
    if (found) yield found;
  }
}

/** Lines are joined before they are read as text: some calendars fold them within a letter (RFC 5545, 3.1). */
function unfolded(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1');
}

function replyIn(event: ICAL.Component, isCounter: boolean): FoundReply | undefined {
  const uid = event.getFirstPropertyValue('uid');
  const attendees = event
    .getAllProperties('attendee')
    .slice(0, MAX_ATTENDEES)
    .flatMap((attendee) => attendeeIn(attendee, isCounter));
  const answeredAt = momentIn(event.getFirstPropertyValue('dtstamp'));
  if (!attendees.length || !answeredAt || typeof uid !== 'string') return undefined;
  const sequence = event.getFirstPropertyValue('sequence');
  const comment = event.getFirstPropertyValue('comment');
  return {
    uid: uid.trim().slice(0, MAX_COMMENT),
    attendees,
    answeredAt,
    sequence: typeof sequence === 'number' ? sequence : 0,
    comment: typeof comment === 'string' ? comment.trim().slice(0, MAX_COMMENT) || null : null,
  };
}

/** Who is no mailbox by the value may be one by a parameter: iCloud writes so. Another time that is asked for says neither yes nor no. */
function attendeeIn(attendee: ICAL.Property, isCounter: boolean): FoundAttendee[] {
  const answer = isCounter ? 'COUNTER' : attendee.getFirstParameter('partstat');
  const value = String(attendee.getFirstValue()).replace(/^mailto:/i, '');
  const named = attendee.getFirstParameter('email');
  const email = !value.includes('@') && typeof named === 'string' ? named.replace(/^mailto:/i, '') : value;
  return typeof answer === 'string'
    ? [{ email: email.trim().slice(0, MAX_COMMENT), answer: answer.toUpperCase().slice(0, MAX_COMMENT) }]
    : [];
}

/** A moment in UTC, ISO 8601. */
function momentIn(value: unknown): string | undefined {
  const moment = value instanceof ICAL.Time ? value.toUnixTime() * 1_000 : NaN;
  return Math.abs(moment) < LAST_MOMENT ? new Date(moment).toISOString() : undefined;
}

/** The events of a calendar that answers; some are saved without their method, and with lines of their mail above. */
function eventsIn(text: string): { event: ICAL.Component; isCounter: boolean }[] {
  const begin = Math.max(0, text.toUpperCase().indexOf(BEGIN));
  try {
    const calendar = new ICAL.Component(ICAL.parse(text.slice(begin).replace(/\r\n?/g, '\n')) as unknown[]);
    const method = String(calendar.getFirstPropertyValue('method') ?? 'REPLY').toUpperCase();
    if (method !== 'REPLY' && method !== 'COUNTER') return [];
    const events = calendar.getAllSubcomponents('vevent').slice(0, MAX_EVENTS);
    return events.map((event) => ({ event, isCounter: method === 'COUNTER' }));
  } catch {
    return [];
  }
}
