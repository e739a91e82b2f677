import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { CODE_TRIES, SECOND_STEPS } from '../auth.limits.js';
import { TOO_SOON } from '../codes/codes.problems.js';
import { CODE_SECONDS, OtpService } from '../codes/otp.service.js';
import { Challenges } from './challenges.js';
import { type FactorSetupDto } from './factors.dto.js';
import { FACTOR_SETUP_CODE } from './factors.mails.js';
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
    private readonly outbox: OutboxService,
  ) {}

  /**
   * A session of staff that lacks the factor it needs began by a password alone: it proves its mailbox, too, and is mailed the code.
   * @param isTry whether the call judges a factor, which takes one of the five tries of a challenge, and follows one that began
   * @throws ApiException (400) when there is neither a session nor a challenge, or the code of the mail is missing or wrong
   * @throws ApiException (401) when the challenge is over
   * @throws ApiException (429) after too many from an address
   */
  async of(caller: Caller | undefined, setup: FactorSetupDto, origin: Origin, isTry = false): Promise<FactorOwner> {
    await this.limits.take(SECOND_STEPS, origin);
    if (caller) {
      const { userId, sessionVersion, email, tokenId } = caller;
      if (caller.lacksFactor && !isTry) {
        if (!setup.otp) await this.mailCode(email);
        await this.useCode(email, setup.otp, origin);
      }
      return { user_id: userId, session_version: sessionVersion, email, tokenId, actor: caller };
    }
    if (!setup.challenge) throw new ApiException(CHALLENGE_MISSING);
    const account = await this.challenges[isTry ? 'attempt' : 'find']('setup', setup.challenge);
    if (!account) throw new ApiException(SECOND_STEP_OVER);
    if (!account.is_mailbox_proven) {
      await this.useCode(account.email, setup.otp, origin);
      await this.challenges.proveMailbox(setup.challenge);
    }
    const { user_id, session_version, email, role } = account;
    return { user_id, session_version, email, actor: { ...origin, userId: user_id, email, role } };
  }

  /** Mails a code with which an account proves its mailbox. One that was mailed within half a minute stays. */
  async mailCode(email: string): Promise<void> {
    await this.dataSource
      .transaction(async (transaction) => {
        const { code } = await this.otp.issue(transaction, 'factor_setup', email, CODE_SECONDS);
        await this.outbox.queue(transaction, email, FACTOR_SETUP_CODE, { code }, { usefulSeconds: CODE_SECONDS });
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiException) || error.code !== TOO_SOON.code) throw error;
      });
  }

  private async useCode(email: string, otp: string | null | undefined, { address }: Origin): Promise<void> {
    if (!otp) throw new ApiException(MAILBOX_CODE_NEEDED);
    const code = await this.limits.takeForFailure(CODE_TRIES, { email, address }, () =>
      this.otp.match('factor_setup', email, otp),
    );
    await this.dataSource.transaction((transaction) => this.otp.useCode(transaction, code));
  }
}
