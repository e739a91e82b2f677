import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type ChosenWaysDto, type PreferencesDto } from './dto/preferences.dto.js';
import {
  isChosen,
  kindsOf,
  type NotificationKind,
  readerOf,
  takesByDefault,
  type Way,
  WAYS,
} from './notification-kind.js';
import { NotificationPreference } from './notification-preference.entity.js';
import { NOTIFICATION_KIND_UNKNOWN } from './notifications.problems.js';
import { VapidKeys } from './push/vapid-keys.js';
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from './quiet-hours.js';

type Chosen = Pick<NotificationPreference, 'kind' | Way>;

const CHOSEN = new PreparedStatement<Chosen>(
  'select kind, bell, mail, push from notification_preferences where user_id = $1',
);

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;

/** How each account wants to be notified, by kind. */
@Injectable()
export class PreferencesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly keys: VapidKeys,
  ) {}

  async of({ userId, role }: Caller): Promise<PreferencesDto> {
    const chosen = await this.statements.run(CHOSEN, [userId]);
    return {
      kinds: kindsOf(readerOf(role)).map((kind) => ({
        kind: kind.name,
        title: kind.title,
        ...waysOf(
          kind,
          chosen.find((one) => one.kind === kind.name),
        ),
        choices: WAYS.filter((way) => isChosen(kind, way)),
      })),
      quiet_from: hour(QUIET_FROM_HOUR),
      quiet_until: hour(QUIET_UNTIL_HOUR),
      push_key: await this.keys.publicKey(),
    };
  }

  /**
   * Changes the ways of some kinds; what cannot be chosen stays.
   * @throws ApiException (400) for a kind that the caller never gets
   */
  async set(caller: Caller, choices: readonly ChosenWaysDto[]): Promise<PreferencesDto> {
    const known = kindsOf(readerOf(caller.role));
    const rows = choices.map((choice) => {
      const kind = known.find(({ name }) => name === choice.kind);
      if (!kind) throw new ApiException(NOTIFICATION_KIND_UNKNOWN, { values: { kind: choice.kind } });
      return { user_id: caller.userId, kind: kind.name, ...waysOf(kind, choice) };
    });
    const byKind = new Map(rows.map((row) => [row.kind, row]));
    if (byKind.size) {
      await this.dataSource.transaction(async (transaction) => {
        await transaction.upsert(NotificationPreference, [...byKind.values()], ['user_id', 'kind']);
      });
    }
    return this.of(caller);
  }
}

function waysOf(kind: NotificationKind<never>, chosen: Pick<Chosen, Way> | undefined): Record<Way, boolean> {
  const [bell, mail, push] = WAYS.map((way) =>
    chosen && isChosen(kind, way) ? chosen[way] : takesByDefault(kind, way),
  );
  return { bell: bell === true, mail: mail === true, push: push === true };
}
