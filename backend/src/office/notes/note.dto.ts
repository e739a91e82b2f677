import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { Field } from '../../platform/validation/field.js';
import { TextField } from '../../platform/validation/fields.js';
import { MAX_KEY } from '../../platform/validation/key.js';
import { NOTE_KINDS } from './note-kind.js';

const MAX_LENGTH = 2000;
const MAX_MENTIONS = 20;
const ACCOUNTS = `Mentions must be the keys of at most ${MAX_MENTIONS} accounts`;

export class CreateNoteDto {
  @TextField({
    label: 'The note',
    lines: true,
    max: MAX_LENGTH,
    doc: 'What is to be kept, for the agency only',
    example: 'Prefers mornings.',
    required: 'Please write a note',
    emptied: 'Please write a note',
  })
  text: string;

  @Field(
    { doc: 'Accounts of the staff that it names and that are told of it', example: [3] },
    {
      type: 'array',
      items: { type: 'integer' },
    },
    [
      IsArray({ message: ACCOUNTS }),
      ArrayMaxSize(MAX_MENTIONS, { message: ACCOUNTS }),
      IsInt({ each: true, message: ACCOUNTS }),
      Min(1, { each: true, message: ACCOUNTS }),
      Max(MAX_KEY, { each: true, message: ACCOUNTS }),
    ],
  )
  mentions?: number[] | null;
}

/** Somebody of the staff whom a note names. */
export class MentionDto {
  @Reply('Account', 3)
  user_id: number;

  @Reply('Its name, or else its e-mail', 'Meera Iyer')
  name: string;
}

/** A note about a record, visible to the agency only. */
export class NoteDto {
  @Reply('Key, equal to note_id', 7)
  id: number;

  @Reply('Key', 7)
  note_id: number;

  @Reply('What it is about', 'employee', { enum: NOTE_KINDS })
  kind: string;

  @Reply('Key of the record that it is about', 12)
  record_id: number;

  @Reply('What somebody wrote', 'Prefers mornings.')
  text: string;

  @Reply('Whom it names, without accounts that are gone', [], { type: [MentionDto] })
  mentions: MentionDto[];

  @NullableReply('Account that wrote it; null once the account is gone', 3)
  author_id: number | null;

  @NullableReply('Name of that account, or else its e-mail', 'Meera Iyer')
  author_name: string | null;

  @Reply('When it was written, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  created_at: string;
}
