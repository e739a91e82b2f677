import { ApiException } from '../../../platform/errors/problem.js';
import { INVALID } from '../../../platform/errors/problems.js';
import { type ImportKind } from './import-field.js';
import { KIND_FIELDS } from './kind-fields.js';

/** The field that each column fills, by its name; null for none. */
export type Mapping = Record<string, string | null>;

/** Required fields that no column fills. */
export function missingFields(kind: ImportKind, mapping: Mapping): string[] {
  const filled = new Set(Object.values(mapping));
  return KIND_FIELDS[kind]
    .filter(({ field, isRequired }) => isRequired && !filled.has(field))
    .map(({ field }) => field);
}

/**
 * A mapping that says something of every column of the file.
 * @throws ApiException (400) for a column or a field that there is not, or a field that two columns would fill
 */
export function completeMapping(of: { kind: ImportKind; columns: readonly string[] }, given: Mapping): Mapping {
  const fields = new Map(KIND_FIELDS[of.kind].map(({ field, label }) => [field, label]));
  const filled = new Set<string>();
  for (const [column, field] of Object.entries(given)) {
    if (!of.columns.includes(column)) throw wrong(`The file has no column "${column.slice(0, 100)}"`);
    if (field === null) continue;
    const label = fields.get(field);
    if (!label) throw wrong(`There is no field "${field.slice(0, 100)}"`);
    if (filled.has(field)) throw wrong(`Two columns cannot both fill ${label}`);
    filled.add(field);
  }
  return Object.fromEntries(
    of.columns.map((column) => [column, Object.hasOwn(given, column) ? (given[column] ?? null) : null]),
  );
}

function wrong(message: string): ApiException {
  return new ApiException(INVALID, { fields: [{ field: 'mapping', message }] });
}
