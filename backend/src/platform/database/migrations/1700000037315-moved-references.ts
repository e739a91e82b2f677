import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of names, statuses and keys follow when a reference moves to another record. */
export class MovedReferences1700000037315 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function follow_noted_record() returns trigger language plpgsql as $$
      begin
        new.record_id := coalesce(new.employee_id, new.company_id, new.request_id, new.connection_id);
        return new;
      end $$;
      create trigger tg_notes_record before update of employee_id, company_id, request_id, connection_id on notes
        for each row execute function follow_noted_record();

      drop trigger tg_connections_placement_names on connections;
      create trigger tg_connections_placement_names after update on connections
        for each row when ((old.employee_name, old.job_title, old.company_name)
          is distinct from (new.employee_name, new.job_title, new.company_name))
        execute function pass_on_connection_names();
      drop trigger tg_job_requests_title on job_requests;
      create trigger tg_job_requests_title after update on job_requests
        for each row when (old.title is distinct from new.title or old.company_name is distinct from new.company_name
          or old.location is distinct from new.location)
        execute function pass_on_job_title();

      create function refresh_moved_statuses() returns trigger language plpgsql as $$
      begin
        update employees e set status = coalesce(latest.status, 'Available')
          from (select p.id, (select placement_status from connections where employee_id = p.id
              order by connection_date desc, connection_id desc limit 1) as status
            from unnest(array[old.employee_id, new.employee_id]) p (id)) latest
          where e.employee_id = latest.id and e.status is distinct from coalesce(latest.status, 'Available');
        return null;
      end $$;
      create trigger tg_connections_moved after update of employee_id on connections
        for each row when (old.employee_id <> new.employee_id) execute function refresh_moved_statuses();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger tg_connections_moved on connections;
      drop trigger tg_notes_record on notes;
      drop function refresh_moved_statuses, follow_noted_record;
      drop trigger tg_job_requests_title on job_requests;
      create trigger tg_job_requests_title after update of title, company_name, location on job_requests
        for each row when (old.title is distinct from new.title or old.company_name is distinct from new.company_name
          or old.location is distinct from new.location)
        execute function pass_on_job_title();
      drop trigger tg_connections_placement_names on connections;
      create trigger tg_connections_placement_names after update of employee_name, job_title, company_name on connections
        for each row when ((old.employee_name, old.job_title, old.company_name)
          is distinct from (new.employee_name, new.job_title, new.company_name))
        execute function pass_on_connection_names();
    `);
  }
}
