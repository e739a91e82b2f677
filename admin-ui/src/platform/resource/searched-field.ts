/** A field in which a search looks. */
export interface SearchedField {
  label: string;
  values: readonly string[];
  /** Of interest even where the name holds the typed words, too; also asked for as a whole. */
  areSkills?: boolean;
}

/** A field with one value, or none. */
export const searchedField = (label: string, value: string | null | undefined): SearchedField => ({
  label,
  values: value ? [value] : [],
});
