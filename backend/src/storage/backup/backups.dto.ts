import { NullableReply, Reply } from '../../platform/http/reply.js';

const MOMENT = { type: 'string', format: 'date-time' } as const;

/** The backups that the product makes of its embedded database. */
export class BackupsDto {
  @Reply('Whether the product makes backups itself; not of a PostgreSQL of its own', true)
  made_here: boolean;

  @Reply('Whether one is being made', false)
  running: boolean;

  @NullableReply('When the newest that is kept was begun, ISO 8601 in UTC', '2026-11-28T20:30:00.000Z', MOMENT)
  newest_at: string | null;

  @NullableReply('Its bytes', 48_213_990)
  newest_bytes: number | null;

  @NullableReply('Why the last try since the start failed', null, { type: 'string' })
  failure: string | null;

  @Reply('Whether an own passphrase seals them, which a super admin can read here', true)
  own_passphrase: boolean;
}

/** What opens the backups. */
export class BackupPassphraseDto {
  @Reply('The passphrase', 'k7qd-x2mp-9wra-hs3t-vb6n-qe8y-zu4c-f5gj')
  passphrase: string;
}
