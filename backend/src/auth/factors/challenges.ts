import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Secrets } from '../../platform/config/secrets.js';
import { type Role } from '../../platform/http/role.js';
import { linkTokenHash, newLinkToken } from '../../platform/link-token.js';
import { seal, unseal } from '../../platform/mail/sealed-content.js';
import { type SessionVersion } from '../accounts/accounts.service.js';
import { type ChallengePurpose } from './login-challenge.entity.js';

const LIFETIME_SECONDS = 300;
const MAX_TRIES = 5;

/** The account that a challenge was made for, as it is now. */
export interface ChallengedAccount {
  user_id: number;
  email: string;
  role: Role;
  session_version: number;
  is_mailbox_proven: boolean;
  of_challenge: string | null;
}

/** Its account may still log in, its sessions have not been ended since, and what sets up the first factor ends with it. */
const OF_ACCOUNT = `u.user_id = c.user_id and u.session_version = c.session_version and u.disabled_at is null
  and (c.purpose <> 'setup' or not exists (select from second_factors f where f.user_id = u.user_id and f.confirmed_at is not null))`;
const ANSWER = 'u.user_id, u.email, u.role, u.session_version, c.is_mailbox_proven, c.of_challenge';

const TRY = `update login_challenges c set tries = tries + 1 from users u
  where c.challenge_hash = $1 and c.purpose = $2 and c.tries < ${MAX_TRIES} and c.expires_at > now() and ${OF_ACCOUNT} returning ${ANSWER}`;

/** Challenges of logins and passkeys: random, for one purpose, five minutes, five tries, used once (docs/rules.md#second-factor). */
@Injectable()
export class Challenges {
  private readonly key: Buffer;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    secrets: Secrets,
  ) {
    this.key = secrets.derive('passkey-logins');
  }

  /** @param ofChallenge the login's challenge that a passkey's one belongs to */
  async issue(
    purpose: Exclude<ChallengePurpose, 'passkey_login'>,
    account: SessionVersion,
    ofChallenge?: string,
  ): Promise<string> {
    const { token: challenge, hash } = newLinkToken();
    await this.dataSource.query(
      `insert into login_challenges (challenge_hash, purpose, user_id, session_version, of_challenge, expires_at)
       values ($1, $2, $3, $4, $5, now() + interval '${LIFETIME_SECONDS} seconds')`,
      [hash, purpose, account.user_id, account.session_version, ofChallenge],
    );
    return challenge;
  }

  /** For a passkey that is to say whose it is. Anybody asks for one: nothing of it is kept before it is answered right. */
  sealed(): string {
    return seal(this.key, { until: Date.now() + LIFETIME_SECONDS * 1000 }).toString('base64url');
  }

  /** Whether such a challenge was made here within five minutes. */
  isSealed(challenge: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.toString('base64url') !== challenge) return false;
    try {
      return unseal<{ until: number }>(this.key, bytes).until > Date.now();
    } catch {
      return false;
    }
  }

  /** Notes that such a challenge was answered. @returns false when it was before */
  async use(challenge: string): Promise<boolean> {
    const noted = await this.dataSource.query<unknown[]>(
      `insert into login_challenges (challenge_hash, purpose, expires_at)
       values ($1, 'passkey_login', now() + interval '${LIFETIME_SECONDS} seconds') on conflict do nothing returning 1`,
      [linkTokenHash(challenge)],
    );
    return noted.length > 0;
  }

  /** Takes one of five tries. @returns nothing when the challenge is over */
  async attempt(purpose: ChallengePurpose, challenge: string): Promise<ChallengedAccount | undefined> {
    const [accounts] = await this.dataSource.query<[ChallengedAccount[], number]>(TRY, [
      linkTokenHash(challenge),
      purpose,
    ]);
    return accounts[0];
  }

  /** The account of a challenge, which loses no try. */
  async find(purpose: ChallengePurpose, challenge: string): Promise<ChallengedAccount | undefined> {
    const [account] = await this.dataSource.query<ChallengedAccount[]>(
      `select ${ANSWER} from login_challenges c join users u on ${OF_ACCOUNT}
       where c.challenge_hash = $1 and c.purpose = $2 and c.tries < ${MAX_TRIES} and c.expires_at > now()`,
      [linkTokenHash(challenge), purpose],
    );
    return account;
  }

  /** Notes that the code of the mail has been given. */
  async proveMailbox(challenge: string): Promise<void> {
    await this.dataSource.query('update login_challenges set is_mailbox_proven = true where challenge_hash = $1', [
      linkTokenHash(challenge),
    ]);
  }

  /**
   * Burns a challenge, also by an answer for another purpose. That a sealed one was used stays.
   * @returns whom and what it was for, or nothing when it was unknown, over, or burnt before
   */
  async burn(
    purpose: ChallengePurpose,
    challenge: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ user_id: number; of_challenge: string | null } | undefined> {
    const [burnt] = await manager.query<
      [{ user_id: number; of_challenge: string | null; is_valid: boolean }[], number]
    >(
      `delete from login_challenges c where challenge_hash = $1 and purpose <> 'passkey_login' returning c.user_id, c.of_challenge,
         c.purpose = $2 and c.expires_at > now() and exists (select from users u where ${OF_ACCOUNT}) as is_valid`,
      [linkTokenHash(challenge), purpose],
    );
    return burnt[0]?.is_valid ? burnt[0] : undefined;
  }
}
