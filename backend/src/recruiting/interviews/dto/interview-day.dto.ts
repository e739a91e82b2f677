import { ApiProperty } from '@nestjs/swagger';
import { NullableReply, Reply } from '../../../platform/http/reply.js';
import { INTERVIEW_MODES, INTERVIEW_STATES } from '../interview-state.js';

const MOMENT = { format: 'date-time' };

/** An interview of the day, and how to reach who comes. */
export class ComingInterviewDto {
  @Reply('Key', 7)
  interview_id: number;

  @Reply('When it begins, ISO 8601 in UTC', '2026-12-14T09:30:00.000Z', MOMENT)
  starts_at: string;

  @Reply('When it ends, ISO 8601 in UTC', '2026-12-14T10:30:00.000Z', MOMENT)
  ends_at: string;

  @Reply('Whether all who are needed come', 'confirmed', { enum: INTERVIEW_STATES })
  state: string;

  @Reply('How they meet', 'video', { enum: INTERVIEW_MODES })
  mode: string;

  @NullableReply('Address, or number to call', 'MG Road 12, Pune')
  place: string | null;

  @NullableReply('Of a video meeting', 'https://meet.example.com/abc')
  link: string | null;

  @Reply('Name of the person', 'Asha Rao')
  employee_name: string;

  @Reply('Phone of the person, +91 and ten digits', '+919876543210')
  employee_phone: string;

  @Reply('Job title', 'React Developer')
  job_title: string;

  @Reply('Name of the company', 'Sahyadri Software')
  company_name: string;
}

/** The first day from now that has interviews. */
export class InterviewDayDto {
  @NullableReply('The day in India; null where none is planned', '2026-12-14', { type: 'string', format: 'date' })
  day: string | null;

  @Reply('How many interviews of that day are not over', 2)
  count: number;

  @ApiProperty({ description: 'The first eight of them', type: [ComingInterviewDto] })
  interviews: ComingInterviewDto[];
}
