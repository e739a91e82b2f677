import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Placements with an open claim are few, and looked for among many. */
export class ClaimedPlacements1700000036020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'create index ix_placements_claimed on placements (placed_on desc, placement_id desc) where has_open_claim',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index ix_placements_claimed');
  }
}
