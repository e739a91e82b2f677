import { IsIn } from 'class-validator';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { TIMELINE_KINDS, type TimelineKind } from '../../platform/timeline-source.js';
import { Field, Rule } from '../../platform/validation/field.js';
import { MomentField } from '../../platform/validation/fields.js';
import { isKey } from '../../platform/validation/key.js';

const KINDS = `Parameter kind must be one of: ${TIMELINE_KINDS.join(', ')}`;
const RECORD = 'Parameter record_id must be the key of a record';

/** The record whose timeline is requested. */
export class TimelineQueryDto {
  @Field({ doc: 'Kind of the record', example: 'employee', required: KINDS }, { type: String, enum: TIMELINE_KINDS }, [
    IsIn(TIMELINE_KINDS, { message: KINDS }),
  ])
  kind: TimelineKind;

  @Field(
    { doc: 'Key of the record', example: 12, required: RECORD },
    { type: 'integer', minimum: 1 },
    [Rule((value) => (isKey(value) ? undefined : RECORD))],
    (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  )
  record_id: number;

  @MomentField({
    label: 'Parameter before',
    doc: 'Only what happened before this moment, as an earlier answer names it',
    example: '2026-11-20T05:31:07.120Z',
  })
  before?: string | null;
}

/** One thing that happened. */
export class TimelineEntryDto {
  @Reply('Key', 'status-402')
  id: string;

  @Reply('What happened', 'status')
  what: string;

  @Reply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  at: string;

  @NullableReply('Who did it, by name where one is known; null where it was the product', 'Meera Iyer')
  by: string | null;

  @NullableReply('E-mail of that account, where one is known', 'meera@niyukt.example')
  by_email: string | null;

  @Reply('What is told of it', { to: 'offered' }, { type: 'object', additionalProperties: true })
  facts: Record<string, unknown>;
}

/** What happened to a record, latest first. */
export class TimelineDto {
  @Reply('Latest first', [], { type: [TimelineEntryDto] })
  entries: TimelineEntryDto[];

  @NullableReply('To be sent as `before` for what happened earlier; null at the beginning', null, {
    type: String,
    format: 'date-time',
  })
  before: string | null;
}
