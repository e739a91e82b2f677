/** A UUID for one deed. A page that came over plain http from another machine can make none. */
export const newKey = (): string | undefined => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);
