import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, answered, applyFor } from '../../test/support/accounts.js';
import { Agency, companyForm, employeeForm, jobForm, PASSWORD } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { type ReceivedMail } from '../../test/support/smtp-sink.js';

const HOSTILE = `<img src=x onerror=alert(1)> & "Sons" 'n' Co`;
const ESCAPED = '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Sons&quot; &#39;n&#39; Co';
const LINK = /http:\/\/localhost:\d+\/reset-password\?token=[\w-]{43}/;

describe('mails', () => {
  let agency: Agency;
  let admin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.open({ MAIL_FROM: 'Niyukt <desk@niyukt.example>' });
    admin = await agency.staff();
  });
  afterAll(() => agency.close());

  /** A company that an admin adds, with a job; and the mail to an employee connected to it. */
  async function connected(job: Record<string, unknown>, sql?: string): Promise<ReceivedMail> {
    const company = { ...companyForm(agency.unique()), role: 'company', password: PASSWORD };
    const employee = { ...employeeForm(agency.unique()), role: 'employee', password: PASSWORD };
    const { body: added } = await answered(admin.post('/auth/register', company));
    const { body: person } = await answered(admin.post('/auth/register', employee));
    const { company_id } = added as { company_id: number };
    const { employee_id, email } = person as { employee_id: number; email: string };
    const posted = await admin.post('/jobs/create', { ...jobForm(job), company_id });
    const { request_id } = posted.body as { request_id: number };
    if (sql) await agency.database.sql(sql, [request_id]);
    const notes = 'Ask for less than the others.';
    const call = await admin.post('/api/admin/create-connection', { request_id, employee_id, notes });
    if (call.status !== 201) throw new Error(`connection: ${call.status} ${call.text}`);
    return agency.mail.mailTo(email, 2);
  }

  /** The mails about an employee's e-mail that an admin changes. */
  async function withOtherEmail(): Promise<{ removed: ReceivedMail; added: ReceivedMail }> {
    const form = { ...employeeForm(agency.unique()), role: 'employee', password: PASSWORD } as Record<string, unknown>;
    const { body } = await answered(admin.post('/auth/register', form));
    const email = `moved${agency.unique()}@example.in`;
    const edited = await admin.patch(`/api/admin/employees/${(body as { id: number }).id}`, { email });
    if (edited.status !== 200) throw new Error(`edit: ${edited.status} ${edited.text}`);
    return { removed: await agency.mail.mailTo(String(form['email']), 2), added: await agency.mail.mailTo(email) };
  }

  const mails: [what: string, subject: RegExp, facts: RegExp[], send: () => Promise<ReceivedMail>][] = [
    [
      'a registration',
      /^(\d{6}) is your Niyukt verification code$/,
      [/\b\d{6}\b/, /Hello Asha Rao/, /10 minutes/],
      async () => agency.mail.mailTo((await applyFor(agency)).email),
    ],
    [
      'a reset',
      /^Reset your Niyukt password$/,
      [/\b\d{6}\b/, LINK, /10 minutes/, /30 minutes/],
      async () => {
        const email = await addAccount(agency);
        await agency.anyone.post('/auth/send-otp', { email });
        return agency.mail.mailTo(email);
      },
    ],
    [
      'an account made by an admin',
      /^Your Niyukt account is ready$/,
      [LINK, /Hello Asha Rao/, /72 hours/, /asha\d+@example\.in/],
      async () => {
        const form = { ...employeeForm(agency.unique()), role: 'employee', password: PASSWORD };
        await admin.post('/auth/register', form);
        return agency.mail.mailTo(String((form as Record<string, unknown>)['email']));
      },
    ],
    [
      'a connection',
      /^You have been connected to a job: React Developer$/,
      [/Hello Asha Rao/, /React Developer/, /Software/, /Bengaluru/, /http:\/\/localhost:\d+\/[\w-]+/],
      () => connected({}),
    ],
    [
      'a changed password',
      /^Your Niyukt password was changed$/,
      [/meera\.iyer\d+@niyukt\.example/, /every open session was ended/],
      async () => {
        const email = await addAccount(agency);
        const change = { currentPassword: PASSWORD, newPassword: 'jasmine-tea-77' };
        await (await agency.login(email)).post('/auth/change-password', change);
        return agency.mail.mailTo(email);
      },
    ],
    [
      'another login e-mail, to the one before',
      /^The email address of your Niyukt account was changed$/,
      [/asha\d+@example\.in no longer logs in/, /write to admin\d+@niyukt\.example/],
      async () => (await withOtherEmail()).removed,
    ],
    [
      'another login e-mail, to the new one',
      /^You now log in to Niyukt with this email address$/,
      [LINK, /Hello Asha Rao/, /72 hours/, /moved\d+@example\.in/, /write to admin\d+@niyukt\.example/],
      async () => (await withOtherEmail()).added,
    ],
  ];

  it.each(mails)('about %s say the same as text and as HTML', async (_, subject, facts, send) => {
    const mail = await send();
    expect(mail.subject).toMatch(subject);
    for (const fact of facts) {
      expect(mail.text).toMatch(fact);
      expect(mail.html).toMatch(fact);
      expect(fact.exec(mail.html)?.[0]).toBe(fact.exec(mail.text)?.[0]);
    }
    expect(mail.html).toMatch(/^<!doctype html>/);
    expect(mail.html).not.toMatch(/undefined|null|\[object|<script|<img/);
    expect(mail.text).not.toMatch(/undefined|null|\[object|<\w/);
    expect(mail.raw).toMatch(/^From: Niyukt <desk@niyukt\.example>\r?$/m);
    expect(mail.raw).toMatch(/^Message-ID: <outbox-\d+@niyukt>\r?$/m);
    for (const part of [mail.text, mail.html]) expect(part).toContain('Monday to Friday, 9:00 AM to 6:00 PM IST');
  });

  it('carry the code of the subject in the text and in the HTML', async () => {
    const { email, code } = await applyFor(agency);
    const { subject, text, html } = await agency.mail.mailTo(email);
    expect(subject).toBe(`${code} is your Niyukt verification code`);
    for (const part of [text, html]) expect(part).toContain(code);
  });

  it('R34: escape names in HTML and keep them whole in the text', async () => {
    const form = { ...companyForm(agency.unique()), companyName: HOSTILE, role: 'company', password: PASSWORD };
    expect(await admin.post('/auth/register', form)).toMatchObject({ status: 201 });
    const { text, html } = await agency.mail.mailTo(String((form as Record<string, unknown>)['email']));
    expect(text).toContain(`Hello ${HOSTILE},`);
    expect(html).toContain(`Hello ${ESCAPED},`);
    expect(html).not.toContain('<img');
  });

  it('escape the job and keep what the agency notes for itself', async () => {
    const { subject, text, html, raw } = await connected({ title: HOSTILE, location: '</td><a href="//evil">' });
    expect(subject).toBe(`You have been connected to a job: ${HOSTILE}`);
    expect(text).toContain(`Job: ${HOSTILE}`);
    expect(html).toContain(ESCAPED);
    expect(html).not.toMatch(/<img|<a href="\/\/evil/);
    for (const part of [raw, text, html]) expect(part).not.toContain('Ask for less');
  });

  it('R34: never gain a header from a line break in a title', async () => {
    const broken = await connected(
      {},
      String.raw`update job_requests set title = E'Nurse\r\nBcc: thief@evil.example\r\n\r\n<b>x</b>' where request_id = $1`,
    );
    const head = broken.raw.split(/\r?\n\r?\n/)[0] ?? '';
    expect(head).not.toMatch(/^Bcc:/im);
    expect(broken.subject).toContain('Nurse Bcc: thief@evil.example');
    expect(broken.subject).not.toMatch(/[\r\n]/);
    expect(agency.mail.mails.filter(({ to }) => to.includes('evil'))).toEqual([]);
  });

  it('can be read outside production at /dev/mailbox', async () => {
    const { email, code } = await applyFor(agency);
    const { body } = await answered(agency.anyone.get('/dev/mailbox/mails'));
    const [entry] = (body as { to: string; text: string; id: string }[]).filter(({ to }) => to === email);
    expect(entry?.text).toContain(code);
    const page = await agency.anyone.get('/dev/mailbox');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain(code);
    expect((await agency.anyone.get(`/dev/mailbox/${entry?.id}`)).text).toContain(code);
  });
});
