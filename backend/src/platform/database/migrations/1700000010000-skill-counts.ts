import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many employees have each skill, in each spelling: what the console suggests. */
export class SkillCounts1700000010000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table skill_counts (
        name text not null,
        key text not null,
        n integer not null,
        constraint pk_skill_counts primary key (name)
      );
      create index ix_skill_counts_key on skill_counts (key);

      create function keep_skill_counts() returns trigger language plpgsql as $$
      begin
        insert into skill_counts as c (name, key, n)
          select changed.name, fold(changed.name), sum(change) from (
            select skill ->> 'skill_name' as name, 1 as change from jsonb_array_elements(new.skills) skill
            union all select skill ->> 'skill_name', -1 from jsonb_array_elements(old.skills) skill) changed
          where changed.name is not null group by changed.name having sum(change) <> 0 order by changed.name
          on conflict (name) do update set n = c.n + excluded.n;
        delete from skill_counts where n <= 0
          and name in (select skill ->> 'skill_name' from jsonb_array_elements(old.skills) skill);
        return null;
      end $$;
      create trigger tg_employees_skills after insert or delete on employees
        for each row execute function keep_skill_counts();
      create trigger tg_employees_skills_update after update of skills on employees
        for each row when (old.skills is distinct from new.skills) execute function keep_skill_counts();

      insert into skill_counts
        select skill ->> 'skill_name', fold(skill ->> 'skill_name'), count(*) from employees, jsonb_array_elements(skills) skill
        where skill ->> 'skill_name' is not null group by 1;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger tg_employees_skills on employees;
      drop trigger tg_employees_skills_update on employees;
      drop table skill_counts;
      drop function keep_skill_counts;
    `);
  }
}
