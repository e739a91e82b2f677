import { field, listOf, nullable, own, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { CHANNELS } from './introduction.entity.js';

/** Introductions, latest first. */
export const INTRODUCTIONS = listOf({
  name: 'introductions',
  table: 'introductions',
  key: 'introduction_id',
  newest: 'introduced_at',
  rowCount: { list: 'introductions' },
  columns: {
    introduction_id: field('Key', 61, own('introduction_id', 'integer')),
    employee_id: nullable(
      'The employee; null once gone, or merged with somebody whom the company had earlier',
      12,
      own('employee_id', 'integer'),
    ),
    employee_name: field('Name of the employee at the time', 'Asha Rao', own('employee_name')),
    company_id: nullable('The company; null once it is gone', 5, own('company_id', 'integer')),
    company_name: field('Name of the company at the time', 'Sahyadri Software Pvt Ltd', own('company_name')),
    request_id: nullable('The job request; null once it is gone', 31, own('request_id', 'integer')),
    job_title: field('Job title at the time', 'React Developer', own('job_title')),
    how: field('How the company had the person', 'connected', { ...own('how'), choices: CHANNELS }),
    introduced_on: field('Day in India, YYYY-MM-DD', '2026-11-18', own('introduced_on', 'date')),
    introduced_at: field('When, ISO 8601 in UTC', '2026-11-18T06:12:44.000Z', own('introduced_at', 'timestamptz')),
    submitted_on: nullable(
      'Day in India on which the company was first shown the person, YYYY-MM-DD',
      '2026-11-19',
      shown('submitted_on', 'date'),
    ),
    first_opened_on: nullable(
      'Day in India on which the company first opened it, YYYY-MM-DD',
      '2026-11-20',
      shown('first_opened_on', 'date'),
    ),
    introduced_by: nullable('Account that did it', 3, own('introduced_by', 'integer')),
    introduced_by_name: field('E-mail of that account at the time', 'admin@niyukt.example', own('introduced_by_name')),
    introducer_name: nullable('Name of that account now; null where none is known', 'Meera Iyer', {
      kind: 'text',
      select: 'account_name(t.introduced_by)',
    }),
  },
});

/** The first time that the agency introduced a person to a company. */
export class IntroductionDto extends RowOf(INTRODUCTIONS) {}
