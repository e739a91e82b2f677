import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { Reply } from '../../platform/http/reply.js';
import { Field } from '../../platform/validation/field.js';
import { TextField } from '../../platform/validation/fields.js';
import { MAX_KEY } from '../../platform/validation/key.js';

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
