import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const PURGE_LOCK = 727_002;

/** An account keeps the 20 devices and the 20 networks that it saw last. */
const FORGOTTEN_ORIGINS = `delete from known_origins using (
    select user_id, origin_hash, row_number() over (partition by user_id, kind order by last_seen_at desc) as place from known_origins) ranked
  where known_origins.user_id = ranked.user_id and known_origins.origin_hash = ranked.origin_hash and place > 20`;

/** What is deleted once nobody needs it: short-lived secrets soon, mails and rows of imports after 30 days, audit entries after a year. */
const EXPIRED = [
  `delete from one_time_codes where greatest(code_expires_at, link_expires_at) < now() - interval '1 day'`,
  `delete from registrations where created_at < now() - interval '1 day'`,
  'delete from revoked_tokens where expires_at < now()',
  `delete from known_origins where last_seen_at < now() - interval '90 days'`,
  FORGOTTEN_ORIGINS,
  'delete from rate_limits where expire < extract(epoch from now()) * 1000',
  `delete from outbox_mails where status <> 'queued' and created_at < now() - interval '30 days'`,
  `delete from idempotent_calls where created_at < now() - interval '24 hours'`,
  'delete from users using merges where user_id = loser_user_id and undone_at is null and undo_until < now()',
  `delete from import_rows where import_id in (select import_id from imports where coalesce(finished_at, created_at) < now() - interval '30 days')`,
  `delete from list_exports where created_at < now() - interval '1 day'`,
];

/** Only the owner may change these; functions of the owner's take what is old enough. */
const PURGED_BY_OWNER = 'select (purge_audit_log() + purge_merges())::int as purged';

/** Purges what has expired, every hour, in one process at a time. */
@Injectable()
export class Retention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.purge().catch((error: unknown) =>
        this.logger.warn({ error }, 'Purging failed; it is tried again in an hour'),
      );
    }, HOUR_MILLISECONDS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @returns how many rows went; 0 when another process purges at the moment */
  async purge(): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      const [lock] = await transaction.query<{ mine: boolean }[]>('select pg_try_advisory_xact_lock($1) as mine', [
        PURGE_LOCK,
      ]);
      if (!lock?.mine) return 0;
      const [ofOwner] = await transaction.query<[{ purged: number }]>(PURGED_BY_OWNER);
      let { purged } = ofOwner;
      for (const statement of EXPIRED) purged += (await transaction.query<[unknown, number]>(statement))[1];
      return purged;
    });
  }
}
