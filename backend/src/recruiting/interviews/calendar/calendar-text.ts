import ICAL from 'ical.js';

/** What a calendar shows of an interview. */
export interface CalendarEntry {
  uid: string;
  sequence: number;
  /** When this revision was made, ISO 8601 in UTC. */
  changedAt: string;
  startsAt: string;
  endsAt: string;
  summary: string;
  description?: string | undefined;
  location?: string | undefined;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  organizer: Organizer;
  /** The only one who is invited; only in what is mailed (RFC 5546, 3.2.1). */
  attendee?: Mailbox & { answer: 'NEEDS-ACTION' | 'ACCEPTED' | 'DECLINED' | 'TENTATIVE' };
}

/** Who asks: the mailbox that mails are from, in which answers of calendars arrive. */
export type Organizer = Mailbox;

interface Mailbox {
  name: string;
  email: string;
}

const READ_AGAIN_AFTER = 'PT4H';
const PRODUCT = '-//Niyukt//Interviews//EN';
/** Of a line in bytes, without its end (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL_CHARACTERS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
const GRAPHEMES = new Intl.Segmenter('en');
const ASCII = /^[ -~]*$/;
/** More than a line has, and the longest letter besides. */
const WINDOW = 4 * MAX_LINE_BYTES;

/**
 * A calendar as text (RFC 5545), with times in UTC.
 * @param name of a calendar that is read again and again (RFC 7986)
 */
export function calendarText(
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH',
  entries: readonly CalendarEntry[],
  name?: string,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', PRODUCT);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', method);
  if (name) {
    calendar.addPropertyWithValue('name', plain(name));
    calendar.addPropertyWithValue('x-wr-calname', plain(name));
    const refresh = new ICAL.Property('refresh-interval', calendar);
    refresh.resetType('duration');
    refresh.setValue(ICAL.Duration.fromString(READ_AGAIN_AFTER));
    calendar.addProperty(refresh);
  }
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry));
  return `${linesOf(calendar).map(folded).join('\r\n')}\r\n`;
}

/**
 * ical.js writes properties and parameters (RFC 6868). Lines are folded here: it makes them a byte too long, and cuts letters that are
 * made of several signs.
 */
function linesOf(component: ICAL.Component): string[] {
  const name = component.name.toUpperCase();
  return [
    `BEGIN:${name}`,
    ...component
      .getAllProperties()
      .map(({ jCal }) => ICAL.stringify.property(jCal as unknown[], ICAL.design.icalendar, true)),
    ...component.getAllSubcomponents().flatMap(linesOf),
    `END:${name}`,
  ];
}

function eventOf(entry: CalendarEntry): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const add = (name: string, value: unknown): void => {
    if (value !== undefined) event.addPropertyWithValue(name, typeof value === 'string' ? plain(value) : value);
  };
  add('uid', entry.uid);
  add('dtstamp', utc(entry.changedAt));
  add('last-modified', utc(entry.changedAt));
  add('sequence', entry.sequence);
  add('dtstart', utc(entry.startsAt));
  add('dtend', utc(entry.endsAt));
  add('summary', entry.summary);
  add('description', entry.description);
  add('location', entry.location);
  add('status', entry.status);
  add('transp', 'OPAQUE');
  const from = event.addPropertyWithValue('organizer', `mailto:${entry.organizer.email}`);
  from.setParameter('cn', oneLine(entry.organizer.name));
  if (entry.attendee) addAttendee(event, entry.attendee);
  return event;
}

function addAttendee(event: ICAL.Component, attendee: Required<CalendarEntry>['attendee']): void {
  const to = event.addPropertyWithValue('attendee', `mailto:${attendee.email}`);
  to.setParameter('cn', oneLine(attendee.name));
  to.setParameter('cutype', 'INDIVIDUAL');
  to.setParameter('role', 'REQ-PARTICIPANT');
  to.setParameter('partstat', attendee.answer);
  to.setParameter('rsvp', 'TRUE');
}

const utc = (moment: string): ICAL.Time => ICAL.Time.fromJSDate(new Date(moment), true);

/** A text stays a text: it ends no line of the file. */
const plain = (text: string): string => text.replace(LINE_ENDS, '\n').replace(CONTROL_CHARACTERS, '');
const oneLine = (text: string): string => plain(text).replaceAll('\n', ' ');

/** A line in pieces of 75 bytes, each but the first with a space before it. No letter is cut, not even one of several code points. */
function folded(line: string): string {
  const lines: string[] = [];
  for (let rest = line; rest; rest = rest.slice(lines.at(-1)?.length)) {
    lines.push(pieceOf(rest, lines.length ? MAX_LINE_BYTES - 1 : MAX_LINE_BYTES));
  }
  return lines.join('\r\n ');
}

/** As much of the beginning of a text as fits. */
function pieceOf(text: string, bytes: number): string {
  // what stands behind the last letter may belong to it
  const beginning = text.slice(0, bytes + 1);
  if (ASCII.test(beginning)) return beginning.slice(0, bytes);
  let [piece, length] = ['', 0];
  // the segmenter takes longer for each letter of a longer text
  for (const { segment } of GRAPHEMES.segment(text.slice(0, WINDOW))) {
    for (const part of Buffer.byteLength(segment) < MAX_LINE_BYTES ? [segment] : segment) {
      length += Buffer.byteLength(part);
      if (length > bytes) return piece;
      piece += part;
    }
  }
  return piece;
}
