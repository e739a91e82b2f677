import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { EmployeeDto } from '../../../employees/employee.dto.js';
import { PLACEMENT_STATUSES } from '../../../employees/placement-status.js';
import { JobRequestDto } from '../../../jobs/job-request.dto.js';
import { NullableObject, Reply } from '../../../platform/http/reply.js';
import { AnswerField } from './search.dto.js';

const NAMES = { type: 'array', items: { type: 'string' } } as const;
const POINTS = { type: 'number' } as const;

/** Which people are compared with a job. */
export class PeopleMatchesDto {
  @AnswerField('Hide placed', 'true: leaves out who is placed')
  hide_placed?: boolean | null;
}

/** Points of each part. */
export class MatchPartsDto {
  @Reply('Of 50', 42.5, POINTS)
  skills: number;

  @Reply('Of 15', 15, POINTS)
  location: number;

  @Reply('Of 15', 7.5, POINTS)
  salary: number;

  @Reply('Of 10', 10, POINTS)
  qualification: number;

  @Reply('Of 10', 6, POINTS)
  fresh: number;
}

/** Where the wanted skills were found. */
export class SkillReasonsDto {
  @Reply('Skills that the job wants', ['React', 'Docker', 'AWS'], NAMES)
  wanted: string[];

  @Reply('Those of the skills field', ['React'], NAMES)
  in_skills: string[];

  @Reply('Those that only the resume names', ['Docker'], NAMES)
  in_resume: string[];

  @Reply('Those that the person does not name', ['AWS'], NAMES)
  missing: string[];

  @Reply('Whether the job names its skills itself, its texts name known ones, or neither', 'field', {
    enum: ['field', 'vocabulary', 'none'],
  })
  from: string;
}

/** Why each part has its points. */
export class MatchReasonsDto {
  @ApiProperty({ type: SkillReasonsDto })
  skills: SkillReasonsDto;

  @Reply('Sentence about the places', 'Both name Bengaluru.')
  location: string;

  @Reply('Sentence about the salaries', 'The ranges overlap: 5-8 LPA and 6,00,000 - 9,00,000.')
  salary: string;

  @Reply('Sentence about the qualification', 'The job asks for none.')
  qualification: string;

  @Reply('Sentence about when the person was last here', 'Active 12 days ago.')
  fresh: string;
}

/** The connection of the two. */
export class MatchConnectionDto {
  @Reply('Key', 12)
  connection_id: number;

  @Reply('Placement status', 'shortlisted', { enum: PLACEMENT_STATUSES })
  status: string;
}

/** How well a person and a job fit, and why. */
export class MatchDto {
  @Reply('0 to 100, the sum of the parts', 81, POINTS)
  score: number;

  @ApiProperty({ type: MatchPartsDto })
  parts: MatchPartsDto;

  @ApiProperty({ type: MatchReasonsDto })
  reasons: MatchReasonsDto;

  @NullableObject('Null when they are not connected', MatchConnectionDto)
  connection: MatchConnectionDto | null;

  @Reply('Day in India on which the company first had the person from the agency; null when it had not', '2026-11-22', {
    format: 'date',
    nullable: true,
  })
  introduced_on: string | null;
}

/** A person for a job. */
export class PersonMatchDto extends IntersectionType(EmployeeDto, MatchDto) {}

/** A job for a person. */
export class JobMatchDto extends IntersectionType(JobRequestDto, MatchDto) {}
