import { changedRows, type PersonalData, type PersonContext, type Rows } from '../privacy/personal-data.js';

/** Rows that name a person: by the record that they made or resemble, or by the e-mail in any of their cells. */
const ROWS = `(
  (record_id = any($2) and import_id in (select import_id from imports where kind = 'employees'))
  or (record_id = any($3) and import_id in (select import_id from imports where kind = 'companies'))
  or (record_id = any($4) and import_id in (select import_id from imports where kind = 'job-requests'))
  or exists (select from unnest(cells) cell where lower(btrim(cell)) = $1))`;

const keysOf = ({ person: { email, employees, companies, jobs } }: PersonContext): unknown[] => [
  email,
  employees,
  companies,
  jobs,
];

/** Rows of imported files. They are kept for 30 days. */
export const IMPORT_DATA: PersonalData = {
  name: 'importRows',
  read: (context) =>
    context.transaction.query<Rows>(
      `select import_id, row_number, cells, field_values, before, state from import_rows where ${ROWS} order by import_id, row_number`,
      keysOf(context),
    ),
  erase: async (context) => ({
    importRows: await changedRows(context.transaction, `delete from import_rows where ${ROWS}`, keysOf(context)),
  }),
};
