import { IsBoolean } from 'class-validator';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { Field } from '../../platform/validation/field.js';
import { ChoiceField, KeyField, MomentField, TextField } from '../../platform/validation/fields.js';

/** In characters. */
const MAX_TITLE = 200;

/** Kinds of records that a task may be about. */
export const TASK_RECORD_KINDS = [
  'employee',
  'company',
  'job_request',
  'connection',
  'placement',
  'invoice',
  'payment',
  'claim',
] as const;

export type TaskRecordKind = (typeof TASK_RECORD_KINDS)[number];

/** Whether a task waits, waits for later, or is done. */
export const TASK_STATES = ['open', 'snoozed', 'done'] as const;

const NO_TITLE = 'Please say what is to be done';
const NO_DUE = 'Please say until when';
const NOT_STAFF = 'Please choose somebody who works for the agency';

export class CreateTaskDto {
  @TextField({
    label: 'The task',
    max: MAX_TITLE,
    doc: 'What is to be done',
    example: 'Call about the notice period',
    required: NO_TITLE,
    emptied: NO_TITLE,
  })
  title: string;

  @MomentField({
    label: 'The due date',
    doc: 'Until when, ISO 8601 with an offset',
    example: '2026-11-20T18:00:00+05:30',
    required: NO_DUE,
    emptied: NO_DUE,
  })
  due_at: string;

  @KeyField({
    doc: 'Account whose task it is; the caller when left out',
    example: 3,
    required: NOT_STAFF,
    isOptional: true,
  })
  assignee_id?: number | null;

  @ChoiceField(TASK_RECORD_KINDS, { label: 'Kind', doc: 'Kind of the record that it is about', example: 'employee' })
  kind?: TaskRecordKind | null;

  @KeyField({
    doc: 'Key of that record',
    example: 12,
    required: 'The record must be named by kind and key',
    isOptional: true,
  })
  record_id?: number | null;
}

/** Changes of a task. What is left out stays. */
export class ChangeTaskDto {
  @Field({ doc: 'Whether it is done', example: true, notEmpty: 'Done must be true or false' }, { type: Boolean }, [
    IsBoolean({ message: 'Done must be true or false' }),
  ])
  done?: boolean;

  @MomentField({
    label: 'The end of the pause',
    doc: 'Until when it is out of the way, ISO 8601 with an offset; null: it waits again',
    example: '2026-11-24T09:00:00+05:30',
  })
  snoozed_until?: string | null;

  @KeyField({
    doc: 'Account whose task it is; null: of the admin in charge, else of everybody',
    example: 3,
    required: NOT_STAFF,
    isOptional: true,
  })
  assignee_id?: number | null;
}

/** What the staff has to do. */
export class TaskDto {
  @Reply('Key, equal to task_id', 41)
  id: number;

  @Reply('Key', 41)
  task_id: number;

  @NullableReply('What causes it; null of a task that an admin wrote', 'invoice.overdue')
  cause: string | null;

  @Reply('What is to be done', 'Ask for the money: the invoice is overdue')
  title: string;

  @NullableReply('What the record is called', 'NY/26-27/00041, Lehar Textiles')
  subject: string | null;

  @NullableReply('Kind of the record that it is about', 'invoice')
  kind: string | null;

  @NullableReply('Key of that record', 12)
  record_id: number | null;

  @NullableReply("Account whose task it is; null: everybody's", 3)
  assignee_id: number | null;

  @NullableReply('Name of that account, or else its e-mail', 'Meera Iyer')
  assignee_name: string | null;

  @Reply('Until when, ISO 8601 in UTC', '2026-11-20T12:30:00.000Z', { format: 'date-time' })
  due_at: string;

  @Reply('Whether it waits, waits for later, or is done', 'open', { enum: TASK_STATES })
  state: string;

  @NullableReply('Until when it is out of the way, ISO 8601 in UTC', '2026-11-24T03:30:00.000Z', {
    format: 'date-time',
  })
  snoozed_until: string | null;

  @NullableReply('When it was done, ISO 8601 in UTC', '2026-11-19T06:12:44.000Z', { format: 'date-time' })
  done_at: string | null;

  @NullableReply('Who did it', 'Meera Iyer')
  done_by_name: string | null;

  @NullableReply('Who wrote it; null of a cause', 'Arun Das')
  created_by_name: string | null;

  @Reply('When it came, ISO 8601 in UTC', '2026-11-18T06:12:44.000Z', { format: 'date-time' })
  created_at: string;
}

/** An admin whose task something may be. */
export class AssigneeDto {
  @Reply('Account', 3)
  user_id: number;

  @Reply('Name, or else the e-mail', 'Meera Iyer')
  name: string;
}
