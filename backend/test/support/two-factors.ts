import { type Agency } from './agency.js';
import { type ApiClient } from './api-client.js';
import { Passkey } from './passkey.js';
import { appCode } from './totp-app.js';

/** An account with an app that makes codes, logged in. */
export interface AccountWithApp {
  email: string;
  userId: number;
  client: ApiClient;
  /** In Base32. */
  secret: string;
  codes: string[];
}

/** Adds an app to a member of the staff. Its next code fits although the step of the first one may not have ended. */
export async function staffWithApp(agency: Agency, role: 'admin' | 'super_admin' = 'admin'): Promise<AccountWithApp> {
  const client = await agency.staff(role);
  const { email, userId } = client;
  const { secret } = (await client.post('/auth/factors/totp', {})).body as { secret: string };
  const { status, body } = await client.post('/auth/factors/totp/confirm', { code: appCode(secret) });
  if (status !== 201) throw new Error(`app of ${email}: ${status} ${JSON.stringify(body)}`);
  await forgetSteps(agency, userId);
  return { email, userId, client, secret, codes: (body as { recovery_codes: string[] }).recovery_codes };
}

/** Lets the present code of an app be used again. */
export async function forgetSteps(agency: Agency, userId: number): Promise<void> {
  await agency.database.sql('update second_factors set last_step = null where user_id = $1', [userId]);
}

/** The second step of a login. */
export async function challengeFor(agency: Agency, email: string, password: string): Promise<string> {
  const { body } = await agency.anyone.post('/auth/login', { email, password });
  return (body as { challenge: string }).challenge;
}

/** Where a browser shows the product. */
export const originOf = (agency: Agency): string => `http://localhost:${new URL(agency.base).port}`;

/** Adds a passkey to an account. */
export async function addPasskey(agency: Agency, client: ApiClient, name = 'Phone'): Promise<Passkey> {
  const passkey = new Passkey();
  const { body } = await client.post('/auth/factors/passkeys/options', {});
  const made = passkey.create(body as never, { origin: originOf(agency) });
  const answer = await client.post('/auth/factors/passkeys', { passkey: made, name });
  if (answer.status !== 201) throw new Error(`passkey: ${answer.status} ${answer.text}`);
  return passkey;
}
