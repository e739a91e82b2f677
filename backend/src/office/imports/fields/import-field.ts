import { type FieldWords, type ImportedColumn } from '../../../platform/lists/list-definition.js';

/** A field that a column of a file can fill. */
export interface ImportField extends ImportedColumn {
  /** As the API names it on the record. */
  field: string;
  /** As the console calls it. */
  label: string;
}

/** Kinds of records that are imported, as the lists are named. */
export const IMPORT_KINDS = ['employees', 'companies', 'job-requests'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Those of a noun's fields that a file fills. */
export function importFields(fields: Readonly<Record<string, FieldWords>>): ImportField[] {
  return Object.entries(fields).flatMap(([field, { label = field, imported }]) =>
    imported ? [{ field, label, ...imported }] : [],
  );
}
