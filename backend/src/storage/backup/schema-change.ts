/** Columns by table and sequences, separated by spaces; a minus in front of what went. */
export interface SchemaChange {
  tables: Record<string, string>;
  sequences: string;
}
