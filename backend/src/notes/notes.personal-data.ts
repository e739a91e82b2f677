import { In } from 'typeorm';
import { type PersonContext, type PersonalData, type Rows } from '../privacy/personal-data.js';
import { Note } from './note.entity.js';

/** Who wrote a note stands there for nobody: it is somebody else's data. */
const NOTE = 'kind, record_id, text, created_at';

/** Notes about who was put forward for a company's jobs are not the company's. */
const ABOUT_PERSON = `select ${NOTE} from notes where employee_id = any($1) or company_id = any($2)
  or request_id = any($3) or connection_id = any($4) order by note_id`;

/** That somebody of the staff wrote: what it says is about others. */
const WRITTEN = `select kind, record_id, created_at from notes
  where author_id = any($1) order by note_id`;

async function read({ transaction, person }: PersonContext): Promise<Rows> {
  const { employees, companies, jobs, introductions, users } = person;
  return [
    ...(await transaction.query<Rows>(ABOUT_PERSON, [employees, companies, jobs, introductions])),
    ...(await transaction.query<Rows>(WRITTEN, [users])),
  ];
}

/** Notes about a person's records; they go with these. */
export const NOTE_DATA: PersonalData = {
  name: 'notes',
  read,
  erase: async ({ transaction, person: { employees, companies, jobs, connections } }) => ({
    notes: await transaction.countBy(Note, [
      { employee_id: In(employees) },
      { company_id: In(companies) },
      { request_id: In(jobs) },
      { connection_id: In(connections) },
    ]),
  }),
};
