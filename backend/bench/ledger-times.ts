import { type AgencySize } from './generated-agency.js';
import { UNINVOICED } from './generated-ledger.js';
import { type Call, load, type Stretch } from './load.js';
import { type ServerProcess } from './server-process.js';
import { isOk, WrongAnswer } from './works.js';

const MILLISECONDS = 4_000;
/** Times of the ledger, which the bare server has no counterpart of. */
export interface LedgerTimes {
  receivables: Stretch;
  /** PDFs that were not made before. */
  firstPdf: Stretch;
  storedPdf: Stretch;
  /** Profile calls while PDFs are made: they show a blocked event loop. */
  beside: Stretch;
  issued: Stretch;
}

/** Measures the product alone. */
export async function ledgerTimes(
  { origin }: ServerProcess,
  token: string,
  { employees }: AgencySize,
): Promise<LedgerTimes> {
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string, check = isOk): Call => ({ path, headers, check });
  let invoice = employees;
  // threads load their fonts with their first PDF
  await load(origin, () => get(`/api/admin/invoices/${invoice--}/pdf`, () => undefined), 1, MILLISECONDS);
  const first = (): Call => get(`/api/admin/invoices/${invoice--}/pdf`, isPdf);
  const receivables = await load(origin, () => get('/api/admin/receivables'), 1, MILLISECONDS);
  const [firstPdf, beside] = await Promise.all([
    load(origin, first, 1, MILLISECONDS),
    load(origin, () => get('/users/profile'), 1, MILLISECONDS),
  ]);
  const storedPdf = await load(origin, () => get(`/api/admin/invoices/${employees}/pdf`, isPdf), 1, MILLISECONDS / 2);
  return { receivables, firstPdf, storedPdf, beside, issued: await issue(origin, headers, employees) };
}

/** Issues the invoices that are due in the generated ledger, by key. */
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

/** Issued now, or by an earlier run on a kept ledger. */
function isIssued({ status, body }: Parameters<Call['check']>[0]): void {
  if (status !== 201 && status !== 409) throw new WrongAnswer(`${status} ${body.toString()}`);
}
