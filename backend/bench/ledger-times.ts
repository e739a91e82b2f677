import { type AgencySize } from './generated-agency.js';
import { UNINVOICED } from './generated-ledger.js';
import { load, type Call, type Stretch } from './load.js';
import { type ServerProcess } from './server-process.js';
import { isOk, WrongAnswer } from './works.js';

const MILLISECONDS = 4_000;
/** What the ledger does that a bare server has no counterpart of. */
export interface LedgerTimes {
  receivables: Stretch;
  /** PDFs that nobody has asked for before. */
  firstPdf: Stretch;
  keptPdf: Stretch;
  /** Profile calls while PDFs are made: what stands still on the event loop shows. */
  beside: Stretch;
  issued: Stretch;
}

/** Asks the product alone. */
export async function ledgerTimes(
  { origin }: ServerProcess,
  token: string,
  { employees }: AgencySize,
): Promise<LedgerTimes> {
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string, check = isOk): Call => ({ path, headers, check });
  let invoice = employees;
  // threads load their fonts with the first one
  await load(origin, () => get(`/api/admin/invoices/${invoice--}/pdf`, () => undefined), 1, MILLISECONDS);
  const first = (): Call => get(`/api/admin/invoices/${invoice--}/pdf`, isPdf);
  const receivables = await load(origin, () => get('/api/admin/receivables'), 1, MILLISECONDS);
  const [firstPdf, beside] = await Promise.all([
    load(origin, first, 1, MILLISECONDS),
    load(origin, () => get('/users/profile'), 1, MILLISECONDS),
  ]);
  const keptPdf = await load(origin, () => get(`/api/admin/invoices/${employees}/pdf`, isPdf), 1, MILLISECONDS / 2);
  return { receivables, firstPdf, keptPdf, beside, issued: await issue(origin, headers, employees) };
}

/** Issues as many as wait for it in the generated ledger, in the order of their keys. */
async function issue(origin: string, headers: Record<string, string>, employees: number): Promise<Stretch> {
  let placement = employees;
  const json = { ...headers, 'content-type': 'application/json' };
  const next = (): Call => {
    placement = Math.min(placement + 1, employees + UNINVOICED);
    const body = JSON.stringify({ placement_id: placement });
    return { method: 'POST', path: '/api/admin/invoices', headers: json, body, check: isIssued };
  };
  return load(origin, next, 16, MILLISECONDS / 4);
}

function isPdf({ status, body }: Parameters<Call['check']>[0]): void {
  if (status !== 200 || !body.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new WrongAnswer(`${status}`);
}

/** Issued now, or by an earlier run on a ledger that was kept. */
function isIssued({ status, body }: Parameters<Call['check']>[0]): void {
  if (status !== 201 && status !== 409) throw new WrongAnswer(`${status} ${body.toString()}`);
}
