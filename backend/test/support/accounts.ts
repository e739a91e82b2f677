import { hash } from '@node-rs/argon2';
import { PASSWORD_STRENGTH } from '../../src/auth/password-strength.js';
import { type Agency, companyForm, employeeForm, PASSWORD } from './agency.js';
import { type ApiAnswer } from './api-client.js';
import { type ReceivedMail } from './smtp-sink.js';
import { waitFor } from './wait-for.js';

export type SelfRegistering = 'employee' | 'company';

/** What the public form sends, every field filled in rightly. */
export interface RegistrationRequest {
  email: string;
  role: SelfRegistering;
  userData: Record<string, unknown>;
}

/** An account with `PASSWORD` that nobody was mailed about. @returns its e-mail */
export async function addAccount(
  agency: Agency,
  { role = 'admin', password = PASSWORD }: { role?: string; password?: string } = {},
): Promise<string> {
  const email = `meera.iyer${agency.unique()}@niyukt.example`;
  await agency.database.sql('insert into users (email, password_hash, role, full_name) values ($1, $2, $3, $4)', [
    email,
    await hash(password, PASSWORD_STRENGTH),
    role,
    'Meera Iyer',
  ]);
  return email;
}

/** A public registration of somebody new. */
export function registrationOf(
  agency: Agency,
  role: SelfRegistering = 'employee',
  fields: Record<string, unknown> = {},
): RegistrationRequest {
  const n = agency.unique();
  const { email, ...form } = role === 'employee' ? employeeForm(n) : companyForm(n);
  const userData = { ...form, email, password: PASSWORD, confirmPassword: PASSWORD, ...fields };
  return { email: String(email), role, userData };
}

/** Sends the form of somebody new. @returns their e-mail and the code of their mail */
export async function applyFor(
  agency: Agency,
  role?: SelfRegistering,
  fields?: Record<string, unknown>,
): Promise<{ email: string; code: string }> {
  const request = registrationOf(agency, role, fields);
  const { status, text } = await agency.anyone.post('/auth/send-registration-otp', request);
  if (status !== 200) throw new Error(`send code: ${status} ${text}`);
  return { email: request.email, code: await agency.mail.codeFor(request.email) };
}

const RESET = /reset-password\?token=([\w-]+)/;

/** Asks for recovery. @returns the code and the link token of its mail */
export async function recover({ anyone, mail }: Agency, email: string): Promise<{ code: string; token: string }> {
  const arrived = (): ReceivedMail[] => mail.mails.filter(({ to, subject }) => to === email && /^Reset/.test(subject));
  const before = arrived().length;
  const { status, text } = await anyone.post('/auth/send-otp', { email });
  if (status !== 200) throw new Error(`send code: ${status} ${text}`);
  const sent = await waitFor(`a reset mail to ${email}`, () => arrived()[before]);
  return { code: /^ {4}(\d{6})$/m.exec(sent.text)?.[1] ?? '', token: RESET.exec(sent.text)?.[1] ?? '' };
}

/** Makes every code and link of an e-mail as much older. */
export async function letPass(agency: Agency, email: string, seconds: number): Promise<void> {
  await agency.database.sql(
    `update one_time_codes set sent_at = sent_at - $2 * interval '1 second',
       code_expires_at = code_expires_at - $2 * interval '1 second',
       link_expires_at = link_expires_at - $2 * interval '1 second'
     where email = $1`,
    [email, seconds],
  );
}

/** As if the newest mail had been sent this long ago, however long it took to arrive. */
export async function sentAgo(agency: Agency, email: string, seconds: number): Promise<void> {
  await agency.database.sql(`update one_time_codes set sent_at = now() - $2 * interval '1 second' where email = $1`, [
    email,
    seconds,
  ]);
}

/** Some codes that are not this one. */
export function otherCodes(code: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => String((Number(code) + i + 1) % 1_000_000).padStart(6, '0'));
}

/** An answer whose body is still to be looked at. */
export const answered = (call: Promise<ApiAnswer>): Promise<ApiAnswer<unknown>> => call;

/** The same call many times at the same moment. */
export function atOnce<T>(count: number, call: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => call(n)));
}
