import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { CloseReasonField } from '../../jobs/dto/job-fields.js';
import { Reply } from '../../platform/http/reply.js';
import { Field } from '../../platform/validation/field.js';
import { IntegerField, TextField } from '../../platform/validation/fields.js';
import { MAX_KEY } from '../../platform/validation/key.js';
import { CONFIRM_CODES, type ConfirmCode } from './submission-checks.js';

/** People who are shown for a job at once. */
export const MAX_SUBMITTED = 50;
const CODES = `confirm must be a list of: ${CONFIRM_CODES.join(', ')}`;
const PEOPLE = `Please select 1 to ${MAX_SUBMITTED} connections`;

/** A submission of one person. */
export class SubmitDto {
  @IntegerField({
    label: 'Version of the profile',
    min: 0,
    max: MAX_KEY,
    tooSmall: 'Version of the profile must be at least 0',
    doc: 'Version of the sheet that was read; 0 where none was saved',
    example: 1,
    required: 'Please send the version of the profile',
  })
  sheet_version: number;

  @Field({ doc: 'Codes that were looked at', example: ['duplicate'] }, { type: [String], enum: CONFIRM_CODES }, [
    IsArray({ message: CODES }),
    IsIn(CONFIRM_CODES, { each: true, message: CODES }),
  ])
  confirm?: ConfirmCode[] | null;
}

/** The end of a submission by the agency. */
export class WithdrawDto {
  @TextField({
    label: 'Reason',
    max: 500,
    doc: 'Why, for the agency',
    example: 'Took another job',
    required: 'Please say why',
  })
  reason: string;
}

/** A reminder that left. */
export class RemindedConnectionDto {
  @Reply('The connection', 402)
  connection_id: number;

  @Reply('When it left', '2026-11-29T09:30:00.000Z', { format: 'date-time' })
  reminded_at: string;

  @Reply('From when on the next one may leave', '2026-12-02T09:30:00.000Z', { format: 'date-time' })
  may_remind_at: string;
}

/** A refusal of one job by the person. */
export class RefuseJobDto {
  @TextField({ label: 'Reason', max: 500, doc: 'Why, for the agency', example: 'Too far from home' })
  reason?: string | null;
}

/** Submissions of several people for a job. */
export class SubmitManyDto {
  @Field(
    { doc: 'Connections of the job', example: [88, 91], required: PEOPLE },
    { type: 'array', items: { type: 'integer' } },
    [
      IsArray({ message: PEOPLE }),
      ArrayNotEmpty({ message: PEOPLE }),
      ArrayMaxSize(MAX_SUBMITTED, { message: PEOPLE }),
      IsInt({ each: true, message: PEOPLE }),
      Min(1, { each: true, message: PEOPLE }),
      Max(MAX_KEY, { each: true, message: PEOPLE }),
    ],
  )
  connection_ids: number[];
}

export class RefusedSubmissionDto {
  @Reply('The connection', 91)
  connection_id: number;

  @Reply('Why', 'submission.present_employer')
  code: string;

  @Reply('The same for people', 'The company sees this person already')
  message: string;
}

/** What became of each of several submissions. */
export class SubmittedManyDto {
  @Reply('Connections whose company sees the person now', [88], { type: [Number] })
  submitted: number[];

  @Reply('Connections that wait for the person to agree', [], { type: [Number] })
  waiting: number[];

  @Reply('Connections that were refused', [], { type: [RefusedSubmissionDto] })
  refused: RefusedSubmissionDto[];
}

/** The end of a job by the agency. */
export class CloseJobDto {
  @CloseReasonField({ required: 'Please say why the job is closed' })
  close_reason: string;
}

export class ClosedJobDto {
  @Reply('How many people were told that they are no longer shown for it', 3)
  told: number;
}
