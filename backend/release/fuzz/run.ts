import { Agent } from 'node:http';
import { Agency } from '../../test/support/agency.js';
import { runCommand } from '../../test/support/command.js';
import { type RawAnswer, rawRequest } from '../../test/support/raw-request.js';
import { openApiOnDisk, routeRows } from '../../test/support/route-table.js';
import { AnswerCheck } from './answers.js';
import { type FuzzCall } from './calls.js';
import { Cast } from './cast.js';

/** People of the requests who have an account from the start. */
const REGISTERED = ['asha.rao@example.in', 'person0@example.in', 'person1@example.in', 'person2@example.in'];

/** A call whose answer is wrong. */
export interface Finding {
  n: number;
  call: FuzzCall;
  status: number;
  answer: string;
  faults: string[];
}

/** What came of a run. */
export interface Outcome {
  findings: Finding[];
  /** How many answers of each status each caller got. */
  statuses: Map<string, Map<number, number>>;
  called: Set<string>;
  /** Operations that did what they are for at least once. */
  carriedOut: Set<string>;
}

/** Opens an agency with demo data that runs as in production, behind one proxy whose word about addresses is believed. */
export async function openFuzzedAgency(): Promise<Agency> {
  const agency = await Agency.openInProduction();
  const { code, errors } = await runCommand('seed', [], { DATABASE_URL: agency.database.url });
  if (code !== 0) throw new Error(`seed: ${errors}`);
  const staff = await agency.staff();
  for (const email of REGISTERED) await agency.employee(staff, { email });
  return agency;
}

/**
 * Sends calls one after the other, so that a run repeats itself, each from an address of its own: limits stay on, but do not end the run.
 * @param only the number of the one call that is sent
 */
export async function sendCalls(
  agency: Agency,
  calls: FuzzCall[],
  only?: number,
  progress?: (sent: number) => void,
): Promise<Outcome> {
  const cast = await Cast.gather(agency);
  const check = new AnswerCheck(openApiOnDisk(), routeRows());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcome: Outcome = { findings: [], statuses: new Map(), called: new Set(), carriedOut: new Set() };
  for (const [n, call] of calls.entries()) {
    if (only !== undefined && n !== only) continue;
    const answer = await send(agency, cast, call, n, agent);
    const faults = 'error' in answer ? [`fails: ${answer.error}`] : check.faults(call, answer);
    const { status, text } = 'error' in answer ? { status: 0, text: '' } : answer;
    if (faults.length) outcome.findings.push({ n, call, status, answer: text.slice(0, 500), faults });
    outcome.called.add(call.operation);
    if (status >= 200 && status < 300) outcome.carriedOut.add(call.operation);
    const counts = outcome.statuses.get(call.who) ?? new Map<number, number>();
    outcome.statuses.set(call.who, counts.set(status, (counts.get(status) ?? 0) + 1));
    if (status === 401) await cast.renew(call.who);
    progress?.(n + 1);
  }
  agent.destroy();
  return outcome;
}

async function send(
  agency: Agency,
  cast: Cast,
  call: FuzzCall,
  n: number,
  agent: Agent,
): Promise<RawAnswer | { error: string }> {
  const token = cast.tokenOf(call.who);
  const headers = {
    ...call.headers,
    // Node frames the body of a DELETE only when it is told to
    ...(call.body !== undefined && { 'content-length': String(Buffer.byteLength(call.body)) }),
    'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  try {
    return await rawRequest(agency.base, call.method, cast.addressOf(call), { headers, body: call.body, agent });
  } catch (error) {
    return { error: String(error) };
  }
}

/** Entries of the product's log that tell of a defect. */
export function defectsLogged({ product }: Agency): unknown[] {
  return product.entries.filter(({ level }) => Number(level) >= 50);
}
