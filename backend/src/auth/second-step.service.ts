import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiException } from '../platform/errors/problem.js';
import { type Origin } from '../platform/http/caller.js';
import { isStaff } from '../platform/http/role.js';
import { linkTokenHash } from '../platform/link-token.js';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import { RateLimitsService } from '../platform/rate-limits/rate-limits.service.js';
import { PASSKEY_LOGINS, SECOND_STEPS } from './auth.limits.js';
import { type ChallengedAccount, Challenges } from './factors/challenges.js';
import { FactorOwners } from './factors/factor-owners.js';
import {
  type FactorSetupNeededDto,
  type PasskeyLoginDto,
  type SecondStepDto,
  type SecondStepNeededDto,
} from './factors/factors.dto.js';
import { SECOND_STEP_OVER, WRONG_FACTOR, WRONG_SECOND_STEP } from './factors/factors.problems.js';
import { Passkeys } from './factors/passkeys.js';
import { Proofs } from './factors/proofs.js';
import { type LoginAccount } from './login-account.js';
import { LoginAudit } from './login-audit.js';
import { type SessionOnDevice, SessionOpener } from './session-opener.js';

/** What follows a right password where it is not enough (docs/rules.md#second-factor). */
@Injectable()
export class SecondStepService {
  private readonly logger = new Logger('Login');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly challenges: Challenges,
    private readonly proofs: Proofs,
    private readonly passkeys: Passkeys,
    private readonly opener: SessionOpener,
    private readonly loginAudit: LoginAudit,
    private readonly owners: FactorOwners,
    private readonly metrics: MetricsService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Asks for the second factor of an account. */
  async ask(account: LoginAccount): Promise<SecondStepNeededDto> {
    const kinds = await this.proofs.kindsOf(account.user_id);
    return { second_factor: kinds, challenge: await this.challenges.issue('second_step', account) };
  }

  /** Asks to set up a second factor, and mails a code to the account. One that was mailed within half a minute stays. */
  async askForSetup(account: LoginAccount, needed: string): Promise<FactorSetupNeededDto> {
    await this.owners.mailCode(account.email);
    return { second_factor_setup: true, challenge: await this.challenges.issue('setup', account), needed };
  }

  /**
   * Judges the second factor and begins the session.
   * @throws ApiException (400) when there is no factor in it
   * @throws ApiException (401) when the challenge is over or the factor is not right
   * @throws ApiException (429) when too many codes were wrong, or after too many from an address
   */
  async complete({ challenge, ...proof }: SecondStepDto, origin: Origin): Promise<SessionOnDevice> {
    if (!proof.totp && !proof.recovery && !proof.passkey) throw new ApiException(WRONG_FACTOR);
    await this.limits.take(SECOND_STEPS, origin);
    const challenged = await this.challenges.attempt('second_step', challenge);
    if (!challenged) throw new ApiException(SECOND_STEP_OVER);
    const use = { purpose: 'passkey_step', userId: challenged.user_id, ofChallenge: linkTokenHash(challenge) } as const;
    const burn = async (transaction: EntityManager): Promise<void> => {
      if (!(await this.challenges.burn('second_step', challenge, transaction)))
        throw new ApiException(SECOND_STEP_OVER);
    };
    if (!(await this.proofs.isRight(challenged, proof, use, burn))) {
      await this.refuse(challenged, origin);
      throw new ApiException(WRONG_SECOND_STEP);
    }
    return this.open(challenged, origin);
  }

  /**
   * A passkey of the staff is a login by itself.
   * @throws ApiException (401) when it is unknown, disabled, of a person who is not staff, or not right: always the same sentence
   * @throws ApiException (429) after too many from an address
   */
  async loginByPasskey({ passkey }: PasskeyLoginDto, origin: Origin): Promise<SessionOnDevice> {
    await this.limits.take(PASSKEY_LOGINS, origin);
    const userId = await this.passkeys.verify(passkey, { purpose: 'passkey_login' });
    const account = userId && (await this.accountOf(userId, origin));
    if (!account || !isStaff(account.role) || account.disabled_at || account.password_expired) {
      await this.refuse(account || undefined, origin);
      throw new ApiException(WRONG_SECOND_STEP);
    }
    return this.opener.open(account, origin);
  }

  /**
   * Begins the session of an account whose challenge was answered, unless its sessions have been ended since.
   * @throws ApiException (401) when they have
   */
  async open(
    { email, session_version }: Pick<ChallengedAccount, 'email' | 'session_version'>,
    origin: Origin,
  ): Promise<SessionOnDevice> {
    const account = await this.opener.find(email, origin);
    if (account?.session_version !== session_version || account.disabled_at) throw new ApiException(SECOND_STEP_OVER);
    return this.opener.open(account, origin);
  }

  private async accountOf(userId: number, origin: Origin): Promise<LoginAccount | undefined> {
    const [row] = await this.dataSource.query<{ email: string }[]>('select email from users where user_id = $1', [
      userId,
    ]);
    return row && this.opener.find(row.email, origin);
  }

  private async refuse(
    account: Pick<LoginAccount, 'user_id' | 'email' | 'role'> | undefined,
    origin: Origin,
  ): Promise<void> {
    const { requestId, address } = origin;
    this.logger.warn({ requestId, address, userId: account?.user_id }, 'Second step failed');
    this.metrics.countFailedLogin();
    await this.loginAudit.recordFailure(account, origin);
  }
}
