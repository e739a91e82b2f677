import { HOLIDAYS } from '../../src/agency/holidays.list.js';
import { TASKS } from '../../src/agency/tasks/tasks.list.js';
import { CLAIMS } from '../../src/money/claims/claims.list.js';
import { INVOICES } from '../../src/money/invoices/invoices.list.js';
import { PAYMENTS } from '../../src/money/payments/payments.list.js';
import { PLACEMENTS } from '../../src/money/placements/placements.list.js';
import { MAIL_TEMPLATES, MAILINGS } from '../../src/office/mailings/mailings.list.js';
import { type ListColumn, type ListDefinition } from '../../src/platform/lists/list-definition.js';
import { INTERVIEWS } from '../../src/recruiting/interviews/interviews.list.js';
import { type AdminList } from './admin-lists.js';

/** A list with what it filters by. */
export interface LedgerList extends AdminList {
  newest: string;
  filters: string[];
}

function listOf({ name, table, key, newest, columns }: ListDefinition): LedgerList {
  const those = (has: (column: ListColumn) => unknown): string[] =>
    Object.entries<ListColumn>(columns).flatMap(([field, column]) => (has(column) ? [field] : []));
  return {
    name,
    table,
    key,
    newest,
    fields: Object.keys(columns),
    sorts: those(({ sort }) => sort),
    filters: those(({ equals }) => equals),
    ranges: those(({ range }) => range),
  };
}

/** The lists of the workspace, as they are declared. */
export const WORKSPACE_LISTS: LedgerList[] = ([INTERVIEWS, TASKS, MAIL_TEMPLATES, MAILINGS] as ListDefinition[]).map(
  listOf,
);

/** The lists of the ledger, as they are declared. */
export const LEDGER_LISTS: LedgerList[] = ([PLACEMENTS, INVOICES, PAYMENTS, CLAIMS, HOLIDAYS] as ListDefinition[]).map(
  listOf,
);
