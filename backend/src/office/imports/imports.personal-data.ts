import { ERASED } from '../../auth/personal-data/identity.js';
import {
  changedRows,
  maskTexts,
  type PersonalData,
  type PersonContext,
  type Rows,
} from '../../auth/personal-data/personal-data.js';

/** Rows that name a person: by the record that they made or resemble, by the phone, or by e-mail or phone in any of their cells. */
const ROWS = `(
  (record_id = any($2) and import_id in (select import_id from imports where kind = 'employees'))
  or phone = any($3) or array_to_string(cells, chr(31)) ~* any($1))`;

const keysOf = ({ person }: PersonContext): unknown[] => {
  const { contactPatterns, employees, phones } = person;
  return [contactPatterns, employees, phones];
};

/** Who imported stays an account, without its e-mail. */
const ACTORS = `update imports set actor = actor || '{"email": "${ERASED}"}' 
  where actor ->> 'email' = any($1) or (actor ->> 'userId')::integer = any($2)`;

/** Rows of imported files. They are retained for 30 days. */
export const IMPORT_DATA: PersonalData = {
  name: 'importRows',
  own: { nothing: 'a row may name others; what was taken from it stands in the profile' },
  read: (context) =>
    context.transaction.query<Rows>(
      `select import_id, row_number, cells, field_values, before, state from import_rows where ${ROWS} order by import_id, row_number`,
      keysOf(context),
    ),
  erase: async (context) => ({
    imports: await changedRows(context.transaction, ACTORS, [context.person.emails, context.person.users]),
    importFiles: await maskTexts(context, [['imports', 'import_id', 'file_name']]),
    importRows: await changedRows(context.transaction, `delete from import_rows where ${ROWS}`, keysOf(context)),
  }),
};
