import { NullableReply, Reply } from '../../platform/http/reply.js';
import { CHANNELS } from './introduction.entity.js';

/** The first time that the agency introduced a person to a company. */
export class IntroductionDto {
  @Reply('Key, equal to introduction_id', 61)
  id: number;

  @Reply('Key', 61)
  introduction_id: number;

  @NullableReply('The employee; null once gone, or merged with somebody whom the company had earlier', 12)
  employee_id: number | null;

  @Reply('Name of the employee at the time', 'Asha Rao')
  employee_name: string;

  @NullableReply('The company; null once it is gone', 5)
  company_id: number | null;

  @Reply('Name of the company at the time', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @NullableReply('The job request; null once it is gone', 31)
  request_id: number | null;

  @Reply('Job title at the time', 'React Developer')
  job_title: string;

  @Reply('How the company had the person', 'connected', { enum: CHANNELS })
  how: string;

  @Reply('Day in India, YYYY-MM-DD', '2026-11-18', { format: 'date' })
  introduced_on: string;

  @NullableReply('Day in India on which the company was first shown the person, YYYY-MM-DD', '2026-11-19', {
    format: 'date',
  })
  submitted_on: string | null;

  @NullableReply('Day in India on which the company first opened it, YYYY-MM-DD', '2026-11-20', { format: 'date' })
  first_opened_on: string | null;

  @Reply('When, ISO 8601 in UTC', '2026-11-18T06:12:44.000Z', { format: 'date-time' })
  introduced_at: string;

  @NullableReply('Account that did it', 3)
  introduced_by: number | null;

  @Reply('E-mail of that account at the time', 'admin@niyukt.example')
  introduced_by_name: string;

  @NullableReply('Name of that account now; null where none is known', 'Meera Iyer')
  introducer_name: string | null;
}
