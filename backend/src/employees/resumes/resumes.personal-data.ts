import { In } from 'typeorm';
import {
  type PersonalData,
  type PersonContext,
  type PersonFile,
  type Rows,
} from '../../auth/personal-data/personal-data.js';
import { Resume } from './resume.entity.js';

const BYTES = `, replace(encode(f.content, 'base64'), chr(10), '') as content`;

const resumes = (
  more: string,
): string => `select r.resume_id, r.employee_id, r.file_name, r.media_type, r.size_bytes, r.uploaded_at, r.uploaded_by_role,
    r.text_state, r.text, r.page_count, r.facts, r.problem, r.shown${more}
  from resumes r left join resume_files f using (resume_id) where r.employee_id = any($1) order by r.resume_id`;

const FILES =
  'select resume_id from resumes join resume_files using (resume_id) where employee_id = any($1) order by 1';
const FILE =
  'select file_name, media_type, content from resumes join resume_files using (resume_id) where resume_id = $1';

async function* filesOf({ transaction, person }: PersonContext): AsyncGenerator<PersonFile> {
  const files = await transaction.query<{ resume_id: number }[]>(FILES, [person.employees]);
  for (const { resume_id } of files) yield* await transaction.query<PersonFile[]>(FILE, [resume_id]);
}

/** Deleted with the employee. */
export const RESUME_DATA: PersonalData = {
  name: 'resumes',
  own: { fields: ['file_name', 'media_type', 'size_bytes', 'uploaded_at', 'text', 'page_count', 'facts', 'content'] },
  read: ({ transaction, person, withoutFiles }) =>
    transaction.query<Rows>(resumes(withoutFiles ? '' : BYTES), [person.employees]),
  files: filesOf,
  erase: async ({ transaction, person: { employees } }) => ({
    resumes: await transaction.countBy(Resume, { employee_id: In(employees) }),
  }),
};
