import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import {
  calendarsIn,
  change,
  hoursAhead,
  propose,
  settledMail,
  type Submitted,
  submitted,
  untilInvited,
} from '../../test/support/interviews.js';
import { Office } from '../../test/support/office.js';

let office: Office;
let all: Submitted & { id: number; uid: string };
beforeAll(async () => {
  office = await Office.open();
  all = await invited();
});
afterAll(() => office.close());

async function invited(): Promise<Submitted & { id: number; uid: string }> {
  const scene = await submitted(office);
  const { id } = await propose(office, scene.connection);
  const { attachment } = calendarsIn(await settledMail(office, scene.person.email));
  await untilInvited(office, scene.person.email);
  return { ...scene, id, uid: /UID:(\S+)/.exec(attachment)?.[1] ?? '' };
}

interface Lines {
  of?: { uid: string; person: { email: string } };
  uid?: string;
  attendee?: string;
  stamp?: string;
  method?: string;
  partstat?: string;
  sequence?: number | string;
  more?: string;
}

/** As Outlook and Gmail write it. */
const reply = ({
  of = all,
  uid = of.uid,
  attendee = of.person.email,
  stamp = '20261201T053107Z',
  method = 'REPLY',
  partstat = 'ACCEPTED',
  sequence = 0,
  more = '',
}: Lines = {}): string =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${partstat};CN=Asha Rao:mailto:${attendee}`,
    'ORGANIZER:mailto:jobs@niyukt.example',
    `DTSTAMP:${stamp}`,
    ...(more ? [more] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const drop = (content: string | Buffer, id = all.id): Promise<ApiAnswer> =>
  office.admin.upload(`/api/admin/interviews/${id}/reply-file`, Buffer.from(content), 'invite.ics');

describe('the answer of a calendar', () => {
  it('is read from its file, with what was written', async () => {
    const { status, body } = await drop(reply({ uid: all.uid.toUpperCase(), more: 'COMMENT:See you there\\, Asha' }));
    expect([status, body]).toMatchObject([200, { person: { reply: 'accept', reply_note: 'See you there, Asha' } }]);
    expect((await drop(reply({ partstat: 'declined' }))).body).toMatchObject({
      state: 'proposed',
      person: { reply: 'decline' },
    });
    expect((await drop(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(reply())]))).body).toMatchObject({
      person: { reply: 'accept' },
    });
  });

  it('is read with what was written where its lines are folded within a letter', async () => {
    const own = await invited();
    const note = 'उस दिन मैं बाहर हूँ';
    const whole = Buffer.from(reply({ of: own, more: `COMMENT:${note}` }));
    const within = whole.indexOf(note) + 4;
    const file = Buffer.concat([whole.subarray(0, within), Buffer.from('\r\n '), whole.subarray(within)]);
    expect((await drop(file, own.id)).body).toMatchObject({ person: { reply_note: note } });
  });

  it('to an earlier time is refused with the present one', async () => {
    const own = await invited();
    await change(office, own.id, { starts_at: hoursAhead(3) });
    expect((await drop(reply({ of: own }), own.id)).body).toMatchObject({
      statusCode: 409,
      code: 'interview.moved',
      details: { starts_at: hoursAhead(3), sequence: 1 },
    });
    expect((await drop(reply({ of: own, sequence: 1 }), own.id)).status).toBe(200);
  });

  it('counts after a change that was taken back before it was mailed: the calendar knows the present time', async () => {
    const own = await invited();
    await change(office, own.id, { starts_at: hoursAhead(3) });
    await change(office, own.id, { starts_at: hoursAhead(0) });
    expect((await drop(reply({ of: own }), own.id)).body).toMatchObject({ person: { reply: 'accept' } });
  });

  it('is of the one who was invited', async () => {
    const own = await invited();
    const before = await office.seen('interviews', own.id);
    for (const attendee of ['mallory@example.in', own.company.email, '']) {
      const answer = await drop(reply({ of: own, attendee }), own.id);
      expect(answer.body).toMatchObject({ statusCode: 422, code: 'interview.reply_file_of_another' });
    }
    expect(await office.seen('interviews', own.id)).toEqual(before);
    expect((await drop(reply({ of: own, attendee: own.person.email.toUpperCase() }), own.id)).status).toBe(200);
  });

  it('is found among several addresses of one person', async () => {
    const own = await invited();
    const other = (partstat: string): string => `ATTENDEE;PARTSTAT=${partstat}:mailto:asha@home.example.in`;
    expect((await drop(reply({ of: own, partstat: 'DECLINED', more: other('ACCEPTED') }), own.id)).body).toMatchObject({
      person: { reply: 'decline' },
    });
    const file = reply({ of: own, attendee: 'asha@home.example.in', partstat: 'DECLINED' });
    const both = file.replace('ORGANIZER', `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${own.person.email}\r\nORGANIZER`);
    expect((await drop(both, own.id)).body).toMatchObject({ person: { reply: 'accept' } });
  });

  it('is found among several events, in the spellings of other calendars, and with lines of a mail above it', async () => {
    const own = await invited();
    let minutes = 60;
    const answer = (lines: Lines): string => {
      minutes -= 1;
      const moment = new Date(Date.now() - minutes * 60_000).toISOString();
      return reply({ of: own, stamp: `${moment.slice(0, 19).replaceAll(/[-:]/g, '')}Z`, ...lines });
    };
    await office.sql(`update interview_recipients set added_at = now() - interval '5 hours' where interview_id = $1`, [
      own.id,
    ]);
    const EVENT = /BEGIN:VEVENT[^]*END:VEVENT\r\n/;
    const other = (EVENT.exec(reply({ uid: 'of-another@example.in' })) ?? [''])[0];
    const older = (EVENT.exec(answer({ partstat: 'DECLINED' })) ?? [''])[0];
    const [mailbox, urn] = [`:mailto:${own.person.email}`, `;EMAIL=${own.person.email}:urn:uuid:1`];
    const files: [string, string][] = [
      [answer({}).replace('BEGIN:VEVENT', `${other}${older}BEGIN:VEVENT`), 'accept'],
      [answer({ partstat: 'DECLINED' }).replace('METHOD:REPLY\r\n', ''), 'decline'],
      [answer({}).replace(mailbox, urn), 'accept'],
      [answer({ partstat: 'DECLINED' }).replaceAll('\r\n', '\r'), 'decline'],
      [`Content-Type: text/calendar; method=REPLY\r\n\r\n${answer({})}`, 'accept'],
    ];
    for (const [file, said] of files) {
      expect((await drop(file, own.id)).body).toMatchObject({ person: { reply: said } });
    }
    expect((await drop(answer({ method: 'COUNTER' }), own.id)).body).toMatchObject({
      statusCode: 422,
      code: 'interview.reply_file_tentative',
    });
  });

  it('counts only when it is newer than what is known', async () => {
    const own = await invited();
    const older = { statusCode: 409, code: 'interview.reply_file_older' };
    const hoursAgo = (hours: number): string =>
      `${new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    expect((await drop(reply({ of: own, stamp: hoursAgo(1) }), own.id)).body).toMatchObject(older);
    // asked five hours ago, and answered twice since: the later answer arrives first
    await office.sql(`update interview_recipients set added_at = now() - interval '5 hours' where interview_id = $1`, [
      own.id,
    ]);
    const partstat = 'DECLINED';
    expect((await drop(reply({ of: own, stamp: hoursAgo(2), partstat }), own.id)).status).toBe(200);
    expect((await drop(reply({ of: own, stamp: hoursAgo(3) }), own.id)).body).toMatchObject(older);
    expect(await office.seen('interviews', own.id)).toMatchObject({ person: { reply: 'decline' } });
    expect((await drop(reply({ of: own, stamp: hoursAgo(1) }), own.id)).body).toMatchObject({
      person: { reply: 'accept' },
    });
  });

  it('belongs to one interview', async () => {
    const own = await invited();
    expect((await drop(reply(), own.id)).body).toMatchObject({ statusCode: 422, code: 'interview.reply_file_wrong' });
    expect((await drop(reply(), 2_000_000_000)).status).toBe(404);
    expect(
      (await office.agency.anyone.upload(`/api/admin/interviews/${all.id}/reply-file`, Buffer.from(reply()), 'a.ics'))
        .status,
    ).toBe(401);
    for (const { client } of [all.person, all.company])
      expect(
        (await client.upload(`/api/admin/interviews/${all.id}/reply-file`, Buffer.from(reply()), 'a.ics')).status,
      ).toBe(403);
  });

  it.each([
    ['tentative', () => reply({ partstat: 'TENTATIVE' })],
    ['an invitation', () => reply({ method: 'REQUEST' })],
    ['no calendar', () => 'Hello'],
    ['empty', () => ' '],
    ['a UID of another product', () => reply({ uid: "x' or true --" })],
    ['without a UID', () => reply().replace(/UID:.*\r\n/, '')],
    ['of two who answer', () => reply({ more: 'ATTENDEE;PARTSTAT=DECLINED:mailto:b@b.in' })],
    ['with a sequence that is none', () => reply({ sequence: '0x0' })],
    ['of nested events', () => `${'BEGIN:VCALENDAR\r\n'.repeat(5_000)}${reply()}`],
    ['of very many lines', () => reply({ more: 'X-A:1\r\n'.repeat(20_000).trimEnd() })],
    ['of one very long line', () => reply({ more: `COMMENT:${'\\n'.repeat(100_000)}` })],
    ['a picture', () => Buffer.from(Array.from({ length: 2_000 }, (_, n) => (n * 37) % 256))],
    ['with recurring days without end', () => reply({ more: 'RRULE:FREQ=SECONDLY' })],
    ['that names the prototype', () => reply({ more: '__PROTO__;CONSTRUCTOR=1:x' })],
  ])('is refused or read, and nothing breaks: %s', async (_, content) => {
    const { status } = await drop(content());
    expect([200, 400, 409, 422]).toContain(status);
    expect((await office.admin.get('/health/live')).status).toBe(200);
  });

  it('keeps no signs that a text cannot have', async () => {
    const { status, body } = await drop(reply({ more: 'COMMENT:A\u0000B\u0007\\nC' }));
    expect([200, 422]).toContain(status);
    if (status === 200) expect(body.person.reply_note).not.toMatch(/[\u0000\u0007]/);
  });
});
