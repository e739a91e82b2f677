import { In } from 'typeorm';
import {
  changedRows,
  type FreeText,
  maskTexts,
  namingTexts,
  type PersonalData,
  type PersonContext,
  type Rows,
} from '../../auth/personal-data/personal-data.js';
import { Note } from './note.entity.js';

/** Without the author, who is another person. */
const NOTE = 'kind, record_id, text, created_at';

const ABOUT_PERSON = `select ${NOTE} from notes where employee_id = any($1) or connection_id = any($2) order by note_id`;

/** That a member of the staff wrote notes, without their text: it is about others. */
const WRITTEN = `select kind, record_id, created_at from notes
  where author_id = any($1) order by note_id`;

/** That notes name a member of the staff, without their text. */
const NAMED = `select kind, record_id, created_at, true as mentioned from notes
  where mentions && $1::integer[] order by note_id`;

/** An erased account is named nowhere. */
const FORGET = `update notes set mentions = (select coalesce(array_agg(m), '{}') from unnest(mentions) m where m <> all($1::integer[]))
  where mentions && $1::integer[]`;

async function read({ transaction, person }: PersonContext): Promise<Rows> {
  const { employees, connections, users } = person;
  return [
    ...(await transaction.query<Rows>(ABOUT_PERSON, [employees, connections])),
    ...(await transaction.query<Rows>(WRITTEN, [users])),
    ...(await transaction.query<Rows>(NAMED, [users])),
  ];
}

const TEXT: FreeText = ['notes', 'note_id', 'text'];

/** Parameters begin with the second one. */
const OF_OTHERS = 'coalesce(employee_id, 0) <> all($2) and coalesce(connection_id, 0) <> all($3)';

/** Notes about a person's records are deleted with these. Notes about other records lose the person's e-mail and phone. */
export const NOTE_DATA: PersonalData = {
  name: 'notes',
  own: { nothing: 'notes are the staff’s own' },
  read,
  naming: (context) => {
    const { employees, connections } = context.person;
    return namingTexts(context, 'notes', [TEXT], OF_OTHERS, [employees, connections]);
  },
  erase: async (context) => {
    const { employees, connections, users } = context.person;
    const notes = await context.transaction.countBy(Note, [
      { employee_id: In(employees) },
      { connection_id: In(connections) },
    ]);
    const mentions = await changedRows(context.transaction, FORGET, [users]);
    return { notes, mentions, notesOfOthers: await maskTexts(context, [TEXT]) };
  },
};
