import { Answer } from './answer.js';

/** An answer that only says that it worked. */
export class MessageDto {
  @Answer('What happened, for the person to read', 'OTP sent')
  message: string;
}

/** An answer to a deletion. */
export class DeletedDto extends MessageDto {
  @Answer('Key of the record that is gone', 17)
  id: number;
}
