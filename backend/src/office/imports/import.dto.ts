import { Transform } from 'class-transformer';
import { type FieldErrorDto } from '../../platform/errors/error-body.dto.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { Field, Rule } from '../../platform/validation/field.js';
import { ChoiceField } from '../../platform/validation/fields.js';
import { SOURCES, type Source } from '../../employees/source.js';
import { IMPORT_KINDS, type ImportKind } from './fields/import-field.js';
import { ROW_OUTCOMES, ROW_STATES } from './import-row.entity.js';
import { IMPORT_STATES, ON_DUPLICATE, STEP_STATES, type OnDuplicate } from './import.entity.js';

const COUNTED = { additionalProperties: { type: 'integer' } };
const AT = { format: 'date-time' };

/** An imported file, and how far it is. */
export class ImportDto {
  @Reply('Key, equal to import_id', 3)
  id: number;

  @Reply('Key', 3)
  import_id: number;

  @Reply('What the rows are', 'employees', { enum: IMPORT_KINDS })
  kind: string;

  @Reply('As it was uploaded', 'candidates.xlsx')
  file_name: string;

  @Reply('Told by its bytes', 'xlsx', { enum: ['csv', 'xlsx'] })
  file_type: string;

  @Reply('Size in bytes', 48213)
  size_bytes: number;

  @Reply('SHA-256 of the bytes, in hex', 'd2a84f4b8b650937ec8f73cd8be2c74add5a911ba64df27458ed8229da804a26')
  sha256: string;

  @NullableReply('Encoding of a CSV file: utf-8, utf-16 or windows-1252', 'utf-8')
  encoding: string | null;

  @NullableReply('What stands between the values of a CSV file', ';')
  delimiter: string | null;

  @NullableReply('The sheet of a workbook that was read: its first one', 'Candidates')
  sheet: string | null;

  @Reply('Its other sheets, which were not read', ['Old'], { type: 'array', items: { type: 'string' } })
  other_sheets: string[];

  @NullableReply('Number of the row with the heads, counted from 1; null when there is none', 1)
  header_row: number | null;

  @Reply('Cells that held formulas: their text was taken, nothing was computed', 0)
  formulas: number;

  @Reply('Groups of merged cells: each of their cells got the value', 0)
  merged_cells: number;

  @Reply('Names of the columns, in their order', ['Candidate Name', 'Mobile'], {
    type: 'array',
    items: { type: 'string' },
  })
  columns: string[];

  @Reply(
    'The field that each column fills, by its name; null for none',
    { Mobile: 'phone' },
    {
      additionalProperties: { type: 'string', nullable: true },
    },
  )
  mapping: Record<string, string | null>;

  @Reply('Required fields that no column fills', ['email'], { type: 'array', items: { type: 'string' } })
  missing_fields: string[];

  @Reply('How far it is', 'checked', { enum: IMPORT_STATES })
  state: string;

  @NullableReply('Of a failed one: what was under way; else null', 'running', { enum: STEP_STATES })
  stopped_in: string | null;

  @NullableReply(
    'Of a failed one: why it stopped, for people; else null',
    'The check stopped twice before it was finished.',
  )
  problem: string | null;

  @NullableReply(
    'Lines of the text, or rows of the sheet, that are not empty; null for files of before they were counted',
    252,
  )
  line_count: number | null;

  @NullableReply(
    'Of these, lines that are no row of their own: they stand above the heads, or go on within quotation marks',
    1,
  )
  left_out_lines: number | null;

  @Reply('Rows below the heads', 250)
  row_count: number;

  @Reply('Rows that the present step has done', 250)
  done_rows: number;

  @Reply('Rows by what the dry run found: new, update, same, duplicate, error', { new: 240, error: 10 }, COUNTED)
  counts: Record<string, number>;

  @Reply(
    'Rows by what became of them: created, updated, same, skipped, review, error, undone',
    { created: 240, error: 10 },
    COUNTED,
  )
  results: Record<string, number>;

  @NullableReply('What happened to rows whose record was there already; null until it is run', 'skip', {
    enum: ON_DUPLICATE,
  })
  on_duplicate: string | null;

  @NullableReply('Where its people come from; null until it is run, and of other kinds', 'list', { enum: SOURCES })
  source: string | null;

  @NullableReply('The latest import of the same bytes as the same kind, if there was one before', 2)
  same_file_as: number | null;

  @NullableReply('Name of who uploaded it, or else the e-mail; null once the account is gone', 'Meera Iyer')
  created_by_name: string | null;

  @Reply('When it was uploaded, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', AT)
  created_at: string;

  @NullableReply('When it was run', '2026-11-20T05:33:00.000Z', AT)
  started_at: string | null;

  @NullableReply('When its last row was done', '2026-11-20T05:33:41.000Z', AT)
  finished_at: string | null;

  @NullableReply('When it was undone', '2026-11-20T06:00:00.000Z', AT)
  undone_at: string | null;

  @NullableReply('Until when it can be undone; null when it cannot', '2026-12-20T05:33:41.000Z', AT)
  undo_until: string | null;
}

/** A row of an imported file. */
export class ImportRowDto {
  @Reply('Key, equal to import_row_id', 7001)
  id: number;

  @Reply('Key', 7001)
  import_row_id: number;

  @Reply('The import', 3)
  import_id: number;

  @Reply('Its number in the file, counted from 1', 2)
  row_number: number;

  @Reply('Its cells as text, in the order of the columns', ['Asha Rao', '98765 43210'], {
    type: 'array',
    items: { type: 'string' },
  })
  cells: string[];

  @NullableReply('What the dry run found; null while it has not come to it', 'new', { enum: ROW_OUTCOMES })
  outcome: string | null;

  @Reply('What is wrong, or what record it resembles', [{ field: 'email', message: 'Email is required' }], {
    type: 'array',
    items: {
      type: 'object',
      required: ['field', 'message'],
      properties: { field: { type: 'string' }, message: { type: 'string' } },
    },
  })
  reasons: FieldErrorDto[];

  @NullableReply('The values as they are stored', { phone: '+919876543210' }, { additionalProperties: true })
  field_values: Record<string, unknown> | null;

  @Reply('What became of it', 'created', { enum: ROW_STATES })
  state: string;

  @NullableReply('The record that it made or changed, or resembles', 12)
  record_id: number | null;
}

/** The kind of a file that is uploaded. */
export class UploadImportDto {
  @ChoiceField(IMPORT_KINDS, {
    label: 'Kind',
    doc: 'What the rows of the file are',
    example: 'employees',
    required: 'Choose what the rows of the file are',
  })
  kind: ImportKind;
}

const FORMATS = ['xlsx', 'csv'] as const;

/** Which empty file is wanted. */
export class TemplateDto extends UploadImportDto {
  @ChoiceField(FORMATS, { label: 'Format', doc: 'Excel when it is left out', example: 'xlsx' })
  format?: (typeof FORMATS)[number] | null;
}

const isMapping = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((field) => field === null || typeof field === 'string');

/** Which column fills which field. */
export class SetMappingDto {
  // the names of columns are anybody's: `constructor` and the like are left out otherwise
  @Transform(({ obj }: { obj: SetMappingDto }) => obj.mapping)
  @Field(
    {
      doc: 'The field that each column fills, by its name; null, or a column that is left out, for none',
      example: { 'Candidate Name': 'full_name', Mobile: 'phone', Remarks: null },
      required: 'Choose which column fills which field',
    },
    { type: 'object', additionalProperties: { type: 'string', nullable: true } },
    [Rule((value) => (isMapping(value) ? undefined : 'The mapping must name a field, or null, for each column'))],
  )
  mapping: Record<string, string | null>;
}

const MAX_CELLS = 100;

/** A row in error, corrected. */
export class CorrectRowDto {
  @Field(
    {
      doc: 'All cells of the row as text, in the order of the columns',
      example: ['Asha Rao', '98765 43210'],
      required: 'Please give the cells of the row',
    },
    { type: 'array', items: { type: 'string' }, maxItems: MAX_CELLS },
    [
      Rule((value) =>
        Array.isArray(value) && value.length <= MAX_CELLS && value.every((cell) => typeof cell === 'string')
          ? undefined
          : `Cells must be at most ${MAX_CELLS} texts`,
      ),
    ],
    (value) => value,
  )
  cells: string[];
}

/** How an import is run. */
export class RunImportDto {
  @ChoiceField(ON_DUPLICATE, {
    label: 'on_duplicate',
    doc: 'What happens to rows whose record is there already: they are left out, they change it, or somebody decides on each',
    example: 'skip',
    required: 'Choose what happens to rows whose record is there already',
  })
  on_duplicate: OnDuplicate;

  @ChoiceField(SOURCES, {
    label: 'Source',
    doc: 'Where people that are added come from, unknown by default; all but who registered are told by mail from 10:00 of the next business day on',
    example: 'list',
  })
  source?: Source | null;
}

export const ROW_DECISIONS = ['update', 'new', 'skip'] as const;
export type RowDecision = (typeof ROW_DECISIONS)[number];

/** What becomes of a row that waits. */
export class DecideRowDto {
  @ChoiceField(ROW_DECISIONS, {
    label: 'decision',
    doc: 'The row changes the record that is there, becomes a record of its own, or is left out',
    example: 'update',
    required: 'Choose what becomes of the row',
  })
  decision: RowDecision;
}
