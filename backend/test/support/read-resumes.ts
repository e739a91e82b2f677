import { recordOf, rowsOf, type ApiRecord, type Office } from './office.js';
import { PATIENCE_MILLISECONDS, waitFor } from './wait-for.js';

/** Recognising a picture takes seconds, more while other tests run. */
export const READING_PATIENCE = 2 * PATIENCE_MILLISECONDS;

/** Files by their names. */
export type ResumeFiles = Record<string, Buffer | Promise<Buffer>>;

/** Where an admin uploads and lists the resumes of a person. */
export const resumePathOf = (id: number): string => `/api/admin/employees/${id}/resume`;

/** Uploads all to one person, and waits until all were read. @returns what was read, by the name of the file */
export async function readAll(office: Office, files: ResumeFiles): Promise<Map<string, ApiRecord>> {
  const { id } = await office.addEmployee();
  for (const [name, content] of Object.entries(files)) {
    await recordOf(office.admin.upload(resumePathOf(id), await content, name));
  }
  const resumes = await waitFor(
    'all resumes to be read',
    async () => {
      const answer = await office.admin.get(`${resumePathOf(id)}s`);
      if (answer.status === 503) return undefined;
      const all = await rowsOf(Promise.resolve(answer));
      return all.some(({ text_state }) => text_state === 'pending') ? undefined : all;
    },
    READING_PATIENCE,
  );
  const read = await Promise.all(
    resumes.map(({ resume_id }) => recordOf(office.admin.get(`${resumePathOf(id)}s/${String(resume_id)}`))),
  );
  return new Map(read.map((resume) => [String(resume['file_name']), resume]));
}
