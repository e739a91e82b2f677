/** Rows that may be selected at once; most bulk actions are a call for each. */
export const MAX_SELECTED = 250;
