import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../../test/support/agency.js';
import {
  calendarsIn,
  change,
  hoursAhead,
  propose,
  settledMail,
  settleMails,
  submitted,
  timePasses,
  untilInvited,
} from '../../test/support/interviews.js';
import { Merges } from '../../test/support/merges.js';
import { acceptedBefore, type Candidate, dayAhead, lookAtOffers, note, offer, say } from '../../test/support/offers.js';
import { type Member, Office, recordOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';
import { type ReceivedMail } from '../../test/support/smtp-sink.js';
import { runNow } from '../../test/support/tasks.js';

/** Words that are the same in Hindi (docs/translating.md), and the letter of a number such as G-12. */
const IN_LATIN = new Set(['Niyukt', 'OTP', 'IST', 'PDF', 'English', 'Mumbai', 'MH', 'G']);
const PERSON = { name: 'आशा राव', emplocation: 'पुणे' };
const JOB = { title: 'टेलीकॉलर', domain: 'बिक्री', location: 'पुणे' };

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  // nothing is mailed at night
  await office.sql(`create or replace function india_now() returns timestamp language sql stable
    as $$ select date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '12 hours' $$`);
});
afterAll(() => office.close());

let seen = 0;
/** Everything that a mail says, apart from addresses. */
const wordsOf = ({ subject, text }: ReceivedMail): string =>
  `${subject}\n${text}`
    .split(/\s/)
    .filter((word) => !word.includes('://') && !word.includes('@'))
    .join(' ');

afterEach(() => {
  const mails = office.agency.mail.mails.slice(seen).filter(({ html }) => html.includes('<html lang="hi">'));
  seen = office.agency.mail.mails.length;
  expect(mails).not.toEqual([]);
  for (const mail of mails) {
    const latin =
      wordsOf(mail)
        .match(/[A-Za-z]+/g)
        ?.filter((word) => !IN_LATIN.has(word)) ?? [];
    expect([mail.subject, latin]).toEqual([mail.subject, []]);
    expect(wordsOf(mail)).not.toMatch(/कल(?!\p{M})(?= |।)|रहे हैं|undefined|null/u);
    expect(mail.html).toContain('सोमवार से शुक्रवार, सुबह 9:00 से शाम 6:00 बजे (IST)');
  }
});

async function inHindi(member: Member): Promise<Member> {
  await recordOf(member.client.put('/api/me/language', { language: 'hi' }));
  return member;
}

const company = (): Promise<Member> => office.company({ companyName: `रमेश ट्रेडर्स ${office.agency.unique()}` });
const person = async (): Promise<Member> => inHindi(await office.employee(PERSON));

async function candidate(): Promise<Candidate> {
  const all = { person: await person(), company: await company() };
  const job = await office.job(all.company, JOB);
  return { ...all, job, connection: await office.connect(job.id, all.person.id) };
}

/** The mail to an address with this in its subject. */
const mailTo = async ({ email }: Member, subject: RegExp): Promise<ReceivedMail> => {
  for (let count = 1; ; count += 1) {
    const mail = await office.agency.mail.mailTo(email, count);
    const found = office.agency.mail.mails.find(({ to, subject: line }) => to === email && subject.test(line));
    if (found) return found;
    expect(mail.to).toBe(email);
  }
};

describe('a mail in Hindi says no word in English', () => {
  it('about a code, a new password, another e-mail and a new account', async () => {
    const own = await person();
    await recordOf(office.agency.anyone.post('/auth/send-otp', { email: own.email }));
    await mailTo(own, /^\d{6} – Niyukt का OTP$/);
    await recordOf(
      own.client.post('/auth/change-password', { currentPassword: PASSWORD, newPassword: 'jasmine-tea-77' }),
    );
    await mailTo(own, /पासवर्ड बदल गया/);
    const email = `moved${office.agency.unique()}@example.in`;
    await recordOf(office.admin.patch(`/api/admin/employees/${own.id}`, { email }));
    await mailTo(own, /अकाउंट का ईमेल बदल गया/);
    await mailTo({ ...own, email }, /अब इस ईमेल से/);
  });

  it('about a job, a question, what was noted, and the end of the job', async () => {
    const shows = new Showings(office);
    const { person: own, job, connection } = await candidate();
    await mailTo(own, /^आपके लिए नौकरी: टेलीकॉलर$/);
    expect((await shows.submit(connection.id)).status).toBe(201);
    const question = await mailTo(own, /^क्या हम आपकी प्रोफ़ाइल दिखाएँ\? टेलीकॉलर$/);
    expect(question.text).toContain('यह लिंक 14 दिन काम करता है');
    await office.admin.post(`/api/admin/job-requests/${job.id}/close`, { close_reason: 'Filled' });
    await mailTo(own, /^यह नौकरी बंद हो गई: टेलीकॉलर$/);
    for (const share_with_employers of [true, false]) {
      const noted = { share_with_employers, how: 'phone' };
      await recordOf(office.admin.post(`/api/admin/employees/${own.id}/consent`, noted));
    }
    await mailTo(own, /अब कंपनियों को नहीं दिखेगी/);
  });

  it('about offers, their answers and ends, with days as they are said', async () => {
    const { person: own, connection } = await candidate();
    await offer(office, connection.id, { offered_salary: '₹1,00,000' });
    const made = await mailTo(own, /^आपके लिए ऑफ़र: टेलीकॉलर, रमेश ट्रेडर्स \d+$/);
    expect(made.text).toMatch(/^महीने की सैलरी: ₹1,00,000$/m);
    expect(made.text).toMatch(/^जॉइनिंग की तारीख: \d{1,2} [\p{L}\p{M}]+ \d{4}$/mu);
    await recordOf(say(own, await offer(office, connection.id), { answer: 'countered', counter: '60,000' }));
    await mailTo(own, /^आपने दूसरी शर्तें माँगीं/);
    await recordOf(note(office, await offer(office, connection.id), { answer: 'withdrawn', reason: 'Filled' }));
    await mailTo(own, /^ऑफ़र वापस ले लिया गया/);
    const ending = await offer(office, connection.id, { valid_until: dayAhead(1) });
    await office.sql(`update offers set created_at = created_at - interval '3 days' where offer_id = $1`, [ending.id]);
    await lookAtOffers(office);
    await mailTo(own, /^ऑफ़र का समय निकलने वाला है/);
    const joining = await candidate();
    await acceptedBefore(office, joining, 7);
    await lookAtOffers(office);
    await mailTo(joining.person, /^क्या जॉइनिंग पक्की है\?/);
  });

  it('about interviews, in the calendar, too', async () => {
    const own = await person();
    const employer = await company();
    const { connection } = await submitted(office, {
      person: own,
      company: employer,
      job: await office.job(employer, JOB),
    });
    const at = { starts_at: hoursAhead(6), ends_at: hoursAhead(7) };
    const { id } = await propose(office, connection, at);
    await settleMails(office);
    const invited = await mailTo(own, /^इंटरव्यू का न्योता: टेलीकॉलर/);
    expect(invited.text).toMatch(
      /^कब: [\p{L}\p{M}]+, \d+ [\p{L}\p{M}]+ \d{4}, शाम 6:00 बजे से शाम 7:00 बजे तक \(IST\)$/mu,
    );
    expect(calendarsIn(invited).alternative).toMatch(/^SUMMARY:इंटरव्यू: टेलीकॉलर/m);
    const { text: file } = await own.client.get(`/api/employee/interviews/${id}/invite.ics`);
    expect(file).toMatch(/^SUMMARY:इंटरव्यू: टेलीकॉलर/m);
    await untilInvited(office, own.email);
    await change(office, id, { starts_at: hoursAhead(8), ends_at: hoursAhead(9), version: 1 });
    await settleMails(office);
    await mailTo(own, /^इंटरव्यू का नया समय/);
    await untilInvited(office, own.email);
    await timePasses(office, id, { hoursUntil: 20, hoursSince: 48 });
    await runNow(office, 'interview_reminders');
    await mailTo(own, /^इंटरव्यू जल्द है: /);
    await recordOf(office.admin.post(`/api/admin/interviews/${id}/cancel`, { reason: 'Filled' }));
    await settleMails(office);
    await settledMail(office, own.email);
    await mailTo(own, /^इंटरव्यू रद्द: /);
  });

  it('about two records that became one, and are two again', async () => {
    const [stays, ends] = [await person(), await person()];
    const merges = new Merges(office);
    const merged = await merges.merge(stays.id, ends.id);
    await mailTo(stays, /दोनों प्रोफ़ाइल अब एक हैं/);
    await mailTo(ends, /दूसरी से जोड़ दी गई/);
    await merges.undo(merged);
    await mailTo(stays, /फिर अलग है/);
    await mailTo(ends, /फिर अलग है/);
  });

  it('about what the bell tells, and the bell says the same', async () => {
    const shows = new Showings(office);
    const { person: own, connection } = await candidate();
    await shows.agree(own.client);
    expect((await shows.submit(connection.id)).status).toBe(201);
    const { body: bell } = await own.client.get('/api/me/notifications');
    expect(JSON.stringify(bell)).toContain('आपकी प्रोफ़ाइल इस नौकरी के लिए दिखाई जा रही है: टेलीकॉलर');
    expect(JSON.stringify(bell)).toContain('एजेंसी ने आपको इस नौकरी से जोड़ा: टेलीकॉलर');
    await office.sql(`update notifications set created_at = created_at - interval '2 minutes' where mailed_at is null`);
    await runNow(office, 'notification_mails');
    await mailTo(own, /^आपकी प्रोफ़ाइल इस नौकरी के लिए/);
  });

  it('about what they wrote to the agency, and its answer', async () => {
    const own = await person();
    const { id } = await recordOf(own.client.post('/api/me/grievances', { kind: 'question', text: 'कितना समय लगेगा?' }));
    const received = await mailTo(own, /^आपका संदेश हमें मिल गया: G-\d+$/);
    expect(received.text).toMatch(/\d{1,2} [\p{L}\p{M}]+ \d{4} तक जवाब देंगे/u);
    await recordOf(office.superAdmin.post(`/api/admin/grievances/${id}/answer`, { text: 'एक हफ़्ता।' }));
    expect((await mailTo(own, /^हमारा जवाब: G-\d+$/)).text).toContain('डेटा प्रोटेक्शन बोर्ड (भारत सरकार)');
    const { body: bell } = await own.client.get('/api/me/notifications');
    expect(JSON.stringify(bell)).toContain('आपके संदेश का जवाब आ गया है।');
  });

  it('about a breach that concerns them', async () => {
    const own = await person();
    const words = { consequences: 'अनजान फ़ोन', measures: 'पासवर्ड बदले गए', advice: 'पैसा न दें', contact: 'मीरा' };
    const { id } = await recordOf(
      office.superAdmin.post('/api/admin/breaches', {
        what: 'एक सूची गलत जगह गई',
        happened: '23 नवंबर 2026',
        data_kinds: ['contact'],
        aware_at: new Date().toISOString(),
        ...words,
      }),
    );
    await recordOf(office.superAdmin.post(`/api/admin/breaches/${id}/people`, { employee_ids: [own.id] }));
    await recordOf(office.superAdmin.post(`/api/admin/breaches/${id}/tell`));
    await runNow(office, 'breach_mails');
    const { text } = await mailTo(own, /^आपकी जानकारी: कुछ गलत हुआ, और अब क्या करें$/);
    for (const word of Object.values(words)) expect(text).toContain(word);
  });

  it('about details that are erased because they were not here for long', async () => {
    const own = await person();
    await runNow(office, 'retention_of_people');
    await office.sql(
      `update inactive_people set last_seen_at = now() - interval '35 months 5 days' where employee_id = $1`,
      [own.id],
    );
    await office.sql(`update users set created_at = now() - interval '35 months 5 days' where user_id = $1`, [
      own.userId,
    ]);
    await office.sql('alter table audit_log disable trigger tg_audit_log_append_only');
    await office.sql('delete from audit_log where actor_id = $1', [own.userId]);
    await office.sql('alter table audit_log enable trigger tg_audit_log_append_only');
    await runNow(office, 'retention_of_people');
    await mailTo(own, /^आपकी जानकारी \d{1,2} [\p{L}\p{M}]+ \d{4} को मिट जाएगी$/u);
  });
});
