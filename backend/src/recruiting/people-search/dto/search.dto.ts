import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import { EmployeeDto } from '../../../employees/employee.dto.js';
import { MAX_QUALIFICATION } from '../../../employees/employee.entity.js';
import { MAX_SKILLS_LENGTH } from '../../../employees/skills-field.js';
import { NullableReply, Reply } from '../../../platform/http/reply.js';
import { Field } from '../../../platform/validation/field.js';
import { ChoiceField, TextField } from '../../../platform/validation/fields.js';

/** The longest query, in characters. */
export const MAX_QUERY_LENGTH = 300;
const MAX_RUPEES = 1_000_000_000;
/** More years of experience than that are counted as that many. */
export const MAX_YEARS = 60;

/** How the people found may be ordered; the first one when nothing is said. */
export const HIT_ORDERS = ['match', 'newest', 'experience'] as const;
export type HitOrder = (typeof HIT_ORDERS)[number];

const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value;
const answerIn = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value);

const Bound = (label: string, doc: string, max: number, example: number, unit = ''): PropertyDecorator =>
  Field(
    { doc: `${label} ${doc}`, example },
    { type: 'integer', minimum: 0, maximum: max },
    [
      IsInt({ message: `${label} must be a whole number${unit}` }),
      Min(0, { message: `${label} must be at least 0` }),
      Max(max, { message: `${label} must be at most ${max}` }),
    ],
    numberIn,
  );

const SalaryBound = (label: string, example: number): PropertyDecorator =>
  Bound(label, 'in rupees a year: people whose range reaches it', MAX_RUPEES, example, ' of rupees');

const YearsBound = (label: string, example: number): PropertyDecorator =>
  Bound(label, 'that the resume tells', MAX_YEARS, example);

/** Yes or no, as an address says it. */
export const AnswerField = (label: string, doc: string): PropertyDecorator =>
  Field(
    { doc, example: true },
    { type: Boolean },
    [IsBoolean({ message: `${label} must be true or false` })],
    answerIn,
  );

/** Which people are looked for. What is left out restricts nothing. */
export class SearchDto {
  @TextField({
    label: 'The search',
    max: MAX_QUERY_LENGTH,
    doc: 'Words that must all occur in name, skills, qualification, preferred location or resume; "in this order", -without, a OR b; a phone number or an e-mail address',
    example: 'react "machine learning" -fresher',
  })
  q?: string | null;

  @TextField({
    label: 'Skills',
    max: MAX_SKILLS_LENGTH,
    doc: 'Skills that people must all have, comma separated',
    example: 'React, C++',
  })
  skills?: string | null;

  @TextField({
    label: 'Location',
    doc: 'Preferred location, in any spelling: Bangalore is Bengaluru; of several, one is enough',
    example: 'Bengaluru',
  })
  location?: string | null;

  @SalaryBound('The least salary', 600_000)
  min_salary?: number | null;

  @SalaryBound('The highest salary', 1_200_000)
  max_salary?: number | null;

  @TextField({ label: 'Qualification', max: MAX_QUALIFICATION, doc: 'A degree, in any spelling', example: 'B.Tech' })
  qualification?: string | null;

  @AnswerField('Available', 'true: available; false: somewhere in a placement')
  available?: boolean | null;

  @YearsBound('The least years of experience', 3)
  min_years?: number | null;

  @YearsBound('The most years of experience', 8)
  max_years?: number | null;

  @ChoiceField(HIT_ORDERS, {
    label: 'The order',
    doc: 'match: the best first; newest: who was added last; experience: the most years first',
    example: 'match',
  })
  order?: HitOrder | null;
}

/** Fields in which a search finds words. */
export const MATCHED_FIELDS = [
  'name',
  'skills',
  'qualification',
  'preferred_location',
  'resume',
  'email',
  'phone',
] as const;
export type MatchedField = (typeof MATCHED_FIELDS)[number];

/** A person whom a search found. */
export class HitDto extends EmployeeDto {
  @Reply('How well the words fit, 0 to 100, 0 without any words; only comparable within one search', 60.79, {
    type: 'number',
  })
  score: number;

  @NullableReply('Years of experience that the shown resume tells; null when it tells none', 6.5)
  years_of_experience: number | null;

  @Reply(
    'Words around what was found, in <mark>; other <, > and & are escaped',
    'Three years of <mark>React</mark> and Node.js',
  )
  snippet: string;

  @Reply('Where the words were found', ['skills', 'resume'], {
    type: 'array',
    items: { type: 'string', enum: [...MATCHED_FIELDS] },
  })
  matched_fields: MatchedField[];
}

/** A value and how many of the people that were found have it. */
export class FacetDto {
  @Reply('The value, as its filter takes it', 'React')
  value: string;

  @Reply('People', 214)
  count: number;
}

/** Whether people are available, and how many. */
export class AvailableFacetDto {
  @Reply('Available', true)
  value: boolean;

  @Reply('People', 214)
  count: number;
}

/** How many of the people that were found have what. */
export class FacetsDto {
  @ApiProperty({ type: [FacetDto], description: 'The most frequent skills' })
  skills: FacetDto[];

  @ApiProperty({ type: [FacetDto], description: 'The most frequent preferred locations' })
  locations: FacetDto[];

  @ApiProperty({ type: [FacetDto], description: 'The most frequent degrees' })
  qualifications: FacetDto[];

  @ApiProperty({ type: [AvailableFacetDto], description: 'Who is available' })
  available: AvailableFacetDto[];

  @NullableReply('More people than these were found, and only these counted; null when all were', 2000)
  more_than: number | null;
}
