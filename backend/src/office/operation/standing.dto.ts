import { ApiProperty } from '@nestjs/swagger';
import { NullableObject, NullableReply, Reply } from '../../platform/http/reply.js';

const IS_WELL = 'Whether nothing is to be done';

export class BackupStandingDto {
  @Reply(IS_WELL, true)
  is_well: boolean;

  @NullableReply('When the last one was begun, ISO 8601 in UTC', '2026-11-28T20:30:00.000Z', {
    type: 'string',
    format: 'date-time',
  })
  made_at: string | null;

  @Reply('Whether the product makes them itself; not of a PostgreSQL of its own', true)
  made_here: boolean;
}

export class MailStandingDto {
  @Reply(IS_WELL, true)
  is_well: boolean;

  @Reply('How many could not be delivered; where there is none and it is not well, the mail server takes none', 0)
  failed: number;
}

/** Whether the agency may sleep well. */
export class StandingDto {
  @NullableObject('Backups; null for who is no super admin', BackupStandingDto)
  backup: BackupStandingDto | null;

  @ApiProperty({ description: 'Outgoing mail', type: MailStandingDto })
  mails: MailStandingDto;
}
