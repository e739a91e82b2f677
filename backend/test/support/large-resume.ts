import { createHash, randomBytes } from 'node:crypto';
import { type TestDatabase } from './test-database.js';

/** A resume as large as one may be, with bytes that do not get smaller, of the first employee, behind the back of the product. */
export async function storeLargeResume(database: TestDatabase, textState: string, bytes = 5_000_000): Promise<void> {
  const content = randomBytes(bytes);
  const sha256 = createHash('sha256').update(content).digest('hex');
  await database.sql(
    `with resume as (
       insert into resumes (employee_id, file_name, media_type, size_bytes, sha256, uploaded_by_role, text_state, shown)
       select min(employee_id), 'large.pdf', 'application/pdf', $1, $2, 'employee', $3, false from employees returning resume_id)
     insert into resume_files (resume_id, content) select resume_id, $4 from resume`,
    [bytes, sha256, textState, content],
  );
}
