import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';
import { type CalendarEntry, calendarText } from '../../src/recruiting/interviews/calendar/calendar-text.js';
import {
  calendarMails,
  calendarsIn,
  change,
  hoursAhead,
  propose,
  settledMail,
  shownBeforeTerms,
  submitted,
  untilInvited,
} from '../../test/support/interviews.js';
import { Office, recordOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';
import { type ReceivedMail } from '../../test/support/smtp-sink.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

interface FileRead {
  lines: string[];
  calendar: ICAL.Component;
  event: ICAL.Component;
  other: VEvent;
  events: number;
  attendees: ICAL.Property[];
  text: (name: string) => string | undefined;
  method: unknown;
}

/** What two readers that are not ours find in a file; the lines are unfolded by hand. */
function read(text: string): FileRead {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error(`no event in ${text}`);
  const other = Object.values(ical.sync.parseICS(text)).find((one): one is VEvent => one.type === 'VEVENT');
  if (!other) throw new Error(`no event in ${text}`);
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  return {
    lines,
    calendar,
    event,
    other,
    events: calendar.getAllSubcomponents('vevent').length,
    attendees: event.getAllProperties('attendee'),
    text: (name: string) => event.getFirstPropertyValue(name)?.toString(),
    method: calendar.getFirstPropertyValue('method'),
  };
}

const fileOf = (mail: ReceivedMail): ReturnType<typeof read> => {
  const { alternative, attachment, method } = calendarsIn(mail);
  // one revision in both places
  expect(alternative).toBe(attachment);
  const file = read(`${attachment.replace(/\r?\n/g, '\r\n')}\r\n`);
  expect(file.method).toBe(method);
  return file;
};

/** The name of an attendee (RFC 6868); ical.js also takes a backslash before an n for a line end there. */
function nameIn(line: string): string {
  const [, quoted = '', bare = ''] = /;CN=(?:"([^"]*)"|([^";:,]*));/.exec(line) ?? [];
  return (quoted || bare).replace(/\^([n^'])/g, (_, sign: string) => ({ n: '\n', '^': '^', "'": '"' })[sign] ?? '');
}

describe('the file of an invitation', () => {
  it('asks one, by the sender of the mail, in UTC, and is an alternative of the text and a file beside it', async () => {
    const { connection, person, company } = await submitted(office);
    await propose(office, connection, { place: 'MG Road 12, Pune' });
    const mail = await settledMail(office, person.email);
    const file = fileOf(mail);
    expect([file.events, file.method, file.attendees.length]).toEqual([1, 'REQUEST', 1]);
    expect(mail.raw).toMatch(/multipart\/alternative/);
    expect(mail.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(mail.raw).toMatch(/Content-Disposition: attachment; filename="?invite\.ics/);
    const [from] = /(?<=^From: [^<\n]*<)[^>\n]*/m.exec(mail.raw) ?? [];
    expect(file.text('organizer')).toBe(`mailto:${from}`);
    expect(file.text('attendee')).toBe(`mailto:${person.email}`);
    expect(file.attendees[0]?.getFirstParameter('partstat')).toBe('NEEDS-ACTION');
    expect(file.lines).toContain(`DTSTART:${hoursAhead(0).replace(/[-:]|\.000/g, '')}`);
    expect(file.lines.filter((line) => /TZID|VTIMEZONE/.test(line))).toEqual([]);
    expect(file.other).toMatchObject({
      start: new Date(hoursAhead(0)),
      end: new Date(hoursAhead(1)),
      location: 'MG Road 12, Pune',
      sequence: '0',
      status: 'TENTATIVE',
    });
    expect(file.text('uid')).toMatch(/^[0-9a-f-]{36}$/);
    const ofCompany = fileOf(await settledMail(office, company.email));
    expect(ofCompany.text('uid')).not.toBe(file.text('uid'));
    expect(ofCompany.lines.join('\n')).not.toContain(person.email);
    expect(file.lines.join('\n')).not.toContain(company.email);
  });

  it('keeps its UID over changes; the sequence and the stamp go up with each that is mailed', async () => {
    const { connection, person, company } = await submitted(office);
    const { id } = await propose(office, connection);
    const first = fileOf(await settledMail(office, person.email));
    await untilInvited(office, person.email);
    await settledMail(office, company.email);
    await untilInvited(office, company.email);
    await recordOf(person.client.post(`/api/employee/interviews/${id}/reply`, { reply: 'accept', sequence: 0 }));
    await change(office, id, { place: 'Room 2' });
    const second = fileOf(await settledMail(office, person.email, 2));
    expect(second.attendees[0]?.getFirstParameter('partstat')).toBe('ACCEPTED');
    expect(second.text('sequence')).toBe('1');
    await untilInvited(office, person.email);
    await change(office, id, { starts_at: hoursAhead(2) });
    const third = fileOf(await settledMail(office, person.email, 3));
    expect(third.attendees[0]?.getFirstParameter('partstat')).toBe('NEEDS-ACTION');
    expect(third.text('sequence')).toBe('2');
    const files = [first, second, third];
    expect(new Set(files.map((file) => file.text('uid'))).size).toBe(1);
    const stamps = files.map((file) => file.other.dtstamp.getTime());
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
    // one side's note is no mail to the other
    await untilInvited(office, person.email);
    const before = calendarMails(office, company.email).length;
    await change(office, id, { note_person: 'Bring papers.' });
    await settledMail(office, person.email, 4);
    expect((await settledMail(office, company.email)).raw).not.toContain('Bring papers');
    expect(calendarMails(office, company.email).length).toBeLessThanOrEqual(before + 1);
  });

  it('takes back what was asked: of everybody with a cancellation, of one who was removed alone', async () => {
    const { connection, person, company } = await submitted(office);
    const panel = `panel${person.id}@elsewhere.example.in`;
    const attendees = [
      { email: company.email, name: 'Ravi Menon' },
      { email: panel, name: 'Lata Pai' },
    ];
    const { id } = await propose(office, connection, { attendees });
    const invitation = fileOf(await settledMail(office, panel));
    await untilInvited(office, panel);
    for (const { email } of [person, company]) {
      await settledMail(office, email);
      await untilInvited(office, email);
    }
    await change(office, id, { attendees: attendees.slice(0, 1) });
    const removed = fileOf(await settledMail(office, panel, 2));
    expect([removed.method, removed.text('status'), removed.text('sequence')]).toEqual(['CANCEL', 'CANCELLED', '1']);
    expect(removed.text('uid')).toBe(invitation.text('uid'));
    expect(calendarMails(office, company.email)).toHaveLength(1);
    await recordOf(
      office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason: 'Position filled: do not tell.' }),
    );
    for (const { email } of [person, company]) {
      const mail = await settledMail(office, email, 2);
      const file = fileOf(mail);
      expect([file.method, file.attendees.length, file.text('attendee')]).toEqual(['CANCEL', 1, `mailto:${email}`]);
      expect(mail.raw).not.toContain('do not tell');
    }
    expect(calendarMails(office, panel)).toHaveLength(2);
  });

  it('goes to where its reader is reached by now', async () => {
    const { connection, person, company } = await submitted(office);
    const { id } = await propose(office, connection);
    await settledMail(office, person.email);
    await untilInvited(office, person.email);
    const address = `moved${person.id}@example.in`;
    await recordOf(office.admin.patch(`/api/admin/employees/${person.id}`, { email: address }));
    await recordOf(office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason: 'No time.' }));
    expect(fileOf(await settledMail(office, address)).method).toBe('CANCEL');
    const second = await propose(office, connection, {
      attendees: [{ email: company.email, name: 'Ravi Menon' }],
    });
    const [account] = [`moved${company.id}@company.example.in`];
    await recordOf(office.admin.patch(`/api/admin/companies/${company.id}`, { contact_email: account }));
    expect(await change(office, second.id, { starts_at: hoursAhead(6) })).toMatchObject({
      attendees: [{ user_id: company.userId, email: account }],
    });
    expect(fileOf(await settledMail(office, account)).text('attendee')).toBe(`mailto:${account}`);
  });

  it('keeps a masked name masked in subject, summary and text, and shows it once it is revealed', async () => {
    const { connection, company } = await shownBeforeTerms(office);
    const { id } = await propose(office, connection);
    const masked = await settledMail(office, company.email);
    await untilInvited(office, company.email);
    expect([masked.subject, fileOf(masked).text('summary')]).toEqual([
      'Interview: Asha R., React Developer',
      'Interview: Asha R., React Developer',
    ]);
    expect(masked.raw).not.toMatch(/Rao/);
    await new Showings(office).acceptTerms(company);
    await office.sql(`update connections set reveal = 'name' where connection_id = $1`, [connection.id]);
    await change(office, id, { place: 'Room 2' });
    expect(fileOf(await settledMail(office, company.email, 2)).text('summary')).toBe(
      'Interview: Asha Rao, React Developer',
    );
  });
});

describe('a file about hostile texts', () => {
  const NASTY = [
    'Pune\r\nATTENDEE:mailto:evil@example.in\r\nX-EVIL:1',
    'Pune\nEND:VEVENT\nEND:VCALENDAR',
    'A; B, C \\ D: "E" \\n F',
    '"; X=1:mailto:evil@example.in',
    'Caret ^ ^n ^\' ^^ "quoted"',
    'भारत की राजधानी नई दिल्ली में साक्षात्कार का स्थान बहुत लंबा पता है जो कई पंक्तियों में जाता है',
    '👩🏽‍💻'.repeat(60),
    'a\u0301'.repeat(120),
    '\u202eevil\u202c \u2028 \u2029 \u0085 \v \f',
  ];

  const entryWith = (text: string): CalendarEntry => ({
    uid: '0a0a0a0a-0000-4000-8000-000000000000',
    sequence: 3,
    changedAt: '2026-12-01T05:31:07.120Z',
    startsAt: '2026-12-14T09:30:00.000Z',
    endsAt: '2026-12-14T10:30:00.000Z',
    summary: text,
    description: text,
    location: text,
    status: 'TENTATIVE',
    organizer: { name: text, email: 'jobs@niyukt.example' },
    attendee: { name: text, email: 'asha@example.in', answer: 'NEEDS-ACTION' },
  });
  /** What a text may become: one line end for all, and no signs that control. */
  const shown = (text: string): string =>
    text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '');

  it.each(NASTY)('keeps it as a text: %j', (nasty) => {
    const text = calendarText('REQUEST', [entryWith(nasty)]);
    const file = read(text);
    expect([file.events, file.attendees.length]).toEqual([1, 1]);
    expect(file.calendar.getAllProperties().map(({ name }) => name)).toEqual([
      'version',
      'prodid',
      'calscale',
      'method',
    ]);
    expect(file.event.getAllProperties().filter(({ name }) => name.startsWith('x-'))).toEqual([]);
    for (const name of ['summary', 'description', 'location']) expect(file.text(name)).toBe(shown(nasty));
    // node-ical takes an escaped backslash before an n for a line end
    if (!nasty.includes('\\')) expect(file.other.summary).toBe(shown(nasty));
    expect(file.text('attendee')).toBe('mailto:asha@example.in');
    const [attendee = ''] = file.lines.filter((line) => line.startsWith('ATTENDEE'));
    expect(attendee).toMatch(/:mailto:asha@example\.in$/);
    expect(nameIn(attendee)).toBe(shown(nasty).replaceAll('\n', ' '));
  });

  it('has lines of 75 bytes at most, which cut no letter, and ends each with CR LF', () => {
    for (const nasty of NASTY) {
      const bytes = Buffer.from(calendarText('REQUEST', [entryWith(nasty)]));
      const lines = bytes.toString('latin1').split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(line.length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
        // each piece is UTF-8 by itself
        expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))).not.toThrow();
      }
    }
    const letters = calendarText('PUBLISH', [entryWith('क्षि'.repeat(80))])
      .split('\r\n')
      .filter((line) => line.startsWith(' '));
    for (const line of letters) expect(line).not.toMatch(/^ \p{M}/u);
  });

  it('takes a text of 100 kB', () => {
    const long = 'Naïve ½ text, with; all \\ kinds. '.repeat(3_200);
    const text = calendarText('REQUEST', [entryWith(long)]);
    expect(read(text).text('description')).toBe(long);
  });

  it('takes what admins enter through the whole mail', async () => {
    const { connection, person } = await submitted(office);
    const place = 'Gate 4; "B, C"\\n \u2028 ATTENDEE:mailto:evil@example.in';
    await propose(office, connection, { place, note_person: 'एक\r\nX-EVIL:1\r\n"दो"; तीन' });
    const file = fileOf(await settledMail(office, person.email));
    expect(file.attendees).toHaveLength(1);
    expect(file.lines.filter((line) => line.startsWith('X-EVIL'))).toEqual([]);
    expect(file.text('location')).toContain('Gate 4; "B, C"\\n');
    expect(file.text('description')).toContain('एक\nX-EVIL:1\n"दो"; तीन');
  });
});
