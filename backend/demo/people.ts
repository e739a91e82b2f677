import { type Employee } from '../src/employees/employee.entity.js';
import { type Industry } from '../src/platform/industry.js';
import { CARE_AND_PRODUCTION_PEOPLE } from './people-care-and-production.js';
import { COMMERCIAL_PEOPLE } from './people-commercial.js';
import { DATA_AND_SYSTEMS_PEOPLE } from './people-data-and-systems.js';
import { SOFTWARE_PEOPLE } from './people-software.js';

const IT_PEOPLE = [...SOFTWARE_PEOPLE, ...DATA_AND_SYSTEMS_PEOPLE] as const;
const NON_IT_PEOPLE = [...COMMERCIAL_PEOPLE, ...CARE_AND_PRODUCTION_PEOPLE] as const;

/** Names of the demo job seekers; each is there once. */
export type PersonName = (typeof IT_PEOPLE)[number][0] | (typeof NON_IT_PEOPLE)[number][0];

const NOTICE_PERIODS = ['30 days', 'Immediate', '60 days', null, '15 days', '90 days'] as const;

type PersonRow = readonly [
  name: PersonName,
  qualification: string,
  preferredLocation: string,
  preferredSalary: string,
  skills: string,
];

/** A demo job seeker, as far as the record has a place for it. */
export interface Person extends Pick<
  Employee,
  | 'email'
  | 'qualification'
  | 'industry'
  | 'preferred_location'
  | 'preferred_salary'
  | 'notice_period'
  | 'skills'
  | 'resume_link'
> {
  full_name: PersonName;
}

/** Every demo job seeker. */
export const PEOPLE: readonly Person[] = [
  ...IT_PEOPLE.map((row, index) => personOf(row, index, 'IT')),
  ...NON_IT_PEOPLE.map((row, index) => personOf(row, index, 'Non-IT')),
];

function personOf(row: PersonRow, index: number, industry: Industry): Person {
  const [full_name, qualification, preferred_location, preferred_salary, skills] = row;
  const words = full_name.toLowerCase().split(' ');
  return {
    full_name,
    email: `${words.join('.')}@mail.example.com`,
    qualification,
    industry,
    preferred_location,
    preferred_salary,
    notice_period: NOTICE_PERIODS[index % NOTICE_PERIODS.length] ?? null,
    skills: skills.split(', ').map((skill_name) => ({ skill_name })),
    resume_link: index % 2 === 0 ? `https://cv.example.in/${words.join('-')}.pdf` : null,
  };
}
