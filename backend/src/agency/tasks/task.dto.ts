import { IsBoolean } from 'class-validator';
import { Reply } from '../../platform/http/reply.js';
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

/** An admin whose task something may be. */
export class AssigneeDto {
  @Reply('Account', 3)
  user_id: number;

  @Reply('Name, or else the e-mail', 'Meera Iyer')
  name: string;
}
