import { Transform } from 'class-transformer';
import { type Source, SOURCES } from '../../employees/source.js';
import { Field, Rule } from '../../platform/validation/field.js';
import { ChoiceField } from '../../platform/validation/fields.js';
import { IMPORT_KINDS, type ImportKind } from './fields/import-field.js';
import { ON_DUPLICATE, type OnDuplicate } from './import.entity.js';

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
