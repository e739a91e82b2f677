import { In } from 'typeorm';
import {
  maskTexts,
  namingTexts,
  type FreeText,
  type PersonContext,
  type PersonalData,
  type Rows,
} from '../privacy/personal-data.js';
import { Note } from './note.entity.js';

/** Without the author, who is another person. */
const NOTE = 'kind, record_id, text, created_at';

/** Without notes about people put forward for a company's jobs. */
const ABOUT_PERSON = `select ${NOTE} from notes where employee_id = any($1) or company_id = any($2)
  or request_id = any($3) or connection_id = any($4) order by note_id`;

/** That a member of the staff wrote notes, without their text: it is about others. */
const WRITTEN = `select kind, record_id, created_at from notes
  where author_id = any($1) order by note_id`;

async function read({ transaction, person }: PersonContext): Promise<Rows> {
  const { employees, companies, jobs, introductions, users } = person;
  return [
    ...(await transaction.query<Rows>(ABOUT_PERSON, [employees, companies, jobs, introductions])),
    ...(await transaction.query<Rows>(WRITTEN, [users])),
  ];
}

const TEXT: FreeText = ['notes', 'note_id', 'text'];

/** Parameters begin with the second one. */
const OF_OTHERS = `coalesce(employee_id, 0) <> all($2) and coalesce(company_id, 0) <> all($3) and coalesce(request_id, 0) <> all($4)
  and coalesce(connection_id, 0) <> all($5)`;

/** Notes about a person's records are deleted with these. Notes about other records lose the person's e-mail and phone. */
export const NOTE_DATA: PersonalData = {
  name: 'notes',
  read,
  kept: (context) => {
    const { employees, companies, jobs, connections } = context.person;
    return namingTexts(context, 'notes', TEXT, OF_OTHERS, [employees, companies, jobs, connections]);
  },
  erase: async (context) => {
    const { employees, companies, jobs, connections } = context.person;
    const notes = await context.transaction.countBy(Note, [
      { employee_id: In(employees) },
      { company_id: In(companies) },
      { request_id: In(jobs) },
      { connection_id: In(connections) },
    ]);
    return { notes, notesOfOthers: await maskTexts(context, [TEXT]) };
  },
};
