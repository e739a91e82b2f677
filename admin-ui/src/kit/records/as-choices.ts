/** Plain values as choices of an input or a filter. */
export const asChoices = (values: readonly string[]): { id: string; name: string }[] =>
  values.map((value) => ({ id: value, name: value }));
