import { type ListParameters } from '../../platform/lists/list-query.js';
import { type ListExport } from './list-export.entity.js';

/** Filter and sort as they stand in the address of a list. */
export function parametersOf({ filter, sort }: Pick<ListExport, 'filter' | 'sort'>): ListParameters {
  return { filter: JSON.stringify(filter), ...(sort && { sort: JSON.stringify(sort) }) };
}
