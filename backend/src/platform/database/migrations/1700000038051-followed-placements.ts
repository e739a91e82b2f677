import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whoever places somebody makes the placement in the same transaction, and whoever takes that back reverts it: a version that knows no
 * placements does neither, and is refused when it commits.
 */
export class FollowedPlacements1700000038051 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function refuse_unfollowed_placement() returns trigger language plpgsql as $$
      begin
        perform from connections c left join placements p using (connection_id)
          where c.connection_id = new.connection_id
            and (c.placement_status = 'placed' and p.placement_id is null
              or c.placement_status not in ('placed', 'resigned') and p.state = 'active' and not p.has_open_claim);
        if found then
          raise exception 'the placement of connection % does not follow its status: a version of the product before 1.2.0 may not run on this database',
            new.connection_id using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end $$;
      create constraint trigger tg_connections_followed_insert after insert on connections deferrable initially deferred
        for each row when (new.placement_status = 'placed') execute function refuse_unfollowed_placement();
      create constraint trigger tg_connections_followed_update after update on connections deferrable initially deferred
        for each row when (old.placement_status is distinct from new.placement_status)
        execute function refuse_unfollowed_placement();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger tg_connections_followed_insert on connections;
      drop trigger tg_connections_followed_update on connections;
      drop function refuse_unfollowed_placement;
    `);
  }
}
