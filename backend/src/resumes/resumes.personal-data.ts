import { In } from 'typeorm';
import { type PersonalData, type Rows } from '../privacy/personal-data.js';
import { Resume } from './resume.entity.js';

const RESUMES = `select r.resume_id, r.employee_id, r.file_name, r.media_type, r.size_bytes, r.uploaded_at, r.uploaded_by_role,
    r.text_state, r.text, r.page_count, r.facts, r.problem, r.shown, replace(encode(f.content, 'base64'), chr(10), '') as content
  from resumes r left join resume_files f using (resume_id) where r.employee_id = any($1) order by r.resume_id`;

/** Deleted with the employee. */
export const RESUME_DATA: PersonalData = {
  name: 'resumes',
  own: { fields: ['file_name', 'media_type', 'size_bytes', 'uploaded_at', 'text', 'page_count', 'facts', 'content'] },
  read: ({ transaction, person }) => transaction.query<Rows>(RESUMES, [person.employees]),
  erase: async ({ transaction, person: { employees } }) => ({
    resumes: await transaction.countBy(Resume, { employee_id: In(employees) }),
  }),
};
