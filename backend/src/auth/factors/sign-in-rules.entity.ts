import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { OneOf } from '../../platform/database/column-types.js';

export const SECOND_FACTOR_RULES = ['off', 'any', 'passkey'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

/** What the staff needs to log in. The agency's settings show and change it. */
@Entity('sign_in_rules')
@Check('ck_sign_in_rules_only_row', 'only_row')
@OneOf('ck_sign_in_rules_second_factor', 'second_factor', SECOND_FACTOR_RULES)
export class SignInRules {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'pk_sign_in_rules' })
  only_row: boolean;

  @Column('varchar', { length: 7, default: 'off' })
  second_factor: SecondFactorRule;
}
