import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type Caller } from '../../platform/http/caller.js';
import { type NotificationsDto, type UnreadDto } from './dto/notification.dto.js';
import { LiveEvents } from './live/live-events.js';
import { NotificationTexts } from './notification-texts.js';

const PAGE = 30;
const MAX_COUNTED = 1_000;
/** Of a record that is gone, or that its reader may not see any more. */
const NEUTRAL = 'Something changed that is no longer yours to see.';

interface Row {
  notification_id: number;
  kind: string;
  record_kind: string;
  record_id: number;
  times: number;
  is_read: boolean;
  created_at: Date;
}

const LINES = new PreparedStatement<Row>(`
  select notification_id, kind, record_kind, record_id, times, read_at is not null as is_read, created_at
  from notifications where user_id = $1 and bell and notification_id < coalesce($2::integer, 2147483647)
  order by notification_id desc limit ${PAGE + 1}`);

const UNREAD = new PreparedStatement<{ unread: number }>(`
  select count(*)::int as unread
  from (select from notifications where user_id = $1 and bell and read_at is null limit ${MAX_COUNTED}) unread`);

const READ = new PreparedStatement<{ notification_id: number }>(`
  update notifications set read_at = now() where user_id = $1 and bell and read_at is null and notification_id <= $2
  returning notification_id`);

/** The bell of an account. It reads the primary, which knows what the account was informed of. */
@Injectable()
export class BellService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly texts: NotificationTexts,
    private readonly live: LiveEvents,
  ) {}

  /** A page, newest first, with the texts of this moment. */
  async page(caller: Caller, before: number | null | undefined): Promise<NotificationsDto> {
    const [{ unread }, rows] = await Promise.all([
      this.unread(caller),
      this.statements.run(LINES, [caller.userId, before ?? null]),
    ]);
    const shown = rows.slice(0, PAGE);
    const texts = await this.texts.of(caller, shown);
    return {
      unread,
      has_more: rows.length > PAGE,
      notifications: shown.map(({ notification_id, kind, record_kind, record_id, is_read, created_at }) => {
        const { text = NEUTRAL, path = null } = texts.get(notification_id) ?? {};
        return {
          id: notification_id,
          kind,
          record_kind,
          record_id: path === null ? null : record_id,
          text,
          path,
          is_read,
          created_at: created_at.toISOString(),
        };
      }),
    };
  }

  /** Reads what was shown; other pages of the account are told. */
  async read(caller: Caller, upTo: number): Promise<UnreadDto> {
    await this.dataSource.transaction(async (transaction) => {
      const read = await READ.within(transaction, [caller.userId, upTo]);
      if (read.length) this.live.changed(transaction, [], [caller.userId]);
    });
    return this.unread(caller);
  }

  private async unread({ userId }: Caller): Promise<UnreadDto> {
    const [row] = await this.statements.run(UNREAD, [userId]);
    return { unread: row?.unread ?? 0 };
  }
}
