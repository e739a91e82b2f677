import { setTimeout as delay } from 'node:timers/promises';
import { PLACEMENT_STATUSES } from '../../src/employees/placement-status.js';
import { registrationOf } from './accounts.js';
import { type Agency } from './agency.js';
import { type ApiAnswer } from './api-client.js';
import { type Office } from './office.js';
import { PATIENCE_MILLISECONDS } from './wait-for.js';

const BEFORE_REPEAT_MILLISECONDS = 200;

/** What clients saw that repeat their calls until these are answered. */
export interface Outcome {
  /** What was answered with success, in any order. */
  acknowledged: string[];
  /** Answers that made a client repeat its call. */
  repeats: number;
  slowestMilliseconds: number;
}

/** Repeats a call while it is answered 503, as a client should that was told `Retry-After`. */
class Patient {
  readonly outcome: Outcome = { acknowledged: [], repeats: 0, slowestMilliseconds: 0 };

  async call(make: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
    const end = Date.now() + PATIENCE_MILLISECONDS;
    for (;;) {
      const began = performance.now();
      const answer = await make();
      this.outcome.slowestMilliseconds = Math.max(this.outcome.slowestMilliseconds, performance.now() - began);
      if (answer.status !== 503 || Date.now() > end) return answer;
      if (!answer.headers.get('retry-after')) throw new Error('503 without Retry-After');
      this.outcome.repeats += 1;
      await delay(BEFORE_REPEAT_MILLISECONDS);
    }
  }
}

/**
 * People who register themselves, each with a form and the code of the mail, from an address of their own.
 * @param onAcknowledged receives how many have succeeded so far
 * @returns the e-mails of those who were notified that they are registered
 */
export async function registerMany(
  agency: Agency,
  people: number,
  clients: number,
  onAcknowledged: (count: number) => void,
): Promise<Outcome> {
  const patient = new Patient();
  const waiting = Array.from({ length: people }, (_, n) => n);
  const client = async (): Promise<void> => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
      const from = { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` };
      const form = registrationOf(agency);
      const sent = await patient.call(() => agency.anyone.post('/auth/send-registration-otp', form, from));
      // 429: a call before was carried out although its answer was 503, so the code is under way
      if (sent.status !== 200 && sent.status !== 429) throw new Error(`send code: ${sent.status} ${sent.text}`);
      const otp = await agency.mail.codeFor(form.email);
      const body = { email: form.email, otp };
      const verified = await patient.call(() => agency.anyone.post('/auth/verify-registration-otp', body, from));
      // 409: likewise, so the account is there
      if (verified.status !== 200 && verified.status !== 409)
        throw new Error(`verify: ${verified.status} ${verified.text}`);
      patient.outcome.acknowledged.push(form.email);
      onAcknowledged(patient.outcome.acknowledged.length);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return patient.outcome;
}

/**
 * Walks each connection through the placement statuses, one client each.
 * @param onAcknowledged receives how many changes have succeeded so far
 * @returns the changes that were answered, as `connection:status`
 */
export async function changeStatuses(
  office: Office,
  connections: number[],
  changesOfEach: number,
  onAcknowledged: (count: number) => void,
): Promise<Outcome> {
  const patient = new Patient();
  const client = async (id: number): Promise<void> => {
    for (let n = 1; n <= changesOfEach; n += 1) {
      const placement_status = PLACEMENT_STATUSES[n % PLACEMENT_STATUSES.length] ?? '';
      const changed = await patient.call(() =>
        office.admin.put(`/api/admin/connections/${id}/status`, { placement_status }),
      );
      if (changed.status !== 200) throw new Error(`change: ${changed.status} ${changed.text}`);
      patient.outcome.acknowledged.push(`${id}:${placement_status}`);
      onAcknowledged(patient.outcome.acknowledged.length);
    }
  };
  await Promise.all(connections.map(client));
  return patient.outcome;
}

/** What the history of these connections holds, as `connection:status`, without the status they began with. */
export async function storedChanges(office: Office, connections: number[]): Promise<string[]> {
  const rows = await office.sql<{ change: string }>(
    `select connection_id || ':' || to_status as change from placement_history
     where connection_id = any($1) and from_status is not null order by history_id`,
    [connections],
  );
  return rows.map(({ change }) => change);
}
