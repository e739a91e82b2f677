import { Injectable } from '@nestjs/common';
import { ApiException } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { type MessageDto } from '../platform/http/message.dto.js';
import { WRONG_CURRENT_PASSWORD } from './auth.problems.js';
import { type FreshDto } from './factors/factors.dto.js';
import { FACTOR_NEEDED, WRONG_FACTOR } from './factors/factors.problems.js';
import { Proofs } from './factors/proofs.js';
import { LoginService } from './login.service.js';
import { SessionsService } from './sessions/sessions.service.js';

/** A new proof within a session (docs/rules.md#fresh-login). */
@Injectable()
export class FreshLoginService {
  constructor(
    private readonly logins: LoginService,
    private readonly proofs: Proofs,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * @throws ApiException (400) when the proof is not right, or is a password and the account has a second factor
   * @throws ApiException (429) when it was wrong too often
   */
  async prove(caller: Caller, { password, ...proof }: FreshDto): Promise<MessageDto> {
    const { userId, email } = caller;
    const isByFactor = Boolean(proof.totp || proof.passkey);
    if (!isByFactor && (await this.proofs.hasFactor(userId))) throw new ApiException(FACTOR_NEEDED);
    if (isByFactor) {
      const use = { purpose: 'passkey_fresh', userId } as const;
      if (!(await this.proofs.isRight({ user_id: userId, email }, proof, use))) throw new ApiException(WRONG_FACTOR);
    } else {
      if (!password) throw new ApiException(WRONG_CURRENT_PASSWORD);
      await this.logins.confirmPassword(caller, password);
    }
    await this.sessions.refresh(caller);
    return { message: 'Thank you' };
  }
}
