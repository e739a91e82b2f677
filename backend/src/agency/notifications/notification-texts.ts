import { Injectable } from '@nestjs/common';
import { Statements } from '../../platform/database/statements.js';
import { isMissing } from '../../platform/http/permission.js';
import { type Role } from '../../platform/http/role.js';
import { type Language } from '../../platform/language/language.js';
import { notificationKindNamed, readerOf } from './notification-kind.js';

/** A row of the bell, as far as its text needs it. */
interface NotificationRow {
  notification_id: number;
  kind: string;
  record_id: number;
  times: number;
}

/** What a reader may be told now. */
export interface NotificationText {
  text: string;
  /** An address of this site. */
  path: string;
}

type Values = { record_id: number } & Record<string, unknown>;

/** Writes notifications with what their reader may see at this moment. */
@Injectable()
export class NotificationTexts {
  constructor(private readonly statements: Statements) {}

  /** @returns the texts by key of the notification, without those about what the reader may not see any more */
  async of(
    reader: { userId: number; role: Role; language: Language | null },
    notifications: readonly NotificationRow[],
  ): Promise<Map<number, NotificationText>> {
    const texts = new Map<number, NotificationText>();
    const role = readerOf(reader.role);
    for (const name of new Set(notifications.map(({ kind }) => kind))) {
      const kind = notificationKindNamed(name);
      const sql = kind?.readers[role];
      if (!kind || !sql) continue;
      const ofKind = notifications.filter((one) => one.kind === name);
      const { rows } = await this.statements.query<Values>({
        text: `select v.* from (${sql}) v where v.record_id = any($1::integer[])
          and not exists (select from users u where u.user_id = $2::integer and ${isMissing('$3::text')})`,
        values: [ofKind.map(({ record_id }) => record_id), reader.userId, kind.needs ?? null],
      });
      for (const { notification_id, record_id, times } of ofKind) {
        const values = rows.find((row) => row.record_id === record_id);
        if (!values) continue;
        const hindi = reader.language === 'hi' ? kind.hi?.(values as never, role) : undefined;
        const text = hindi ?? kind.text(values as never, role);
        texts.set(notification_id, {
          text: times > 1 ? `${text} (${hindi ? `${times} बार` : `${times} times`})` : text,
          path: kind.path(record_id, role, values as never),
        });
      }
    }
    return texts;
  }
}
