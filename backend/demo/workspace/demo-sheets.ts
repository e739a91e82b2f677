import { createHash } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { type Employee } from '../../src/employees/employee.entity.js';
import { DAY_MILLISECONDS } from '../../src/platform/durations.js';
import { Sheet } from '../../src/recruiting/submissions/sheet.entity.js';
import { type ShownSheet } from '../../src/recruiting/submissions/shown-sheet.js';
import { dayInIndia } from '../calendar.js';
import { type Course } from '../demo-connections.js';
import { type PersonName } from '../people.js';
import { type DemoResume } from '../resumes/demo-resume.js';
import { NON_IT_RESUMES } from '../resumes/resumes-non-it.js';
import { SOFTWARE_RESUMES } from '../resumes/resumes-software.js';
import { SYSTEMS_RESUMES } from '../resumes/resumes-systems.js';
import { DRAFTS, SHEET_NOTES, SHOW_SALARY, UNCONFIRMED } from './sheets.js';
import { type ShownCourse } from './shown-course.js';

const WAIT_DAYS = 14;
const RESUMES = new Map<PersonName, DemoResume>(
  [...SOFTWARE_RESUMES, ...SYSTEMS_RESUMES, ...NON_IT_RESUMES].map((resume) => [resume.person, resume]),
);

/**
 * Inserts sheets of what was shown or is about to be, and drafts.
 * @param adminOf the admin who wrote it
 * @returns hashes of those that were shown
 */
export async function insertDemoSheets(
  transaction: EntityManager,
  now: Date,
  { courses, shown }: { courses: readonly Course[]; shown: readonly ShownCourse[] },
  adminOf: (course: Course) => number,
): Promise<ReadonlyMap<number, string>> {
  const drafts = courses.filter(({ person, opening }) =>
    DRAFTS.some(([who, what]) => who === person && what === opening),
  );
  const rows = [
    ...shown.filter(({ share }) => share !== 'refused').map((one) => sheetOf(one, now, adminOf(one.course))),
    ...drafts.map((course) =>
      transaction.create(Sheet, {
        ...textsOf(course, now),
        confirmed: false,
        connection_id: course.connection.connection_id,
        changed_by: adminOf(course),
        changed_at: new Date(
          Math.min(now.getTime(), course.connection.connection_date.getTime() + DAY_MILLISECONDS / 24),
        ),
      }),
    ),
  ];
  await transaction.insert(Sheet, rows);
  return new Map(
    rows.flatMap(({ connection_id, shown: said }): [number, string][] =>
      said ? [[connection_id, createHash('sha256').update(JSON.stringify(said)).digest('hex')]] : [],
    ),
  );
}

function sheetOf({ course, share, submitted }: ShownCourse, now: Date, admin: number): Sheet {
  const { connection, employee } = course;
  const texts = textsOf(course, now);
  const isWaiting = share === 'waiting';
  const wasShown = share === 'submitted' || share === 'withdrawn';
  return Object.assign(new Sheet(), {
    ...texts,
    connection_id: connection.connection_id,
    version: texts.confirmed ? 2 : 1,
    shown: wasShown ? shownOf(texts, employee) : null,
    asked_at: isWaiting || share === 'declined' || share === 'expired' ? submitted : null,
    waits_until: isWaiting ? new Date(submitted.getTime() + WAIT_DAYS * DAY_MILLISECONDS) : null,
    wait_confirmed: [],
    wait_by: isWaiting ? admin : null,
    changed_by: admin,
    changed_at: new Date(submitted.getTime() - 60_000),
  });
}

type Texts = Pick<Sheet, 'headline' | 'note' | 'show_salary' | 'resume_text' | 'confirmed'>;

function textsOf({ person, opening, employee }: Course, now: Date): Texts {
  const resume = RESUMES.get(person);
  const note = SHEET_NOTES.find(([who, what]) => who === person && what === opening)?.[2] ?? null;
  const [skill, other] = employee.skills.map(({ skill_name }) => skill_name);
  return {
    headline: resume ? headlineOf(resume) : `${skill}${other ? ` and ${other}` : ''}, ${employee.preferred_location}`,
    note,
    show_salary: SHOW_SALARY.has(person),
    resume_text: resume ? textOf(resume, Number(dayInIndia(now).slice(0, 4))) : null,
    confirmed: resume !== undefined && !UNCONFIRMED.has(person),
  };
}

/** As `MaskedSheetService.shown` makes it of people whose skills and places say nothing about who they are. */
function shownOf({ headline, note, show_salary, resume_text, confirmed }: Texts, employee: Employee): ShownSheet {
  const { skills, qualification, preferred_location, preferred_salary } = employee;
  return {
    headline,
    note,
    skills,
    qualification: qualification ?? null,
    preferred_location: preferred_location ?? null,
    ...(show_salary && { preferred_salary: preferred_salary ?? null }),
    ...(confirmed && { resume_text }),
  };
}

function headlineOf({ title, work }: DemoResume): string {
  const years = Math.max(...work.map(([, , , from]) => from));
  return `${title}, ${years} ${years === 1 ? 'year' : 'years'}`;
}

/** The resume without name and addresses; education and skills stand in fields of their own. */
function textOf({ summary, work, languages }: DemoResume, year: number): string {
  const jobs = work.map(([title, employer, city, from, until, duties]) =>
    [
      `${title}, ${employer}, ${city} (${year - from} to ${until === 0 ? 'today' : year - until})`,
      ...duties.map((duty) => `- ${duty}`),
    ].join('\n'),
  );
  return [summary, ...jobs, `Languages: ${languages}`].join('\n\n');
}
