import { type ApiRecord, type Office, recordOf, rowsOf } from './office.js';
import { PATIENCE_MILLISECONDS, waitFor } from './wait-for.js';

/** Recognising a picture takes seconds, more while other tests run. */
export const READING_PATIENCE = 2 * PATIENCE_MILLISECONDS;

/** Files by their names. */
export type ResumeFiles = Record<string, Buffer | Promise<Buffer>>;

/** Where an admin uploads and lists the resumes of a person. */
export const resumePathOf = (id: number): string => `/api/admin/employees/${id}/resume`;

/** Of one person no more are kept. */
const OF_PERSON = 20;

/** Uploads all, and waits until all were read. @returns what was read, by the name of the file */
export async function readAll(office: Office, files: ResumeFiles): Promise<Map<string, ApiRecord>> {
  const paths: string[] = [];
  for (const [index, [name, content]] of Object.entries(files).entries()) {
    if (index % OF_PERSON === 0) paths.push(resumePathOf((await office.addEmployee()).id));
    await recordOf(office.admin.upload(paths.at(-1) ?? '', await content, name));
  }
  const read = await Promise.all(paths.map((path) => allRead(office, path)));
  return new Map(read.flat().map((resume) => [String(resume['file_name']), resume]));
}

async function allRead(office: Office, path: string): Promise<ApiRecord[]> {
  const resumes = await waitFor(
    'all resumes to be read',
    async () => {
      const answer = await office.admin.get(`${path}s`);
      if (answer.status === 503) return undefined;
      const all = await rowsOf(Promise.resolve(answer));
      return all.some(({ text_state }) => text_state === 'pending') ? undefined : all;
    },
    READING_PATIENCE,
  );
  return Promise.all(resumes.map(({ resume_id }) => recordOf(office.admin.get(`${path}s/${String(resume_id)}`))));
}
