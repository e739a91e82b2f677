import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UNUSABLE_FILE_PROBLEMS } from '../../src/employees/resumes/resumes.problems.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** What the person is answered of a resume that was kept with this problem. */
async function detailsWith(problem: string | null): Promise<ApiRecord> {
  const { id, client } = await office.employee();
  await office.sql(
    `insert into resumes (employee_id, file_name, media_type, size_bytes, sha256, uploaded_by_role, text_state, problem)
     values ($1, 'cv.pdf', 'application/pdf', 10, repeat('a', 64), 'employee', 'failed', $2)`,
    [id, problem],
  );
  return recordOf(client.get('/api/employee/resume/details'));
}

describe('why a resume was not read, or not whole', () => {
  it('is said for programs, message by message', async () => {
    const problem = 'Only the first 10 of 12 pages were read. What the text says could not be found out';
    expect(await detailsWith(problem)).toMatchObject({
      problem,
      problems: [
        { code: 'resume_reading.only_first_pages', values: { read: 10, pages: 12 } },
        { code: 'resume_reading.facts', message: 'What the text says could not be found out' },
      ],
    });
    const { sentence, code } = UNUSABLE_FILE_PROBLEMS.damaged;
    expect(await detailsWith(sentence)).toMatchObject({ problem: sentence, problems: [{ code, message: sentence }] });
  });

  it('has no codes where nothing is wrong, or an older version said it', async () => {
    expect(await detailsWith(null)).not.toHaveProperty('problems');
    expect(await detailsWith('It was too blurred')).toMatchObject({ problem: 'It was too blurred', problems: [] });
  });
});
