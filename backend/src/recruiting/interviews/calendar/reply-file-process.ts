import ICAL from 'ical.js';
import { decodedText } from '../../../platform/files/decoded-text.js';
import { serveTasks } from '../../../platform/files/sandbox/serve-tasks.js';
import { type FoundAttendee, type FoundReply, type ReplyFileTask } from './reply-file-task.js';

const MAX_COMMENT = 500;
const MAX_ATTENDEES = 10;
/** Of the year 9999. */
const LAST_MOMENT = Date.UTC(9999, 0);

await serveTasks<ReplyFileTask>((_, bytes) => repliesIn(bytes));

/** What the file answers, or nothing when it answers to no invitation. */
async function* repliesIn(bytes: Buffer): AsyncGenerator<FoundReply> {
  const found = replyIn(decodedText(bytes) ?? '');
  if (found) yield found;
}

function replyIn(text: string): FoundReply | undefined {
  const event = eventIn(text);
  const uid = event?.getFirstPropertyValue('uid');
  const attendees = (event?.getAllProperties('attendee') ?? []).slice(0, MAX_ATTENDEES).flatMap(attendeeIn);
  const answeredAt = momentIn(event?.getFirstPropertyValue('dtstamp'));
  if (!event || !attendees.length || !answeredAt || typeof uid !== 'string') return undefined;
  const sequence = event.getFirstPropertyValue('sequence');
  const comment = event.getFirstPropertyValue('comment');
  return {
    uid: uid.slice(0, MAX_COMMENT),
    attendees,
    answeredAt,
    sequence: typeof sequence === 'number' ? sequence : 0,
    comment: typeof comment === 'string' ? comment.trim().slice(0, MAX_COMMENT) || null : null,
  };
}

function attendeeIn(attendee: ICAL.Property): FoundAttendee[] {
  const answer = attendee.getFirstParameter('partstat');
  const email = String(attendee.getFirstValue()).replace(/^mailto:/i, '');
  return typeof answer === 'string'
    ? [{ email: email.slice(0, MAX_COMMENT), answer: answer.toUpperCase().slice(0, MAX_COMMENT) }]
    : [];
}

/** A moment in UTC, ISO 8601. */
function momentIn(value: unknown): string | undefined {
  const moment = value instanceof ICAL.Time ? value.toUnixTime() * 1_000 : NaN;
  return Math.abs(moment) < LAST_MOMENT ? new Date(moment).toISOString() : undefined;
}

/** The only event of a calendar that answers. */
function eventIn(text: string): ICAL.Component | undefined {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const events = calendar.getAllSubcomponents('vevent');
    const isReply = String(calendar.getFirstPropertyValue('method')).toUpperCase() === 'REPLY';
    return isReply && events.length === 1 ? events[0] : undefined;
  } catch {
    return undefined;
  }
}
