import { problem } from '../../platform/errors/problem.js';
import { TOO_OFTEN } from '../../platform/rate-limits/limits.js';
import { type RefusalCode } from './reading/read-table.js';

export const IMPORT_NOT_FOUND = problem('import.not_found', 404, 'Import not found');
export const ROW_NOT_FOUND = problem('import.row_not_found', 404, 'There is no such row in this import');
export const TOO_MANY_IMPORTS = problem('rate_limit.imports', 429, TOO_OFTEN);
export const NOT_CHECKED = problem(
  'import.not_checked',
  409,
  'This import is still being checked. Please wait until it is ready.',
);
export const RUN_ALREADY = problem('import.run_already', 409, 'This import has been run already');
export const NOT_DONE = problem('import.not_done', 409, 'Only an import that has been run can be undone');
export const NOT_FAILED = problem('import.not_failed', 409, 'Only an import that has failed can be tried again');
export const TOO_LATE_TO_UNDO = problem(
  'import.too_late',
  409,
  'An import can be undone for 30 days. This one is older.',
);
export const ROWS_IN_USE = problem(
  'import.rows_in_use',
  409,
  'Nothing was undone, because %{count} of the imported records have been used since: %{rows}',
);
export const NOT_IN_REVIEW = problem('import.not_in_review', 409, 'This row does not wait for a decision');
export const NOT_IN_ERROR = problem(
  'import.not_in_error',
  409,
  'Only a row in error can be corrected, before the import is run',
);
export const CANNOT_BE_NEW = problem(
  'import.cannot_be_new',
  409,
  'A record with this e-mail is there already: it can be updated or left as it is',
);

/** Why a file is not taken. */
export const FILE_REFUSALS = {
  wrong_kind: problem('import.wrong_kind', 415, 'Only CSV and Excel (XLSX) files can be imported'),
  old_excel: problem(
    'import.old_excel',
    415,
    'This is a file of an old Excel (XLS). Open it and save it as XLSX or CSV, then upload that.',
  ),
  password: problem(
    'import.password',
    422,
    'The file is protected by a password. Save it without one and upload it again.',
  ),
  damaged: problem('import.damaged', 422, 'The file is damaged and cannot be read'),
  open_quote: problem(
    'import.open_quote',
    422,
    'A quotation mark that is opened in row %{row} is never closed. Please correct the file.',
  ),
  too_many_rows: problem(
    'import.too_many_rows',
    422,
    'The file has more than 20,000 rows. Please split it into smaller ones.',
  ),
  too_many_columns: problem('import.too_many_columns', 422, 'The file has more than 100 columns'),
  too_much_text: problem('import.too_much_text', 422, 'The file holds more text than can be imported at once'),
  no_rows: problem('import.no_rows', 422, 'The file has no rows'),
} satisfies Record<RefusalCode, unknown>;
