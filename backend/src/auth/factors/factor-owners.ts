import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { CODE_TRIES } from '../auth.limits.js';
import { OtpService } from '../codes/otp.service.js';
import { Challenges, type ChallengedAccount } from './challenges.js';
import { type FactorSetupDto } from './factors.dto.js';
import { CHALLENGE_MISSING, MAILBOX_CODE_NEEDED, SECOND_STEP_OVER } from './factors.problems.js';
import { type FactorOwner } from './factors.service.js';

/** Says who sets a factor up: who is logged in, or who was asked to by a login and has the code from its mailbox. */
@Injectable()
export class FactorOwners {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly challenges: Challenges,
    private readonly otp: OtpService,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * @param isTry whether the call judges a factor, which takes one of the five tries of a challenge
   * @throws ApiException (400) when there is neither a session nor a challenge, or the code of the mail is missing or wrong
   * @throws ApiException (401) when the challenge is over
   */
  async of(caller: Caller | undefined, setup: FactorSetupDto, origin: Origin, isTry = false): Promise<FactorOwner> {
    if (caller) {
      const { userId, sessionVersion, email, tokenId } = caller;
      return { user_id: userId, session_version: sessionVersion, email, tokenId, actor: caller };
    }
    if (!setup.challenge) throw new ApiException(CHALLENGE_MISSING);
    const account = await this.challenges[isTry ? 'attempt' : 'find']('setup', setup.challenge);
    if (!account) throw new ApiException(SECOND_STEP_OVER);
    if (!account.is_mailbox_proven) await this.proveMailbox(account, setup, origin);
    const { user_id, session_version, email, role } = account;
    return { user_id, session_version, email, actor: { ...origin, userId: user_id, email, role } };
  }

  private async proveMailbox(
    { email }: ChallengedAccount,
    { challenge, otp }: FactorSetupDto,
    { address }: Origin,
  ): Promise<void> {
    if (!otp || !challenge) throw new ApiException(MAILBOX_CODE_NEEDED);
    const code = await this.limits.takeForFailure(CODE_TRIES, { email, address }, () =>
      this.otp.match('factor_setup', email, otp),
    );
    await this.dataSource.transaction((transaction) => this.otp.useCode(transaction, code));
    await this.challenges.proveMailbox(challenge);
  }
}
