import { createHash } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { type Employee } from '../src/employees/employee.entity.js';
import { kindOfMediaType } from '../src/employees/resumes/kinds/resume-kind.js';
import { firstStepOf, Resume, ResumeFile } from '../src/employees/resumes/resume.entity.js';
import { MINUTE_MILLISECONDS } from '../src/platform/durations.js';
import { dayInIndia } from './calendar.js';
import { type PersonName } from './people.js';
import { type DemoResume } from './resumes/demo-resume.js';
import { paperOf } from './resumes/paper.js';
import { resumeFile } from './resumes/resume-file.js';
import { NON_IT_RESUMES } from './resumes/resumes-non-it.js';
import { SOFTWARE_RESUMES } from './resumes/resumes-software.js';
import { SYSTEMS_RESUMES } from './resumes/resumes-systems.js';

const RESUMES = [...SOFTWARE_RESUMES, ...SYSTEMS_RESUMES, ...NON_IT_RESUMES];
/** After the registration. */
const MINUTES_LATER = 4;

/** Inserts the resumes that job seekers sent after they registered. Their texts are read afterwards, as of any upload. */
export async function insertDemoResumes(
  transaction: EntityManager,
  now: Date,
  employees: ReadonlyMap<PersonName, Employee>,
): Promise<void> {
  const year = Number(dayInIndia(now).slice(0, 4));
  const sent = RESUMES.flatMap((resume) => {
    const person = employees.get(resume.person);
    return person ? [sentBy(person, resume)] : [];
  });
  const files = await Promise.all(sent);
  const rows = files.map(([row]) => row);
  await transaction.insert(Resume, rows);
  await transaction.insert(
    ResumeFile,
    files.map(([{ resume_id }, content]) => ({ resume_id, content })),
  );

  async function sentBy(person: Employee, resume: DemoResume): Promise<readonly [row: Resume, content: Buffer]> {
    const uploaded_at = new Date(
      Math.min(now.getTime(), person.created_at.getTime() + MINUTES_LATER * MINUTE_MILLISECONDS),
    );
    const { content, ...file } = await resumeFile(resume.kind, paperOf(resume, person, year), uploaded_at);
    const row = transaction.create(Resume, {
      ...file,
      employee_id: person.employee_id,
      size_bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      uploaded_at,
      uploaded_by_role: 'employee',
      to_read: firstStepOf(kindOfMediaType(file.media_type)),
    });
    return [row, content];
  }
}
