import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { RULE_NOT_MET } from './factors.problems.js';
import { meetsRule } from './needed-factor.js';
import { PasskeyHost } from './passkey-host.js';
import { SECOND_FACTOR_RULES, type SecondFactorRule } from './sign-in-rules.entity.js';

/** Whether the staff needs a second factor (docs/rules.md#second-factor). */
@Injectable()
export class SignInRulesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly host: PasskeyHost,
  ) {}

  async current(transaction: EntityManager = this.dataSource.manager): Promise<SecondFactorRule> {
    const [rules] = await transaction.query<[{ second_factor: SecondFactorRule }]>(
      'select second_factor from sign_in_rules',
    );
    return rules.second_factor;
  }

  /**
   * Sets the rule.
   * @throws ApiException (409) when it is raised by an account that does not meet it, which would lock itself out
   */
  async set(transaction: EntityManager, { userId }: Caller, rule: SecondFactorRule): Promise<void> {
    const before = await this.current(transaction);
    const isRaised = SECOND_FACTOR_RULES.indexOf(rule) > SECOND_FACTOR_RULES.indexOf(before);
    const [meets] = await transaction.query<unknown[]>(
      `select from second_factors f where f.user_id = $1 and ${meetsRule('$2', '$3')} limit 1`,
      [userId, rule, this.host.name],
    );
    if (isRaised && !meets) throw new ApiException(RULE_NOT_MET);
    await transaction.query('update sign_in_rules set second_factor = $1', [rule]);
  }
}
