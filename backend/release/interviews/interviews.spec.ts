import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import {
  accepted,
  calendarMails,
  calendarsIn,
  change,
  hoursAhead,
  planned,
  proposal,
  propose,
  settledMail,
  submitted,
} from '../../test/support/interviews.js';
import { Office, statusesOf } from '../../test/support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

describe('an interview', () => {
  it('is answered and cancelled once, however often that arrives', async () => {
    const { connection, person } = await submitted(office);
    const { id } = await propose(office, connection);
    const repeated = async (send: (headers: Record<string, string>) => Promise<ApiAnswer>): Promise<unknown[]> => {
      const headers = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all([1, 2, 3].map(() => send(headers)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      return answers.map(({ body }) => body);
    };
    const body = { reply: 'accept', sequence: 0 };
    const seen = await repeated((headers) => person.client.post(`/api/employee/interviews/${id}/reply`, body, headers));
    expect(seen).toMatchObject([{ reply: 'accept' }, { reply: 'accept' }, { reply: 'accept' }]);
    await repeated((headers) =>
      office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason: 'No time.' }, headers),
    );
    for (const what of [`after ->> 'reply' = 'accept'`, `after ->> 'state' = 'cancelled'`])
      expect(
        await office.count(`audit_log where kind = 'connection' and record_id = $1 and ${what}`, [connection.id]),
      ).toBe(1);
  });

  it('is made once of one idempotency key', async () => {
    const { connection } = await submitted(office);
    const key = { 'idempotency-key': randomUUID() };
    const calls = [1, 2, 3].map(() => office.admin.post('/api/admin/interviews', planned(connection), key));
    expect(await statusesOf(calls)).toEqual([201, 201, 201]);
    expect(await office.count('interviews where connection_id = $1', [connection.id])).toBe(1);
  });

  it('clashes with another one of the person or an attendee, unless both are allowed; touching is no clash', async () => {
    const first = await submitted(office);
    const interview = await propose(office, first.connection);
    const second = await submitted(office, { person: first.person });
    const answer = await proposal(office, second.connection, { starts_at: hoursAhead(0.5), ends_at: hoursAhead(2) });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'interview.clash', details: { interview: { interview_id: interview.id } } },
    ]);
    await propose(office, second.connection, { starts_at: hoursAhead(1), ends_at: hoursAhead(2) });
    await propose(office, second.connection, { allow_clash: true });
    const third = await submitted(office);
    const attendees = [{ email: first.company.email, name: 'Ravi Menon' }];
    expect((await proposal(office, third.connection, { attendees })).status).toBe(409);
  });

  it('is made once of two that clash at the same moment', async () => {
    const first = await submitted(office);
    const second = await submitted(office, { person: first.person });
    expect(await statusesOf([proposal(office, first.connection), proposal(office, second.connection)])).toEqual([
      201, 409,
    ]);
  });

  it('says that a time is outside of business hours or on a holiday', async () => {
    const { connection } = await submitted(office);
    const day = hoursAhead(0, 30).slice(0, 10);
    await office.sql(`insert into holidays (day, name) values ($1, 'A festival')`, [day]);
    const { warnings } = await propose(office, connection, {
      starts_at: `${day}T20:00:00+05:30`,
      ends_at: `${day}T21:00:00+05:30`,
    });
    expect(warnings).toEqual(['outside_business_hours', 'holiday']);
  });
});

describe('mails about an interview', () => {
  it('ask each with a file of their own, of one change for all of a minute', async () => {
    const { connection, person, company } = await submitted(office);
    const { id } = await propose(office, connection, {
      note_person: 'Ask for Ravi.',
      note_company: 'Secret of the company.',
    });
    for (const hours of [2, 3])
      await change(office, id, { starts_at: hoursAhead(hours), ends_at: hoursAhead(hours + 1) });
    const toPerson = await settledMail(office, person.email);
    const { alternative, attachment, method } = calendarsIn(toPerson);
    expect(alternative).toBe(attachment);
    expect(method).toBe('REQUEST');
    expect(alternative).toContain(`ATTENDEE;CN=Asha Rao;`);
    expect(alternative).not.toContain(company.email);
    expect(alternative).toContain(`DTSTART:${hoursAhead(3).replace(/[-:]|\.000/g, '')}`);
    expect(toPerson.text).toContain('Ask for Ravi.');
    expect(toPerson.raw).not.toContain('Secret of the company');
    const toCompany = await settledMail(office, company.email);
    expect(toCompany.subject).toContain('Asha R.');
    expect(toCompany.raw).not.toContain('Asha Rao');
    expect(calendarsIn(toCompany).attachment).not.toContain('Rao');
    expect(calendarsIn(toCompany).attachment).not.toContain(person.email);
  });

  it('take it back from those who were invited, and from nobody else', async () => {
    const { connection, person, company } = await submitted(office);
    const { id } = await propose(office, connection);
    const reason = 'No time.';
    expect((await office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason })).body).toMatchObject({
      state: 'cancelled',
    });
    expect(
      await office.count(`outbox_mails where recipient in ($1, $2) and topic is not null`, [
        person.email,
        company.email,
      ]),
    ).toBe(0);
    expect([person, company].flatMap(({ email }) => calendarMails(office, email))).toEqual([]);
    const second = await propose(office, connection);
    await settledMail(office, person.email);
    await settledMail(office, company.email);
    await office.admin.post(`/api/admin/interviews/${second.id}/cancel`, { reason });
    const cancelled = calendarsIn(await settledMail(office, person.email, 2));
    expect(cancelled.method).toBe('CANCEL');
    expect(cancelled.attachment).toMatch(/STATUS:CANCELLED/);
    expect(cancelled.attachment).toMatch(/SEQUENCE:1\r/);
    await settledMail(office, company.email, 2);
  });
});

/** The text of a calendar in whole lines. */
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

describe('the file for the own calendar', () => {
  it('has the UID of the mail, asks for no answer, tells each side its own, and ends with the interview', async () => {
    const { connection, person, company } = await submitted(office);
    const { id } = await propose(office, connection, {
      note_person: 'Ask for Ravi.',
      note_company: 'Secret of the company.',
    });
    const [own, theirs, strange] = await Promise.all([
      person.client.get(`/api/employee/interviews/${id}/invite.ics`),
      company.client.get(`/api/company/interviews/${id}/invite.ics`),
      (await accepted(office.company())).client.get(`/api/company/interviews/${id}/invite.ics`),
    ]);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const mailed = calendarsIn(await settledMail(office, person.email)).attachment;
    const uid = /UID:[^\r\n]+/.exec(own.text)?.[0] ?? 'none';
    expect(mailed).toContain(uid);
    expect(theirs.text).not.toContain(uid);
    expect(own.text).toContain('METHOD:PUBLISH');
    expect(unfolded(own.text)).toContain('Ask for Ravi.');
    const organizer = /^ORGANIZER.*$/m.exec(unfolded(mailed))?.[0];
    expect(organizer).toMatch(/mailto:no-reply@/);
    for (const { text } of [own, theirs]) expect(unfolded(text)).toContain(organizer);
    expect(unfolded(own.text)).not.toMatch(/ATTENDEE|Secret of/);
    expect(unfolded(theirs.text)).toContain('SUMMARY:Interview: Asha R.');
    expect(unfolded(theirs.text)).not.toMatch(/Rao|Ask for Ravi/);
    expect(strange.status).toBe(404);
    await office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason: 'No time.' });
    const after = await person.client.get(`/api/employee/interviews/${id}/invite.ics`);
    expect([after.status, (after.body as { code: string }).code]).toEqual([409, 'interview.over']);
  });
});
