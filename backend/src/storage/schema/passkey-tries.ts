import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wrong passkeys are counted beside wrong codes, so that the third wrong second step is told whatever it was. */
export class PasskeyTries1700000086000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table factor_guesses drop constraint ck_factor_guesses_kind,
        add constraint ck_factor_guesses_kind check (kind in ('totp', 'recovery', 'passkey'))
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from factor_guesses where kind = 'passkey';
      alter table factor_guesses drop constraint ck_factor_guesses_kind,
        add constraint ck_factor_guesses_kind check (kind in ('totp', 'recovery'))
    `);
  }
}
