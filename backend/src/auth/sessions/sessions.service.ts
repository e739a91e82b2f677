import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import ipaddr from 'ipaddr.js';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../../platform/config/env.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { FRESH_LOGIN_NEEDED, SESSION_ENDED } from '../../platform/http/access.problems.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { type MessageDto } from '../../platform/http/message.dto.js';
import { networkOf } from '../../platform/rate-limits/limit-keys.js';
import { transactionEvent, TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { type ChangedAccount } from '../accounts/accounts.service.js';
import { LIFETIME_SECONDS, SessionTokens } from '../session-tokens.js';
import { browserInWords } from './browser-in-words.js';
import { type OpenSessionDto } from './sessions.dto.js';
import { SESSION_NOT_FOUND } from './sessions.problems.js';

const GROUPS_OF_NETWORK = 4;

const BEGIN =
  new PreparedStatement(`insert into sessions (token_id, user_id, session_version, browser, network, expires_at)
  values ($1, $2, $3, left($4, 60), left($5, 60), now() + interval '${LIFETIME_SECONDS} seconds')`);

const HOLD = new PreparedStatement(`select user_id from users where user_id = $1 for share`);

const FACTOR = new PreparedStatement(
  `select factor_id from second_factors where user_id = $1 and confirmed_at is not null limit 1`,
);

const NOTE_USE = new PreparedStatement(
  `update sessions set last_used_at = now() where token_id = $1 and last_used_at < now() - interval '5 minutes'`,
);

const IS_FRESH = new PreparedStatement<{ is_fresh: boolean }>(
  `select fresh_at > now() - $2 * interval '1 minute' as is_fresh from sessions where token_id = $1`,
);

/** Sessions of an account that go on. */
const OPEN = `from sessions s join users u using (user_id) where s.user_id = $1 and s.session_version = u.session_version
  and s.expires_at > now() and not exists (select from revoked_tokens r where r.token_id = s.token_id)`;

export interface SessionsEnded {
  userId: number;
}

export const OTHER_SESSIONS_ENDED = transactionEvent<SessionsEnded>(
  'sessions.others_ended',
  'All sessions of an account but one are about to end.',
);

/** Sessions as their owners see them (docs/rules.md#sessions), and how fresh they are (docs/rules.md#fresh-login). */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger('Sessions');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly tokens: SessionTokens,
    private readonly env: Env,
    private readonly events: TransactionEvents,
  ) {}

  /** Begins a session, which is fresh. @returns its token */
  async begin(
    account: Pick<ChangedAccount, 'user_id' | 'role' | 'session_version'>,
    { address, userAgent }: Pick<Origin, 'address' | 'userAgent'>,
    transaction?: EntityManager,
  ): Promise<string> {
    const { token, tokenId } = this.tokens.issue(account);
    const { user_id, session_version } = account;
    const values = [tokenId, user_id, session_version, browserInWords(userAgent), readableNetwork(address)];
    if (transaction) await BEGIN.within(transaction, values);
    else await this.statements.write(BEGIN, values);
    return token;
  }

  /**
   * Begins the session of a login by a password alone.
   * @returns its token; nothing when the account has got a second factor since it was read
   */
  async beginByPassword(
    account: Pick<ChangedAccount, 'user_id' | 'role' | 'session_version'>,
    origin: Pick<Origin, 'address' | 'userAgent'>,
  ): Promise<string | undefined> {
    return this.dataSource.transaction(async (transaction) => {
      // a first factor that is being added is waited for; one that is added later ends this session
      await HOLD.within(transaction, [account.user_id]);
      const factors = await FACTOR.within(transaction, [account.user_id]);
      return factors.length ? undefined : this.begin(account, origin, transaction);
    });
  }

  /** Notes that a session is used, without keeping its call waiting. */
  noteUse(tokenId: string): void {
    this.statements
      .write(NOTE_USE, [tokenId])
      .catch((error: unknown) => this.logger.warn({ error }, 'The use of a session was not noted'));
  }

  /** Open sessions of the account, the one last used first. */
  async list({ userId, tokenId }: Caller): Promise<OpenSessionDto[]> {
    return this.dataSource.query(
      `select s.token_id as id, s.browser, s.network, s.began_at, s.last_used_at, s.token_id = $2 as is_this
       ${OPEN} order by is_this desc, s.last_used_at desc`,
      [userId, tokenId],
    );
  }

  /** @throws ApiException (404) when the account has no such open session */
  async end({ userId }: Caller, sessionId: string): Promise<MessageDto> {
    const ended = await this.revoke(this.dataSource.manager, userId, 's.token_id = $2', sessionId);
    if (!ended) throw new ApiException(SESSION_NOT_FOUND);
    return { message: 'Session ended' };
  }

  /** Ends all sessions of the account but this one, which keeps its token, and logins that are not complete. @returns how many */
  async endOthers(
    { userId, tokenId }: { userId: number; tokenId?: string | undefined },
    transaction?: EntityManager,
  ): Promise<number> {
    if (!transaction) return this.dataSource.transaction((own) => this.endOthers({ userId, tokenId }, own));
    await this.events.announce(OTHER_SESSIONS_ENDED, transaction, { userId });
    await transaction.query(
      `delete from login_challenges where user_id = $1 and purpose in ('second_step', 'setup', 'passkey_step')`,
      [userId],
    );
    return this.revoke(transaction, userId, 's.token_id is distinct from $2', tokenId);
  }

  /** @throws ApiException (401) when the session was ended while its call was under way */
  async refuseEnded({ tokenId }: Pick<Caller, 'tokenId'>, transaction: EntityManager): Promise<void> {
    const ended = await transaction.query<unknown[]>('select from revoked_tokens where token_id = $1', [tokenId]);
    if (ended.length) throw new ApiException(SESSION_ENDED);
  }

  /** @throws ApiException (403) when the last proof of who it is is older than `FRESH_LOGIN_MINUTES` */
  async refuseStale({ tokenId }: Pick<Caller, 'tokenId'>, transaction?: EntityManager): Promise<void> {
    const [session] = await this.statements.run(IS_FRESH, [tokenId, this.env.freshLoginMinutes], transaction);
    if (!session?.is_fresh) throw new ApiException(FRESH_LOGIN_NEEDED);
  }

  /** Makes a session fresh, after a proof of who it is. */
  async refresh({ tokenId }: Pick<Caller, 'tokenId'>): Promise<void> {
    await this.dataSource.query('update sessions set fresh_at = now() where token_id = $1', [tokenId]);
  }

  private async revoke(manager: EntityManager, userId: number, which: string, tokenId?: string): Promise<number> {
    const ended = await manager.query<unknown[]>(
      `insert into revoked_tokens (token_id, expires_at) select s.token_id, s.expires_at ${OPEN} and ${which}
       on conflict do nothing returning token_id`,
      [userId, tokenId],
    );
    return ended.length;
  }
}

/** The IPv4 address, or the /64 of an IPv6 address, as people write it. */
function readableNetwork(address: string): string {
  const { subnet, site } = networkOf(address);
  if (!site) return subnet;
  return `${ipaddr.parse(address).toNormalizedString().split(':').slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}
