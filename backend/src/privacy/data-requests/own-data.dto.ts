import { NoticeProcessorDto } from '../../agency/processors.list.js';
import { NullableObject, NullableReply, Reply } from '../../platform/http/reply.js';
import { Field, Rule } from '../../platform/validation/field.js';
import { EmailField, PersonNameField, TextField } from '../../platform/validation/fields.js';
import { DATA_EXPORT_STATES } from './data-export.entity.js';

const MOMENT = { format: 'date-time' } as const;

/** Data of a kind that is held about the person. */
export class KeptDto {
  @Reply('Kind, as in the download', 'interviews')
  kind: string;

  @Reply('How many of it', 3)
  count: number;

  @NullableReply('When the newest came, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', MOMENT)
  latest_at: string | null;
}

export const GIVEN_HOW = ['submission', 'login', 'file', 'link', 'revealed', 'invoice'] as const;

/** That a company was shown something of the person. */
export class GivenDto {
  @Reply('The company', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @Reply('The job', 'Backend Developer')
  job_title: string;

  @Reply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', MOMENT)
  at: string;

  @Reply(
    'Shown to the company, opened there after a login, as a file or by a link, more of it revealed, or named on an invoice',
    'submission',
    { enum: GIVEN_HOW },
  )
  how: string;

  @Reply('Which fields; empty when it is not known any more', ['skills', 'qualification'], { type: [String] })
  fields: string[];

  @Reply('How often within 15 minutes, of what was opened', 1)
  times: number;
}

/** Who acts for the person after death or incapacity. */
export class NomineeDto {
  @Reply('Name', 'Ravi Rao')
  name: string;

  @Reply('E-mail', 'ravi.rao@example.in')
  email: string;

  @Reply('When named, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', MOMENT)
  named_at: string;

  @NullableReply('Whether a claim was accepted; null while none was decided', null, { type: Boolean })
  claim_accepted: boolean | null;

  @NullableReply('Why it was decided so', null, { type: String })
  claim_reason: string | null;

  @NullableReply('When, ISO 8601 in UTC', null, { type: String, ...MOMENT })
  claim_decided_at: string | null;
}

/** A download of the own data. */
export class DataExportDto {
  @Reply('How far it is', 'ready', { enum: DATA_EXPORT_STATES })
  state: string;

  @Reply('Size in bytes; 0 until it is ready', 48_211)
  size_bytes: number;

  @Reply('When it was asked for, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', MOMENT)
  asked_at: string;

  @NullableReply('When it was ready', '2026-11-20T05:31:19.000Z', MOMENT)
  ready_at: string | null;

  @NullableReply('When it is deleted', '2026-11-27T05:31:19.000Z', MOMENT)
  expires_at: string | null;
}

/** What is held about the caller, and who was given what (DPDP Act 2023, s.11). */
export class OwnDataDto {
  @Reply('Every kind of which there is something', [], { type: [KeptDto] })
  kept: KeptDto[];

  @Reply('What companies were shown, latest first, 200 at most', [], { type: [GivenDto] })
  given: GivenDto[];

  @Reply('Companies that work for the agency with these data, by name', [], { type: [NoticeProcessorDto] })
  processors: NoticeProcessorDto[];

  @NullableObject('Who acts for the caller after death or incapacity', NomineeDto)
  nominee: NomineeDto | null;

  @NullableObject('The present download', DataExportDto)
  export: DataExportDto | null;
}

/** Whom a person names. */
export class NameNomineeDto {
  @PersonNameField({ label: 'Name', doc: 'Name of the nominee', example: 'Ravi Rao', required: 'Name is required' })
  name: string;

  @EmailField({ doc: 'E-mail of the nominee, who is told', example: 'ravi.rao@example.in' })
  email: string;
}

/** What a super admin decides about a nominee’s claim. */
export class DecideNomineeClaimDto {
  @Field(
    { doc: 'Whether the nominee may act', example: true, required: 'Please say whether the nominee may act' },
    { type: Boolean },
    [Rule((value) => (typeof value === 'boolean' ? undefined : 'Please say whether the nominee may act'))],
  )
  accepted: boolean;

  @TextField({
    label: 'Reason',
    max: 500,
    doc: 'Why; the nominee is mailed it',
    example: 'The death certificate was shown.',
    required: 'Reason is required',
  })
  reason: string;
}
