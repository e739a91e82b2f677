import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each time that a company says it knew a person is kept, until the agency decides on all of them. */
export class KnownClaims1700000058000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('drop index uq_known_claims_open');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from known_claims o using known_claims n
        where o.connection_id = n.connection_id and o.state = 'open' and n.state = 'open' and o.claim_id < n.claim_id;
      create unique index uq_known_claims_open on known_claims (connection_id) where state = 'open';
    `);
  }
}
