import { STATES } from '../../agency/gst/states.js';
import { type AuditKind } from '../../auth/audit/audit.service.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { KINDS_IN_RETURN } from '../invoices/invoice-document.js';

/** Rows of one query, so that no connection is held while a slow client reads. */
export const ROWS_AT_ONCE = 1_000;

/** A row of a register, and its position in the order. */
export interface RegisterRow {
  day: string;
  key: number;
  cells: (string | null)[];
}

/** An export for bookkeeping: rows of a period, in the order of their days. */
export interface Register {
  /** In the address and the file's name. */
  name: string;
  kind: AuditKind;
  heads: readonly string[];
  /** Values: first day, last day. */
  count: PreparedStatement<{ rows: number; last: number | null }>;
  /** Values: first day, last day, day and key of the last row read, last key. */
  page: PreparedStatement<RegisterRow>;
  /** Keys of the people whom it names. Values: first day, last day. */
  people?: PreparedStatement<{ employee_id: number }>;
}

const rupees = (paise: string): string => `to_char(${paise} / 100.0, 'FM99999999999990.00')`;

/** Two digits and the name, as GST returns require. */
const PLACE_OF_SUPPLY = `i.place_of_supply || coalesce('-' || (jsonb_build_object(${Object.entries(STATES)
  .map(([code, name]) => `'${code}', '${name}'`)
  .join(', ')}) ->> i.place_of_supply), '')`;

type RegisterTable = Record<'table' | 'alias' | 'key' | 'day' | 'joins', string> & { condition?: string };

/**
 * @param table with the alias its joins use
 * @param columns headers, each with SQL of its text
 */
function registerOf(
  { name, kind }: Pick<Register, 'name' | 'kind'>,
  { table, alias, key, day, joins, condition = 'true' }: RegisterTable,
  columns: Record<string, string>,
): Register {
  const [dayOf, keyOf] = [`${alias}.${day}`, `${alias}.${key}`];
  return {
    name,
    kind,
    heads: Object.keys(columns),
    count: new PreparedStatement(
      `select count(*)::int as rows, max(${keyOf}) as last from ${table} ${alias} where ${dayOf} between $1 and $2 and ${condition}`,
    ),
    page: new PreparedStatement(
      `select ${dayOf}::text as day, ${keyOf} as key, array[${Object.values(columns)
        .map((sql) => `(${sql})::text`)
        .join(', ')}] as cells
       from ${table} ${alias} ${joins}
       where ${dayOf} <= $1 and (${dayOf}, ${keyOf}) > ($2::date, $3::int) and ${keyOf} <= $4 and ${condition}
       order by ${dayOf}, ${keyOf} limit ${ROWS_AT_ONCE}`,
    ),
  };
}

/** Every document of a period, as GSTR-1 requires. Amounts of credit notes have no sign: the kind tells. */
export const SALES_REGISTER = registerOf(
  { name: 'sales-register', kind: 'invoice' },
  {
    table: 'invoices',
    alias: 'i',
    key: 'invoice_id',
    day: 'issued_on',
    joins: 'left join invoices o on o.invoice_id = i.corrects_invoice_id',
    condition: `i.kind in (${KINDS_IN_RETURN})`,
  },
  {
    Number: 'i.number',
    Date: 'i.issued_on',
    Kind: 'i.kind',
    Corrects: 'o.number',
    Company: 'i.company_name',
    GSTIN: 'i.company_gstin',
    'Place of supply': PLACE_OF_SUPPLY,
    SAC: 'i.sac',
    Rate: `trim_scale(i.gst_percent)`,
    Taxable: rupees('i.taxable_paise'),
    CGST: rupees('i.cgst_paise'),
    SGST: rupees('i.sgst_paise'),
    IGST: rupees('i.igst_paise'),
    Total: rupees('i.total_paise'),
    'Supply type': `coalesce(i.document ->> 'supply_type', 'regular')`,
  },
);

/** Payments of a period, reversed ones included. */
export const PAYMENT_REGISTER = registerOf(
  { name: 'payments', kind: 'payment' },
  {
    table: 'payments',
    alias: 'p',
    key: 'payment_id',
    day: 'received_on',
    joins: 'join invoices i using (invoice_id)',
  },
  {
    'Received on': 'p.received_on',
    Invoice: 'i.number',
    Company: 'i.company_name',
    GSTIN: 'i.company_gstin',
    Mode: 'p.mode',
    Reference: 'p.reference',
    Amount: rupees('p.amount_paise'),
    TDS: rupees('p.tds_paise'),
    'TDS section': 'p.tds_section',
    'Reversed on': `(p.reversed_at at time zone 'Asia/Kolkata')::date`,
    'Reason of reversal': 'p.reversal_reason',
  },
);

/** Placements with their joining date in a period. */
export const PLACEMENT_REGISTER: Register = {
  ...registerOf(
    { name: 'placement-register', kind: 'placement' },
    { table: 'placements', alias: 't', key: 'placement_id', day: 'joining_date', joins: '' },
    {
      Candidate: 't.employee_name',
      Employer: 't.company_name',
      Job: 't.job_title',
      'Joining date': 't.joining_date',
      'First-month gross': rupees('t.first_month_gross_paise'),
      Place: 't.job_location',
      State: 't.state',
    },
  ),
  people: new PreparedStatement(
    'select distinct employee_id from placements where joining_date between $1 and $2 and employee_id is not null',
  ),
};
