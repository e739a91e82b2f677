/** Kinds of records that can have notes. */
export const NOTE_KINDS = ['employee', 'company', 'job_request', 'connection'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
