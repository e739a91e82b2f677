import { Reply } from '../../platform/http/reply.js';
import { IMPORT_KINDS } from './fields/import-field.js';

/** A field that a column can fill. */
export class ImportFieldDto {
  @Reply('As the record names it', 'phone')
  field: string;

  @Reply('As people call it', 'Phone')
  label: string;

  @Reply('Every row needs it', true)
  is_required: boolean;
}

/** A kind of records that can be imported. */
export class ImportKindDto {
  @Reply('As the list is named', 'employees', { enum: IMPORT_KINDS })
  kind: string;

  @Reply('Its fields', [{ field: 'phone', label: 'Phone', is_required: true }], {
    type: 'array',
    items: {
      type: 'object',
      required: ['field', 'label', 'is_required'],
      properties: { field: { type: 'string' }, label: { type: 'string' }, is_required: { type: 'boolean' } },
    },
  })
  fields: ImportFieldDto[];
}
