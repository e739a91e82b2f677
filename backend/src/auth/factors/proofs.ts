import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Secrets } from '../../platform/config/secrets.js';
import { FactorGuesses } from './factor-guesses.js';
import { FactorNews } from './factor-news.js';
import { type ProofDto } from './factors.dto.js';
import { PasskeyHost } from './passkey-host.js';
import { Passkeys, type PasskeyUse } from './passkeys.js';
import { PROOF_KINDS, type ProofKind } from './proof-kinds.js';
import { recoveryCodeHash } from './recovery-codes.js';
import { openTotp, STEP_SECONDS, stepOf } from './totp.js';

/** With so many wrong ones in a row the account is notified that its password is known. */
const WRONG_OF_MAIL = 3;

const TOTP = `select factor_id, sealed_secret, last_step, floor(extract(epoch from now()) / ${STEP_SECONDS})::int as step
  from second_factors where user_id = $1 and kind = 'totp' and confirmed_at is not null`;

/** No step twice, and none before one that was used, whichever process is asked. */
const USE_STEP = `update second_factors set last_step = $2, last_used_at = now()
  where factor_id = $1 and coalesce(last_step, -1) < $2 returning factor_id`;

type Burn = (transaction: EntityManager) => Promise<void>;
const nothing: Burn = () => Promise.resolve();

interface ProvingAccount {
  user_id: number;
  email: string;
}

/** Judges second factors (docs/rules.md#second-factor). */
@Injectable()
export class Proofs {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly guesses: FactorGuesses,
    private readonly passkeys: Passkeys,
    private readonly host: PasskeyHost,
    private readonly news: FactorNews,
    private readonly secrets: Secrets,
  ) {}

  /** What the account can prove itself with now; nothing when it has no second factor. */
  async kindsOf(userId: number): Promise<ProofKind[]> {
    const [has] = await this.dataSource.query<[Record<ProofKind, boolean>]>(
      `select coalesce(bool_or(kind = 'totp'), false) as totp,
         coalesce(bool_or(kind = 'passkey' and suspended_at is null and rp_id = $2), false) as passkey,
         count(*) > 0 and exists (select from recovery_codes where user_id = $1 and used_at is null) as recovery
       from second_factors where user_id = $1 and confirmed_at is not null`,
      [userId, this.host.name],
    );
    return PROOF_KINDS.filter((kind) => has[kind]);
  }

  async hasFactor(userId: number): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ has: boolean }]>(
      'select exists (select from second_factors where user_id = $1 and confirmed_at is not null) as has',
      [userId],
    );
    return row.has;
  }

  /**
   * Whether the account has proven itself. A right code is used up; the third wrong proof in a row is mailed to its owner.
   * @param use of a passkey
   * @param burn ends what the proof is for, in the transaction that uses a code up: of answers at once one counts, and the codes of the
   * others stay
   * @throws ApiException (429) when too many codes were wrong, and what `burn` throws
   */
  async isRight(account: ProvingAccount, proof: ProofDto, use: PasskeyUse, burn: Burn = nothing): Promise<boolean> {
    const { user_id: userId, email } = account;
    const kind = proof.passkey ? 'passkey' : proof.totp ? 'totp' : 'recovery';
    const counted = await this.guesses.take(userId, kind);
    let isLate = false;
    const isRight = await this.fits(account, proof, use, async (transaction) => {
      isLate = true;
      await burn(transaction);
      isLate = false;
    }).catch(async (error: unknown) => {
      if (isLate) await this.dataSource.transaction((own) => this.guesses.wasRight(own, userId, kind, counted));
      throw error;
    });
    await this.dataSource.transaction(async (transaction) => {
      if (isRight) await this.guesses.wasRight(transaction, userId, kind, counted);
      else if (counted.wrong_before + 1 === WRONG_OF_MAIL) {
        await this.news.notify(transaction, { userId, email }, 'wrong steps');
      }
    });
    return isRight;
  }

  private async fits(
    account: ProvingAccount,
    { totp, recovery, passkey }: ProofDto,
    use: PasskeyUse,
    burn: Burn,
  ): Promise<boolean> {
    if (totp) return this.useTotp(account.user_id, totp, burn);
    if (!passkey) return this.useRecovery(account, recovery ?? '', burn);
    const isRight = (await this.passkeys.verify(passkey, use)) === account.user_id;
    if (isRight) await burn(this.dataSource.manager);
    return isRight;
  }

  private async useTotp(userId: number, code: string, burn: Burn): Promise<boolean> {
    const [app] = await this.dataSource.query<
      { factor_id: number; sealed_secret: Buffer; last_step: number | null; step: number }[]
    >(TOTP, [userId]);
    if (!app) return false;
    const step = stepOf(openTotp(this.secrets, app.sealed_secret), code, app.step, app.last_step);
    if (step === undefined) return false;
    return this.dataSource.transaction(async (transaction) => {
      const [used] = await transaction.query<[unknown[], number]>(USE_STEP, [app.factor_id, step]);
      if (used.length) await burn(transaction);
      return used.length > 0;
    });
  }

  private async useRecovery({ user_id, email }: ProvingAccount, code: string, burn: Burn): Promise<boolean> {
    return this.dataSource.transaction(async (transaction) => {
      const [used] = await transaction.query<[unknown[], number]>(
        `update recovery_codes set used_at = now() where user_id = $1 and code_hash = $2 and used_at is null returning user_id`,
        [user_id, recoveryCodeHash(code)],
      );
      if (!used.length) return false;
      await burn(transaction);
      await this.news.notify(transaction, { userId: user_id, email }, 'recovery code used');
      return true;
    });
  }
}
