import { en } from './en';
import { enConsole } from './en-console';
import { enLists } from './en-lists';
import { enNotes } from './en-notes';
import { enRecords } from './en-records';
import { enStaff } from './en-staff';
import { translatorOf } from './translate';

/** A text of the console: its own, and what both user interfaces share. */
export const t = translatorOf({ ...en, ...enConsole, ...enLists, ...enNotes, ...enRecords, ...enStaff });

export type ConsoleTextKey = Parameters<typeof t>[0];
