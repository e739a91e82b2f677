import { type EntityManager } from 'typeorm';
import { among, taskCause } from '../../agency/tasks/task-cause.js';
import { type Placement } from './placement.entity.js';
import {
  ATTENTION_CONDITIONS,
  INVOICE_AFTER_DAYS,
  INVOICE_URGENT_BUSINESS_DAYS,
  LOST_REPLACEMENT,
} from './placement-attention.js';

/** SQL: the admin in charge of a placement's job, else of its company. */
export const OWNER_OF_PLACEMENT = `coalesce(
  (select j.owner_id from job_requests j where j.request_id = t.request_id),
  (select c.owner_id from companies c where c.company_id = t.company_id))`;

/** The admin in charge of a placement, if any. */
export async function ownerOf(
  transaction: EntityManager,
  { placement_id }: Pick<Placement, 'placement_id'>,
): Promise<number | null> {
  const [row] = await transaction.query<{ owner_id: number | null }[]>(
    `select ${OWNER_OF_PLACEMENT} as owner_id from placements t where t.placement_id = $1`,
    [placement_id],
  );
  return row?.owner_id ?? null;
}

/** SQL: what tasks call a placement. */
export const NAME_OF_PLACEMENT = `concat_ws(', ', t.employee_name, t.job_title, t.company_name)`;

const placementsWith = (condition: string, since: string): string => `
  select t.placement_id as record_id, ${OWNER_OF_PLACEMENT} as owner_id, ${NAME_OF_PLACEMENT} as subject, (${since})::timestamptz as due_from
  from placements t where ${condition} and ${among('t.placement_id')}`;

/** SQL: a day in India, as the moment at which it begins. */
export const momentOf = (day: string): string => `(${day})::timestamp at time zone 'Asia/Kolkata'`;

/** Nothing tells since when. */
const NOW = `india_now() at time zone 'Asia/Kolkata'`;

const FEE = '(select p.fee_paise from placements p where p.placement_id = t.record_id)';

/** What a placement waits for (docs/rules.md#attention). */
export const PLACEMENT_CAUSES = [
  taskCause('placement.gross', {
    recordKind: 'placement',
    needs: 'money',
    title: 'Note the first-month gross',
    counted: ['placement without its gross', 'placements without their gross'],
    button: 'Enter gross',
    sql: placementsWith(ATTENTION_CONDITIONS.joined_without_gross, momentOf('t.joining_date')),
  }),
  taskCause('placement.invoice', {
    recordKind: 'placement',
    needs: 'money',
    title: 'Issue the invoice',
    counted: ['invoice to issue', 'invoices to issue'],
    button: 'Issue',
    amount: FEE,
    sql: placementsWith(ATTENTION_CONDITIONS.invoice_to_issue, momentOf(`t.joining_date + ${INVOICE_AFTER_DAYS}`)),
    businessDays: INVOICE_URGENT_BUSINESS_DAYS,
  }),
  taskCause('placement.reverted', {
    recordKind: 'placement',
    needs: 'money',
    title: 'Credit the invoice of a placement that was reverted',
    counted: ['invoice to credit', 'invoices to credit'],
    button: 'Credit',
    sql: placementsWith(ATTENTION_CONDITIONS.reverted_with_invoice, NOW),
  }),
  taskCause('placement.unreplaced', {
    recordKind: 'placement',
    title: 'The replacement did not stay: enter the claim again',
    counted: ['replacement that did not stay', 'replacements that did not stay'],
    button: 'Claim again',
    sql: placementsWith(`t.state = 'replaced' and not t.has_open_claim and ${LOST_REPLACEMENT}`, NOW),
  }),
];
