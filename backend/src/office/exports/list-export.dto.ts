import { Field, Rule } from '../../platform/validation/field.js';
import { ChoiceField } from '../../platform/validation/fields.js';
import { EXPORTED_RESOURCES } from './exported-lists.js';
import { EXPORT_FORMATS, type ExportFormat } from './list-export.entity.js';

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
