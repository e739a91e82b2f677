/** A UUID for one action. Undefined on a page over plain HTTP from another machine, where browsers offer none. */
export const newKey = (): string | undefined => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);
