import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Secrets } from '../../platform/config/secrets.js';
import { orTaken } from '../../platform/errors/database-error.js';
import { ApiException } from '../../platform/errors/problem.js';
import { SESSION_ENDED } from '../../platform/http/access.problems.js';
import { type Caller } from '../../platform/http/caller.js';
import { type MessageDto } from '../../platform/http/message.dto.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { type SessionVersion } from '../accounts/accounts.service.js';
import { type Actor } from '../audit/audit.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { FactorNews } from './factor-news.js';
import { type FactorsDto, type NewTotpDto } from './factors.dto.js';
import {
  ACCOUNT_NOT_FOUND,
  FACTOR_NOT_FOUND,
  NO_FACTOR,
  OWN_FACTORS,
  PASSKEY_REFUSED,
  SECOND_STEP_OVER,
  TOO_MANY_PASSKEYS,
  TOTP_NOT_BEGUN,
  WRONG_FACTOR,
} from './factors.problems.js';
import { switchFactorsOff } from './factors-off.js';
import { PasskeyHost } from './passkey-host.js';
import { type NewPasskey, Passkeys } from './passkeys.js';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';
import { type FactorKind } from './second-factor.entity.js';
import { base32, newTotpSecret, openTotp, otpauthUrl, sealTotp, STEP_SECONDS, stepOf } from './totp.js';

const MAX_PASSKEYS = 10;

/** Who sets factors up: an account, with its session if it has one. */
export interface FactorOwner extends SessionVersion {
  email: string;
  actor: Actor;
  /** None while a login asks for the set-up. */
  tokenId?: string;
}

/** Second factors of an account: added, removed, switched off (docs/rules.md#second-factor). */
@Injectable()
export class FactorsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passkeys: Passkeys,
    private readonly host: PasskeyHost,
    private readonly sessions: SessionsService,
    private readonly news: FactorNews,
    private readonly outbox: OutboxService,
    private readonly secrets: Secrets,
  ) {}

  async list({ userId }: Caller): Promise<FactorsDto> {
    const [answer] = await this.dataSource.query<[FactorsDto]>(
      `select coalesce((select json_agg(json_build_object('id', factor_id, 'kind', kind, 'name', name, 'added_at', added_at,
           'last_used_at', last_used_at, 'is_suspended', suspended_at is not null, 'is_of_old_address', coalesce(rp_id <> $2, false))
           order by factor_id) from second_factors where user_id = $1 and confirmed_at is not null), '[]') as factors,
         (select count(*)::int from recovery_codes where user_id = $1 and used_at is null) as recovery_codes_left,
         (select second_factor from sign_in_rules) as rule`,
      [userId, this.host.name],
    );
    return answer;
  }

  /** Begins to set up an app; the secret waits ten minutes for its first code. */
  async beginTotp({ user_id, email }: FactorOwner): Promise<NewTotpDto> {
    const secret = newTotpSecret();
    await this.dataSource.query(
      `insert into second_factors (user_id, kind, name, sealed_secret) values ($1, 'totp', 'App', $2)
       on conflict (user_id) where kind = 'totp' and confirmed_at is null
       do update set sealed_secret = excluded.sealed_secret, added_at = now()`,
      [user_id, sealTotp(this.secrets, secret)],
    );
    return { secret: base32(secret), otpauth_url: otpauthUrl(secret, email) };
  }

  /**
   * Adds the app, which takes the place of another one.
   * @returns recovery codes with the first factor
   * @throws ApiException (400) when the code is not right, or ten minutes have passed
   */
  async confirmTotp(owner: FactorOwner, code: string): Promise<string[] | undefined> {
    return this.dataSource.transaction(async (transaction) => {
      const isFirst = await this.lock(transaction, owner);
      const [begun] = await transaction.query<{ factor_id: number; sealed_secret: Buffer; step: number }[]>(
        `select factor_id, sealed_secret, floor(extract(epoch from now()) / ${STEP_SECONDS})::int as step from second_factors
         where user_id = $1 and kind = 'totp' and confirmed_at is null and added_at > now() - interval '10 minutes'`,
        [owner.user_id],
      );
      if (!begun) throw new ApiException(TOTP_NOT_BEGUN);
      const step = stepOf(openTotp(this.secrets, begun.sealed_secret), code, begun.step, null);
      if (step === undefined) throw new ApiException(WRONG_FACTOR);
      await transaction.query(
        `delete from second_factors where user_id = $1 and kind = 'totp' and confirmed_at is not null`,
        [owner.user_id],
      );
      await transaction.query('update second_factors set confirmed_at = now(), last_step = $2 where factor_id = $1', [
        begun.factor_id,
        step,
      ]);
      return this.added(transaction, owner, isFirst, 'totp');
    });
  }

  /**
   * Adds a passkey.
   * @returns recovery codes with the first factor
   * @throws ApiException (400) when it is not the answer to the options of this account
   * @throws ApiException (409) when there are ten
   */
  async addPasskey(
    owner: FactorOwner,
    response: Parameters<Passkeys['verifyNew']>[1],
    name: string,
  ): Promise<string[] | undefined> {
    const made = await this.passkeys.verifyNew(owner.user_id, response);
    return this.dataSource.transaction(async (transaction) => {
      const isFirst = await this.lock(transaction, owner);
      const [{ passkeys }] = await transaction.query<[{ passkeys: number }]>(
        `select count(*)::int as passkeys from second_factors where user_id = $1 and kind = 'passkey'`,
        [owner.user_id],
      );
      if (passkeys >= MAX_PASSKEYS) throw new ApiException(TOO_MANY_PASSKEYS);
      await insertPasskey(transaction, owner.user_id, made, name);
      return this.added(transaction, owner, isFirst, 'passkey', name);
    });
  }

  /** @throws ApiException (404) when the account has no such factor */
  async remove(owner: FactorOwner, factorId: number): Promise<MessageDto> {
    return this.dataSource.transaction(async (transaction) => {
      await this.lock(transaction, owner);
      const [[removed]] = await transaction.query<[{ kind: FactorKind; name: string }[], number]>(
        'delete from second_factors where factor_id = $1 and user_id = $2 and confirmed_at is not null returning kind, name',
        [factorId, owner.user_id],
      );
      if (!removed) throw new ApiException(FACTOR_NOT_FOUND);
      await transaction.query(
        `delete from recovery_codes r where r.user_id = $1
           and not exists (select from second_factors f where f.user_id = r.user_id and f.confirmed_at is not null)`,
        [owner.user_id],
      );
      await this.notify(transaction, owner, `${removed.kind} removed`, removed.name);
      return { message: 'Second factor removed' };
    });
  }

  /**
   * New recovery codes in the place of the former ones.
   * @throws ApiException (409) when the account has no second factor
   */
  async renewRecoveryCodes(owner: FactorOwner): Promise<string[]> {
    return this.dataSource.transaction(async (transaction) => {
      if (await this.lock(transaction, owner)) throw new ApiException(NO_FACTOR);
      await this.notify(transaction, owner, 'recovery codes made');
      return this.newCodes(transaction, owner.user_id);
    });
  }

  /**
   * Switches all second factors of another account off, ends its sessions, and notifies its owner and all super admins.
   * @throws ApiException (409) when it is the own one, or has none
   */
  async switchOff(actor: Actor, userId: number, reason: string): Promise<MessageDto> {
    if (actor.userId === userId) throw new ApiException(OWN_FACTORS);
    await this.dataSource.transaction(async (transaction) => {
      const [account] = await transaction.query<{ email: string }[]>(
        'select email from users where user_id = $1 for no key update',
        [userId],
      );
      if (!account) throw new ApiException(ACCOUNT_NOT_FOUND);
      const { email } = account;
      const isOff = await switchFactorsOff(transaction, this.outbox, { userId, email }, reason, actor);
      if (!isOff) throw new ApiException(NO_FACTOR);
    });
    return { message: 'Second factors switched off' };
  }

  /**
   * Locks the account, so that first factors are decided one after the other.
   * @returns whether it has no factor yet
   * @throws ApiException (401) when the session has ended since, or a set-up comes after the first factor
   */
  private async lock(transaction: EntityManager, { user_id, session_version, tokenId }: FactorOwner): Promise<boolean> {
    const accounts = await transaction.query<unknown[]>(
      'select from users where user_id = $1 and session_version = $2 and disabled_at is null for no key update',
      [user_id, session_version],
    );
    if (!accounts.length) throw new ApiException(tokenId ? SESSION_ENDED : SECOND_STEP_OVER);
    if (tokenId) await this.sessions.refuseEnded({ tokenId }, transaction);
    const [{ factors }] = await transaction.query<[{ factors: number }]>(
      'select count(*)::int as factors from second_factors where user_id = $1 and confirmed_at is not null',
      [user_id],
    );
    if (factors && !tokenId) throw new ApiException(SECOND_STEP_OVER);
    return factors === 0;
  }

  private async added(
    transaction: EntityManager,
    owner: FactorOwner,
    isFirst: boolean,
    kind: FactorKind,
    name?: string,
  ): Promise<string[] | undefined> {
    await this.notify(transaction, owner, `${kind} added`, name);
    if (!isFirst) return undefined;
    await this.sessions.endOthers({ userId: owner.user_id, tokenId: owner.tokenId }, transaction);
    return this.newCodes(transaction, owner.user_id);
  }

  private async newCodes(transaction: EntityManager, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await transaction.query('delete from recovery_codes where user_id = $1', [userId]);
    await transaction.query('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::varchar[])', [
      userId,
      codes.map(recoveryCodeHash),
    ]);
    return codes;
  }

  private async notify(
    transaction: EntityManager,
    { user_id: userId, email, actor }: FactorOwner,
    change: Parameters<FactorNews['notify']>[2],
    name?: string,
  ): Promise<void> {
    await this.news.notify(transaction, { userId, email }, change, name, actor);
  }
}

async function insertPasskey(
  transaction: EntityManager,
  userId: number,
  { credential_id, public_key, counter, may_be_backed_up, rp_id, transports }: NewPasskey,
  name: string,
): Promise<void> {
  const stored = transaction.query(
    `insert into second_factors (user_id, kind, name, confirmed_at, credential_id, public_key, counter, may_be_backed_up, rp_id, transports)
     values ($1, 'passkey', $2, now(), $3, $4, $5, $6, $7, $8)`,
    [userId, name, credential_id, public_key, counter, may_be_backed_up, rp_id, transports],
  );
  await orTaken(stored, () => new ApiException(PASSKEY_REFUSED));
}
