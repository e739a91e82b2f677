import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { Key, MomentOfChange } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { User } from '../accounts/user.entity.js';
import { type ProofKind } from './proof-kinds.js';

/** A wrong code. It counts for the account, from any address (docs/rules.md#second-factor). */
@Entity('factor_guesses')
@Check('ck_factor_guesses_kind', `kind in ('totp', 'recovery', 'passkey')`)
export class FactorGuess {
  @Key('pk_factor_guesses')
  guess_id: number;

  @Column('integer')
  @ForeignKey(() => User, { name: 'fk_factor_guesses_user', onDelete: 'CASCADE' })
  user_id: number;

  @Column('varchar', { length: 8 })
  kind: ProofKind;

  @MomentOfChange()
  guessed_at: Date;

  /** False once a right proof or a new password came after it; of an app's code, once a right code of the app or a new password did. */
  @Column('boolean', { default: true })
  since_right: boolean;
}

expires('factor_guesses', `not since_right and guessed_at < now() - interval '1 day'`);
