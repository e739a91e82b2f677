import { type Office } from '../support/office.js';

/** Somebody to be found. The resume is read already. */
export interface Candidate {
  name: string;
  skills?: string;
  qualification?: string;
  location?: string;
  salary?: string;
  resume?: string;
  mobile?: string;
  email?: string;
  /** Years of experience that the resume says. */
  years?: number;
}

const NO_FACTS = { email: null, phone: null, skills: [], years_of_experience: null, last_title: null, education: null };

/** Adds a person with a resume. @returns the key */
export async function addCandidate(office: Office, candidate: Candidate): Promise<number> {
  const { name, skills, qualification, location, salary, resume, mobile, email, years } = candidate;
  const { id } = await office.addEmployee({
    name,
    skills: skills ?? '',
    qualification: qualification ?? '',
    emplocation: location ?? '',
    empsalary: salary ?? '',
    ...(mobile && { mobile }),
    ...(email && { email }),
  });
  if (resume !== undefined) await addResume(office, id, resume, years);
  return id;
}

/** Adds a resume whose text was read, in place of the one that is shown. */
export async function addResume(office: Office, employee_id: number, text: string, years?: number): Promise<void> {
  await office.sql('update resumes set shown = false where employee_id = $1', [employee_id]);
  await office.sql(
    `insert into resumes (employee_id, file_name, media_type, size_bytes, sha256, uploaded_by_role, text_state, text)
     values ($1, 'cv.pdf', 'application/pdf', 1000, repeat('a', 64), 'employee', 'ready', $2)`,
    [employee_id, text],
  );
  // facts are found after the text
  if (years !== undefined)
    await office.sql('update resumes set facts = $2 where employee_id = $1 and shown', [
      employee_id,
      JSON.stringify({ ...NO_FACTS, years_of_experience: years }),
    ]);
}

const SEARCH = '/api/admin/candidates/search';

/** The address of a search. */
export const searchPath = (query: Record<string, string>, path = SEARCH): string =>
  `${path}?${new URLSearchParams(query).toString()}`;
