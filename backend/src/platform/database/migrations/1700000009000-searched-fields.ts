import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A search looks in every field that its list shows; skills are filtered without regard to case and accents; a preferred salary of 0,
 * which meant "not specified", is none. Each table is written anew as a whole with its indexes: a third of the time that updating every
 * row takes, and no room is lost.
 */
export class SearchedFields1700000009000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function skill_keys(skills jsonb) returns text[] language sql immutable strict parallel safe
      as $$ select coalesce(array_agg(public.fold(skill ->> 'skill_name')), '{}') from jsonb_array_elements(skills) skill
        where skill ->> 'skill_name' is not null $$;
      create or replace function fill_employee_search() returns trigger language plpgsql as $$
      begin
        new.search_text := fold(concat_ws(' ', new.full_name, new.email, new.phone, new.qualification,
          new.preferred_location, (select string_agg(skill ->> 'skill_name', ' ') from jsonb_array_elements(new.skills) skill),
          new.industry, new.status));
        if tg_op = 'INSERT' or new.skills is distinct from old.skills then
          new.skill_keys := skill_keys(new.skills);
        end if;
        return new;
      end $$;
      drop trigger tg_employees_search on employees;
      create trigger tg_employees_search before insert or update of full_name, email, phone, qualification, preferred_location,
          skills, industry, status
        on employees for each row execute function fill_employee_search();
      drop index ix_employees_skills;
      alter table employees add column skill_keys text[] not null default '{}';
      alter table employees
        alter column search_text type text using search_text || fold(concat_ws(' ', '', industry, status)),
        alter column skill_keys type text[] using skill_keys(skills),
        alter column preferred_salary type varchar(100) using nullif(preferred_salary, '0');
      create index ix_employees_skills on employees using gin (skill_keys);

      create or replace function fill_company_search() returns trigger language plpgsql as $$
      begin
        new.search_text := fold(concat_ws(' ', new.name, new.contact_person_name, new.contact_email,
          new.contact_person_phone, new.location, new.industry));
        return new;
      end $$;
      drop trigger tg_companies_search on companies;
      create trigger tg_companies_search before insert or update of name, contact_person_name, contact_email, contact_person_phone,
          location, industry
        on companies for each row execute function fill_company_search();
      alter table companies alter column search_text type text using search_text || fold(concat_ws(' ', '', industry));

      create or replace function fill_job_request() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform 1 from companies where company_id = new.company_id for share;
        end if;
        select name into new.company_name from companies where company_id = new.company_id;
        new.company_name := coalesce(new.company_name, '');
        new.search_text := fold(concat_ws(' ', new.title, new.domain, new.company_name, new.location, new.status,
          new.employment_type, new.priority));
        return new;
      end $$;
      drop trigger tg_job_requests_copies on job_requests;
      create trigger tg_job_requests_copies before insert or update of company_id, company_name, title, domain, location, status,
          employment_type, priority
        on job_requests for each row execute function fill_job_request();
      alter table job_requests alter column search_text type text
        using search_text || fold(concat_ws(' ', '', status, employment_type, priority));

      create or replace function fill_connection() returns trigger language plpgsql as $$
      declare
        contact text;
        place text;
      begin
        if tg_op = 'INSERT' then
          perform 1 from employees where employee_id = new.employee_id for no key update;
          perform 1 from job_requests where request_id = new.request_id for share;
        end if;
        select full_name, concat_ws(' ', email, phone) into new.employee_name, contact
          from employees where employee_id = new.employee_id;
        select title, company_name, location into new.job_title, new.company_name, place
          from job_requests where request_id = new.request_id;
        new.employee_name := coalesce(new.employee_name, '');
        new.job_title := coalesce(new.job_title, '');
        new.company_name := coalesce(new.company_name, '');
        new.search_text := fold(concat_ws(' ', new.employee_name, new.job_title, new.company_name, contact, place));
        return new;
      end $$;
      drop trigger tg_employees_name on employees;
      create trigger tg_employees_name after update of full_name, email, phone on employees
        for each row when (old.full_name is distinct from new.full_name or old.email is distinct from new.email
          or old.phone is distinct from new.phone)
        execute function pass_on_employee_name();
      drop trigger tg_job_requests_title on job_requests;
      create trigger tg_job_requests_title after update of title, company_name, location on job_requests
        for each row when (old.title is distinct from new.title or old.company_name is distinct from new.company_name
          or old.location is distinct from new.location)
        execute function pass_on_job_title();

      create function contact_and_place(employee integer, request integer) returns text language plpgsql stable as $$
      declare
        contact text;
        place text;
      begin
        select concat_ws(' ', email, phone) into contact from employees where employee_id = employee;
        select location into place from job_requests where request_id = request;
        return fold(concat_ws(' ', '', contact, place));
      end $$;
      alter table connections alter column search_text type text
        using search_text || contact_and_place(employee_id, request_id);
      drop function contact_and_place;
    `);
    for (const table of ['employees', 'companies', 'job_requests', 'connections']) await db.query(`analyze ${table}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger tg_job_requests_title on job_requests;
      create trigger tg_job_requests_title after update of title, company_name on job_requests
        for each row when (old.title is distinct from new.title or old.company_name is distinct from new.company_name)
        execute function pass_on_job_title();
      drop trigger tg_employees_name on employees;
      create trigger tg_employees_name after update of full_name on employees
        for each row when (old.full_name is distinct from new.full_name) execute function pass_on_employee_name();
      create or replace function fill_connection() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform 1 from employees where employee_id = new.employee_id for no key update;
          perform 1 from job_requests where request_id = new.request_id for share;
        end if;
        select full_name into new.employee_name from employees where employee_id = new.employee_id;
        select title, company_name into new.job_title, new.company_name from job_requests where request_id = new.request_id;
        new.employee_name := coalesce(new.employee_name, '');
        new.job_title := coalesce(new.job_title, '');
        new.company_name := coalesce(new.company_name, '');
        new.search_text := fold(concat_ws(' ', new.employee_name, new.job_title, new.company_name));
        return new;
      end $$;

      drop trigger tg_job_requests_copies on job_requests;
      create or replace function fill_job_request() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform 1 from companies where company_id = new.company_id for share;
        end if;
        select name into new.company_name from companies where company_id = new.company_id;
        new.company_name := coalesce(new.company_name, '');
        new.search_text := fold(concat_ws(' ', new.title, new.domain, new.company_name, new.location));
        return new;
      end $$;
      create trigger tg_job_requests_copies before insert or update of company_id, company_name, title, domain, location
        on job_requests for each row execute function fill_job_request();

      drop trigger tg_companies_search on companies;
      create or replace function fill_company_search() returns trigger language plpgsql as $$
      begin
        new.search_text := fold(concat_ws(' ', new.name, new.contact_person_name, new.contact_email,
          new.contact_person_phone, new.location));
        return new;
      end $$;
      create trigger tg_companies_search before insert or update of name, contact_person_name, contact_email, contact_person_phone, location
        on companies for each row execute function fill_company_search();

      drop trigger tg_employees_search on employees;
      drop index ix_employees_skills;
      alter table employees drop column skill_keys;
      drop function skill_keys;
      create index ix_employees_skills on employees using gin (skills jsonb_path_ops);
      create or replace function fill_employee_search() returns trigger language plpgsql as $$
      begin
        new.search_text := fold(concat_ws(' ', new.full_name, new.email, new.phone, new.qualification,
          new.preferred_location, (select string_agg(skill ->> 'skill_name', ' ') from jsonb_array_elements(new.skills) skill)));
        return new;
      end $$;
      create trigger tg_employees_search before insert or update of full_name, email, phone, qualification, preferred_location, skills
        on employees for each row execute function fill_employee_search();

      update employees set full_name = full_name;
      update companies set name = name;
      update job_requests set title = title;
      update connections set employee_name = employee_name;
    `);
  }
}
