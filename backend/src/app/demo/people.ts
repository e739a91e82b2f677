import { type Industry } from '../../platform/industry.js';
import { CARE_AND_PRODUCTION_PEOPLE } from './people-care-and-production.js';
import { COMMERCIAL_PEOPLE } from './people-commercial.js';
import { DATA_AND_SYSTEMS_PEOPLE } from './people-data-and-systems.js';
import { SOFTWARE_PEOPLE } from './people-software.js';

const IT_PEOPLE = [...SOFTWARE_PEOPLE, ...DATA_AND_SYSTEMS_PEOPLE] as const;
const NON_IT_PEOPLE = [...COMMERCIAL_PEOPLE, ...CARE_AND_PRODUCTION_PEOPLE] as const;

/** Names of the demo job seekers; each is there once. */
export type PersonName = (typeof IT_PEOPLE)[number][0] | (typeof NON_IT_PEOPLE)[number][0];

type PersonRow = readonly [
  name: PersonName,
  qualification: string,
  preferredLocation: string,
  preferredSalary: string,
  skills: string,
];

/** A demo job seeker. */
export interface Person {
  name: PersonName;
  email: string;
  qualification: string;
  industry: Industry;
  preferredLocation: string;
  preferredSalary: string;
  skills: string[];
  resumeLink: string | null;
}

/** Every demo job seeker. */
export const PEOPLE: readonly Person[] = [
  ...IT_PEOPLE.map((row, index) => personOf(row, index, 'IT')),
  ...NON_IT_PEOPLE.map((row, index) => personOf(row, index, 'Non-IT')),
];

function personOf(row: PersonRow, index: number, industry: Industry): Person {
  const [name, qualification, preferredLocation, preferredSalary, skills] = row;
  const words = name.toLowerCase().split(' ');
  return {
    name,
    email: `${words.join('.')}@mail.example.com`,
    qualification,
    industry,
    preferredLocation,
    preferredSalary,
    skills: skills.split(', '),
    resumeLink: index % 2 === 0 ? `https://cv.example.in/${words.join('-')}.pdf` : null,
  };
}
