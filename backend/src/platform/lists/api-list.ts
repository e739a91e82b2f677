import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, type ApiResponseNoStatusOptions } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { type ListColumn, type ListDefinition, type ListRow } from './list-definition.js';
import { LIST_PROBLEMS, RANGE_PROBLEMS } from './lists.problems.js';

const RANGE =
  'JSON array of the first and last row, counted from 0; 1,000 rows at most, which is also what comes without it. An answer ends earlier when its rows have much text: Content-Range says where.';

function headersOf(name: string): Pick<ApiResponseNoStatusOptions, 'headers'> {
  return {
    headers: {
      'Content-Range': { description: `Position and total, such as ${name} 0-24/310`, schema: { type: 'string' } },
      'X-Total-Capped': {
        description: 'true when the total is a lower bound, because counting stopped',
        schema: { type: 'string' },
      },
    },
  };
}

/** Documents a list of the caller's own, which takes `range` and nothing else. */
export function ApiOwnList(item: Type, name: string): MethodDecorator {
  return applyDecorators(
    ApiQuery({ name: 'range', required: false, type: String, example: '[0,99]', description: RANGE }),
    ApiOkResponse({ type: [item], ...headersOf(name) }),
    ApiErrors(...RANGE_PROBLEMS),
  );
}

/** Documents a list from its definition: what it answers, sorts by and filters by. */
export function ApiList<Fields extends object>(
  item: Type<NoInfer<ListRow<Fields>>>,
  { columns, name }: ListDefinition<Fields>,
): MethodDecorator {
  const entries = Object.entries<ListColumn>(columns);
  const sorts = entries.filter(([, column]) => column.sort).map(([field]) => field);
  const filters = entries.filter(([, column]) => column.equals ?? column.list).map(([field]) => field);
  const lists = entries.filter(([, column]) => column.list).map(([field]) => field);
  const several = lists.length
    ? `; an array for ${lists.join(', ')} asks for all of its values, without regard to case`
    : '';
  const ranges = entries.filter(([, column]) => column.range).map(([field]) => `${field}_gte, ${field}_lte`);
  return applyDecorators(
    ApiQuery({
      name: 'sort',
      required: false,
      type: String,
      example: `["${sorts[0]}","DESC"]`,
      description: `JSON array of field and ASC or DESC. Fields: id, ${sorts.join(', ')}. Without it: newest first.`,
    }),
    ApiQuery({
      name: 'range',
      required: false,
      type: String,
      example: '[0,24]',
      description: RANGE,
    }),
    ApiQuery({
      name: 'filter',
      required: false,
      type: String,
      example: '{"q":"rao"}',
      description: `JSON object. q searches words without regard to case or accents. Fields (a value, or an array of which any may match${several}): id, ${[...filters, ...ranges].join(', ')}. Every field may also be given as a plain parameter.`,
    }),
    ApiOkResponse({ type: [item], ...headersOf(name) }),
    ApiErrors(...LIST_PROBLEMS),
  );
}

/** Documents the sums of a list: it takes `filter`, as the list does. */
export function ApiSums(sums: Type): MethodDecorator {
  return applyDecorators(
    ApiQuery({
      name: 'filter',
      required: false,
      type: String,
      example: '{"q":"rao"}',
      description: 'As the list takes it.',
    }),
    ApiOkResponse({ type: sums }),
    ApiErrors(...LIST_PROBLEMS),
  );
}
