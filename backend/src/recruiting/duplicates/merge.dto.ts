import { ApiProperty } from '@nestjs/swagger';
import { BILLING_FIELDS, COMPANIES } from '../../companies/companies.list.js';
import { CompanyDto } from '../../companies/company.dto.js';
import { EmployeeDto } from '../../employees/employee.dto.js';
import { EMPLOYEES } from '../../employees/employees.list.js';
import { PLACEMENT_STATUSES } from '../../employees/placement-status.js';
import { EitherObject, Reply } from '../../platform/http/reply.js';
import { enteredFields } from '../../platform/lists/list-definition.js';
import { Field, Rule } from '../../platform/validation/field.js';
import { KeyField, TextField, VersionField } from '../../platform/validation/fields.js';
import { MAX_MERGE_REASON } from './merge.entity.js';

/** Fields of an employee that a merge chooses; `resume` is the one that is shown. */
export const EMPLOYEE_CHOICES = [...enteredFields(EMPLOYEES.columns), 'resume'];

/** Fields of a company that a merge chooses, those of its billing too. */
export const COMPANY_CHOICES = [...enteredFields(COMPANIES.columns), ...enteredFields(BILLING_FIELDS)];

const SIDES = ['winner', 'loser'] as const;
/** What may be chosen of a field: lists of skills can be joined. */
const sidesOf = (field: string): readonly string[] => (field === 'skills' ? [...SIDES, 'both'] : SIDES);

/** Which record's value a field gets, or both for skills; the winner's where nothing is said. */
export type Choices = Partial<Record<string, (typeof SIDES)[number] | 'both'>>;

function ChoicesField(names: readonly string[]): PropertyDecorator {
  return Field(
    { doc: 'Fields that get a value of the other record', example: { [names[2] ?? '']: 'loser' } },
    {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string', enum: [...sidesOf(name)] }])),
      additionalProperties: false,
    },
    [
      Rule((value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'Fields must be an object';
        const entries = Object.entries(value);
        const unknown = entries.find(([name]) => !names.includes(name));
        if (unknown) return `There is no field ${unknown[0].slice(0, 40)} to choose`;
        const wrong = entries.find(([name, side]) => !sidesOf(name).some((one) => one === side));
        return wrong && `${wrong[0]} must be one of: ${sidesOf(wrong[0]).join(', ')}`;
      }),
    ],
    (value) => value,
  );
}

/** Merges another record into the one of the address. */
export class MergeDto {
  @KeyField({ doc: 'The record that goes', example: 88, required: 'Please say which record is merged' })
  loser_id: number;

  fields?: Choices | null;

  @TextField({
    label: 'Reason',
    max: MAX_MERGE_REASON,
    lines: true,
    doc: 'Why the two are the same; needed where they form no pair',
    example: 'She told us on the phone that both are hers',
  })
  reason?: string | null;

  /** Of the winner. */
  @VersionField()
  version?: number | null;

  /** Of the loser. */
  @VersionField()
  loser_version?: number | null;
}

export class MergeEmployeesDto extends MergeDto {
  @ChoicesField(EMPLOYEE_CHOICES)
  declare fields?: Choices | null;
}

export class MergeCompaniesDto extends MergeDto {
  @ChoicesField(COMPANY_CHOICES)
  declare fields?: Choices | null;
}

/** Two connections to one job that become one. */
export class JoinedConnectionDto {
  @Reply('The connection that stays', 88)
  connection_id: number;

  @Reply('Job title', 'React Developer')
  job_title: string;

  @Reply('Placement statuses of winner and loser', ['pending', 'offered'], {
    type: 'array',
    items: { type: 'string', enum: [...PLACEMENT_STATUSES] },
  })
  statuses: string[];

  @Reply('The further of the two, which stays', 'offered', { enum: PLACEMENT_STATUSES })
  placement_status: string;
}

const MergedRecord = (): PropertyDecorator =>
  EitherObject('The merged record, as its list shows it', EmployeeDto, CompanyDto);

/** What a merge would do. */
export class MergePreviewDto {
  @MergedRecord()
  record: object;

  @Reply(
    'How many rows of each kind become the winner’s',
    { connections: 2, notes: 1 },
    {
      type: 'object',
      additionalProperties: { type: 'integer' },
    },
  )
  moves: Record<string, number>;

  @ApiProperty({ description: 'Connections to the same job, which become one', type: [JoinedConnectionDto] })
  joined: JoinedConnectionDto[];

  @Reply('The two form a pair that is open; without one a merge needs a reason and a super admin', true)
  is_pair: boolean;
}

/** A merge that was made. */
export class MergeDoneDto {
  @Reply('Key', 3)
  merge_id: number;

  @Reply('When, ISO 8601', '2026-11-22T05:31:07.120Z', { format: 'date-time' })
  merged_at: string;

  @Reply('Until when it can be undone, ISO 8601', '2026-12-22T05:31:07.120Z', { format: 'date-time' })
  undo_until: string;

  @MergedRecord()
  record: object;
}
