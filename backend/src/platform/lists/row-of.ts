import { type Type } from '@nestjs/common';
import { Reply } from '../http/reply.js';
import { type ListDefinition, type ListField, type ListRow } from './list-definition.js';

/** A class of what a row of a list answers, to be extended: the name of that class is the name of its schema. */
export function RowOf<Fields extends object>({ key, columns }: ListDefinition<Fields>): Type<ListRow<Fields>> {
  class Row {}
  const fields = Object.entries<ListField>(columns);
  const keyField = fields.find(([name]) => name === key);
  Reply(`Key, equal to ${key}`, keyField?.[1].example)(Row.prototype, 'id');
  for (const [name, { doc = '', example, schema, property = Reply(doc, example, schema) }] of fields) {
    // as the compiler says it of a property whose type no class is
    Reflect.defineMetadata('design:type', Object, Row.prototype, name);
    property(Row.prototype, name);
  }
  return Row as Type<ListRow<Fields>>;
}
