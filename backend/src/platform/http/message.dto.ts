import { Reply } from './reply.js';

/** An answer that only says that it worked. */
export class MessageDto {
  @Reply('What happened, for the person to read', 'OTP sent')
  message: string;
}

/** An answer to a deletion. */
export class DeletedDto extends MessageDto {
  @Reply('Key of the record that is gone', 17)
  id: number;
}
