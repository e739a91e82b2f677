import { type Employee } from '../../src/employees/employee.entity.js';
import { type DemoResume } from './demo-resume.js';

/** A part of a resume: its heading and lines; work comes in blocks. */
export interface Section {
  heading: string;
  lines: readonly string[];
}

/** A job on a resume. */
export interface Job {
  years: string;
  title: string;
  place: string;
  duties: readonly string[];
}

/** The content of a resume, the same for every kind of file. */
export interface Paper {
  name: string;
  title: string;
  contact: readonly string[];
  profile: Section;
  experience: { heading: string; jobs: readonly Job[] };
  /** Short parts, which stand beside the others in two columns. */
  others: readonly Section[];
}

const ENGLISH = ['Profile', 'Work Experience', 'Education', 'Skills', 'Languages', 'present'] as const;
const HINDI = ['परिचय', 'अनुभव', 'शिक्षा', 'कौशल', 'भाषाएँ', 'अब तक'] as const;

/** Puts the resume of a demo job seeker together, as of a year. */
export function paperOf(resume: DemoResume, employee: Employee, year: number): Paper {
  const [profile, experience, education, skills, languages, present] = resume.kind === 'hindi.pdf' ? HINDI : ENGLISH;
  const known = employee.skills.map(({ skill_name }) => skill_name);
  return {
    name: employee.full_name,
    title: resume.title,
    contact: [employee.email, employee.phone, employee.preferred_location ?? ''],
    profile: { heading: profile, lines: [resume.summary] },
    experience: {
      heading: experience,
      jobs: resume.work.map(([title, employer, city, from, until, duties]) => ({
        years: `${year - from} - ${until === 0 ? present : year - until}`,
        title,
        place: `${employer}, ${city}`,
        duties,
      })),
    },
    others: [
      { heading: education, lines: resume.education },
      { heading: skills, lines: [[...known, ...resume.skills.split(', ')].join(', ')] },
      { heading: languages, lines: [resume.languages] },
    ],
  };
}

/** A resume from top to bottom: what stands below the name, then its parts. */
export function sectionsOf({ title, contact, profile, experience, others }: Paper): Section[] {
  const work = experience.jobs.flatMap((job) => [
    `${job.title}, ${job.place} (${job.years})`,
    ...job.duties.map((duty) => `- ${duty}`),
  ]);
  return [
    { heading: title, lines: [contact.join(' | ')] },
    profile,
    { heading: experience.heading, lines: work },
    ...others,
  ];
}
