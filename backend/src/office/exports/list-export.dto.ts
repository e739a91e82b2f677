import { NullableReply, Reply } from '../../platform/http/reply.js';
import { Field, Rule } from '../../platform/validation/field.js';
import { ChoiceField } from '../../platform/validation/fields.js';
import { EXPORTED_RESOURCES } from './exported-lists.js';
import { EXPORT_FORMATS, EXPORT_STATES, type ExportFormat } from './list-export.entity.js';

/** A file of a whole list. */
export class ListExportDto {
  @Reply('Key, equal to export_id', 5)
  id: number;

  @Reply('Key', 5)
  export_id: number;

  @Reply('The list', 'employees', { enum: EXPORTED_RESOURCES })
  resource: string;

  @Reply('Kind of the file', 'xlsx', { enum: EXPORT_FORMATS })
  format: string;

  @Reply('How far it is', 'ready', { enum: EXPORT_STATES })
  state: string;

  @Reply('Rows that are in the file so far', 1240)
  row_count: number;

  @Reply('Size in bytes', 96231)
  size_bytes: number;

  @NullableReply('Why it failed', 'The list has more rows than an Excel sheet can hold. Export it as CSV.')
  problem: string | null;

  @Reply('Account that asked for it', 3)
  created_by: number;

  @Reply('When it was asked for, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  created_at: string;

  @NullableReply('When the file was ready', '2026-11-20T05:31:19.000Z', { format: 'date-time' })
  ready_at: string | null;

  @Reply('When it is deleted', '2026-11-21T05:31:07.120Z', { format: 'date-time' })
  expires_at: string;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which rows of which list are wanted. */
export class CreateListExportDto {
  @ChoiceField(EXPORTED_RESOURCES, {
    label: 'Resource',
    doc: 'The list, as in its address',
    example: 'employees',
    required: 'Choose a list',
  })
  resource: string;

  @ChoiceField(EXPORT_FORMATS, {
    label: 'Format',
    doc: 'Kind of the file',
    example: 'xlsx',
    required: 'Choose a format',
  })
  format: ExportFormat;

  @Field(
    { doc: 'As the filter of the list', example: { industry: 'IT' } },
    { type: 'object', additionalProperties: true },
    [Rule((value) => (isObject(value) ? undefined : 'The filter must be an object'))],
  )
  filter?: Record<string, unknown> | null;

  @Field(
    { doc: 'As the sort of the list: field, and ASC or DESC', example: ['full_name', 'ASC'] },
    { type: 'array', items: { type: 'string' } },
    [Rule((value) => (Array.isArray(value) ? undefined : 'The sort must be a list of field and direction'))],
  )
  sort?: [string, string] | null;
}
