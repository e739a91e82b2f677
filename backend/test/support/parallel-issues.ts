import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiAnswer, ApiClient } from './api-client.js';
import { type ApiRecord, type Office } from './office.js';
import { PATIENCE_MILLISECONDS } from './wait-for.js';

const BEFORE_REPEAT_MILLISECONDS = 100;

/**
 * Issues the invoices of placements by several clients at once, as a console does that repeats a call under its Idempotency-Key
 * until it is answered.
 * @param baseOf where the product is at the moment
 * @param onAcknowledged receives how many have succeeded so far
 * @returns the documents as they were answered
 */
export async function issueAll(
  token: string,
  placements: readonly number[],
  clients: number,
  baseOf: () => string,
  onAcknowledged: (count: number) => void = () => undefined,
): Promise<ApiRecord[]> {
  const waiting = [...placements];
  const documents: ApiRecord[] = [];
  const client = async (): Promise<void> => {
    for (let placement = waiting.shift(); placement !== undefined; placement = waiting.shift()) {
      const { status, body, text } = await issuePatiently(token, placement, baseOf);
      if (status !== 201) throw new Error(`issue: ${status} ${text}`);
      documents.push(body as ApiRecord);
      onAcknowledged(documents.length);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return documents;
}

/**
 * Issues the invoice of a placement, and repeats the call under its Idempotency-Key while nobody answers or the product is busy.
 * @returns the first other answer
 */
export async function issuePatiently(
  token: string,
  placement_id: number,
  baseOf: () => string,
): Promise<Pick<ApiAnswer, 'status' | 'body' | 'text'>> {
  const headers = { 'idempotency-key': randomUUID() };
  const end = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    const answer = await new ApiClient(baseOf(), token)
      .post('/api/admin/invoices', { placement_id }, headers)
      .catch(() => ({ status: 503, body: null, text: 'no answer' }));
    if (answer.status !== 503 || Date.now() > end) return answer;
    await delay(BEFORE_REPEAT_MILLISECONDS);
  }
}

/** What is wrong with the numbers in the database: gaps, doubles, placements with several invoices, and balances of their own. */
export function wrongNumbers({ sql }: Pick<Office['agency']['database'], 'sql'>): Promise<unknown[]> {
  return sql(`
    select 'gap or double' as what, series as of from invoices group by series, financial_year
      having count(*) <> max(sequence) or min(sequence) <> 1 or count(distinct number) <> count(*)
    union all select 'twice', placement_id::text from invoices where kind = 'invoice' and state <> 'credited'
      group by placement_id having count(*) > 1
    union all select 'series elsewhere', s.series from invoice_series s
      where last_sequence <> (select max(sequence) from invoices i where (i.series, i.financial_year) = (s.series, s.financial_year))
    union all select 'copy of the placement', p.placement_id::text from placements p left join invoices i on i.invoice_id = p.invoice_id
      where (p.invoice_number, p.invoice_state, p.due_date) is distinct from (i.number, i.state, i.due_date)
    union all select 'total of the list', null where (select coalesce(sum(n), 0) from row_counts where list = 'invoices')
      <> (select count(*) from invoices)`);
}
