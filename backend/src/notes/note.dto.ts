import { NullableReply, Reply } from '../platform/http/reply.js';
import { TextField } from '../platform/validation/fields.js';
import { NOTE_KINDS } from './note-kind.js';

const MAX_LENGTH = 2000;

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

  @NullableReply('Account that wrote it; null once the account is gone', 3)
  author_id: number | null;

  @NullableReply('Name of that account, or else its e-mail', 'Meera Iyer')
  author_name: string | null;

  @Reply('When it was written, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  created_at: string;
}
