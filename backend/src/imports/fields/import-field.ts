/** What a cell says to a field, or why it says nothing. */
export type CellValue = { value: unknown } | { reason: string };

/** A field that a column of a file can fill. */
export interface ImportField {
  /** As the API names it on the record. */
  field: string;
  /** As the console calls it. */
  label: string;
  isRequired: boolean;
  /** Reads a cell that is not empty; what remains wrong, the rules of the field say. */
  read: (text: string) => CellValue;
  /** Other heads of the column, in any spelling of spaces, signs and case. */
  alsoCalled: readonly string[];
}

/** Kinds of records that are imported, as the lists are named. */
export const IMPORT_KINDS = ['employees', 'companies', 'job-requests'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

type FieldOptions = Partial<Pick<ImportField, 'isRequired' | 'read' | 'alsoCalled'>>;

/** A field of text, unless told otherwise. */
export function field(name: string, label: string, options: FieldOptions = {}): ImportField {
  return { field: name, label, isRequired: false, read: (value) => ({ value }), alsoCalled: [], ...options };
}
