import { EMPLOYMENT_TYPES } from '../../jobs/employment-type.js';
import { JOB_PRIORITIES } from '../../jobs/job-priority.js';
import { field } from './import-field.js';
import { readChoice, readCount, readLine, readSkillNames, readText } from './read-cells.js';

/** The company stands by its number, its e-mail or its name; which one it is, the database knows. */
export const COMPANY_OF_JOB = 'company';

export const JOB_FIELDS = [
  field(COMPANY_OF_JOB, 'Company', {
    isRequired: true,
    read: readLine,
    alsoCalled: ['company name', 'company email', 'company id', 'client', 'client name', 'employer', 'कंपनी'],
  }),
  field('title', 'Job title', {
    isRequired: true,
    read: readLine,
    alsoCalled: ['title', 'position', 'designation', 'role', 'job', 'profile', 'पद'],
  }),
  field('description', 'Description', {
    isRequired: true,
    read: readText,
    alsoCalled: ['job description', 'jd', 'details', 'responsibilities', 'विवरण'],
  }),
  field('domain', 'Domain', { read: readLine, alsoCalled: ['department', 'function', 'area'] }),
  field('location', 'Location', { read: readLine, alsoCalled: ['job location', 'city', 'place', 'स्थान', 'शहर'] }),
  field('employment_type', 'Employment type', {
    read: readChoice(EMPLOYMENT_TYPES),
    alsoCalled: ['type', 'job type', 'type of employment'],
  }),
  field('salary_range', 'Salary range', {
    read: readLine,
    alsoCalled: ['salary', 'ctc', 'budget', 'package', 'वेतन'],
  }),
  field('skills', 'Skills', {
    read: readSkillNames,
    alsoCalled: ['skill', 'skill set', 'key skills', 'required skills', 'technologies', 'कौशल'],
  }),
  field('count', 'Number of positions', {
    read: readCount,
    alsoCalled: [
      'positions',
      'openings',
      'vacancies',
      'no of positions',
      'no of openings',
      'number of openings',
      'count',
      'रिक्तियां',
    ],
  }),
  field('priority', 'Priority', { read: readChoice(JOB_PRIORITIES), alsoCalled: ['urgency'] }),
  field('requirements', 'Requirements', {
    read: readText,
    alsoCalled: ['experience', 'eligibility', 'required experience', 'must have'],
  }),
];
