/** Stands for all kinds of records: their lists are to be read again. */
export const EVERYTHING = '*';
