import { among, taskCause } from '../../agency/tasks/task-cause.js';
import { momentOf, OWNER_OF_PLACEMENT } from '../placements/placements.tasks.js';
import { IS_OVERDUE, UNSENT } from './invoices.list.js';

const OWNER = `(select ${OWNER_OF_PLACEMENT} from placements t where t.placement_id = i.placement_id)`;

const invoicesWith = (condition: string, since: string): string => `
  select i.invoice_id as record_id, ${OWNER} as owner_id, concat_ws(', ', i.number, i.company_name) as subject, ${since} as due_from
  from (select t.* from invoices t where t.outstanding_paise > 0 and ${condition}
    and ${among('t.invoice_id')}) i`;

const OUTSTANDING = '(select i.outstanding_paise from invoices i where i.invoice_id = t.record_id)';

/** What an invoice waits for (docs/rules.md#attention). */
export const INVOICE_CAUSES = [
  taskCause('invoice.unsent', {
    recordKind: 'invoice',
    title: 'Send the invoice',
    counted: ['invoice is not sent', 'invoices are not sent'],
    button: 'Send',
    amount: OUTSTANDING,
    sql: invoicesWith(UNSENT, momentOf('i.issued_on')),
  }),
  taskCause('invoice.overdue', {
    recordKind: 'invoice',
    title: 'Ask for the money: the invoice is overdue',
    counted: ['invoice overdue', 'invoices overdue'],
    action: 'remind',
    amount: OUTSTANDING,
    sql: invoicesWith(IS_OVERDUE, momentOf('i.due_date + 1')),
  }),
];
