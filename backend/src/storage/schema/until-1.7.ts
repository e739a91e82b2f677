import type { QueryRunner } from 'typeorm';
import { makeFunctions } from './routines.js';

/** What goes from a person's texts, by what was looked through; and the work of showing whom a new text kept waiting. */
export class MaskedTexts1700000095000 {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table masked_texts (
        sha256 varchar(64) constraint pk_masked_texts primary key,
        employee_id integer not null constraint fk_masked_texts_employee references employees on delete cascade,
        removed jsonb not null,
        looked_at timestamptz(3) not null default now()
      );
      create index ix_masked_texts_employee on masked_texts (employee_id);
    `);
    await db.query('select pgboss.create_queue($1, $2)', [
      'agreed_showings',
      { policy: 'short', retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 600 },
    ]);
  }
}

/** Second factors, restrictions, erasures and consents are promises that a process of 1.4 does not know: it ends, whether or not there are any yet. */
export class Promises1700000096000 {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`insert into oldest_versions (version) values ('1.5.0') on conflict do nothing`);
  }
}

/** An import says how many lines its file has, so that none is left out without a word. */
export class LinesOfImports1700000100000 {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table imports add line_count integer');
  }
}

/** Two people are not the same by what both typed in the place of a number. */
export class NobodysPhones1700000100001 {
  async up(db: QueryRunner): Promise<void> {
    await makeFunctions(db, ['is_somebodys']);
    await db.query(
      `delete from duplicate_pairs p using employees a where p.kind = 'employees' and p.state = 'open'
         and a.employee_id = p.first_employee_id and not is_somebodys(a.phone) and p.reasons <@ '{same_phone,similar_name}'`,
    );
  }
}

const NAMES = [
  ['employees', 'full_name'],
  ['connections', 'employee_name'],
  ['companies', 'contact_person_name'],
] as const;

/** Names are found with and without their dots, hyphens and apostrophes: what lists search is filled anew where a name has some. */
export class SignsInNames1700000100002 {
  async up(db: QueryRunner): Promise<void> {
    await makeFunctions(db, ['fold', 'name_spellings']);
    for (const [table, name] of NAMES) {
      await db.query(
        `update ${table} set search_text = search_text || ' ' || fold(name_spellings(${name})) where name_spellings(${name}) <> ${name}`,
      );
    }
  }
}

/**
 * Keys that follow a deletion, of tables with another one that is emptied by it: a row that was written before in the same transaction
 * is checked when one key is emptied, and the other may lead to what is gone already. What is emptied first depends on the age of the keys.
 */
const DEPENDENT_KEYS = `select conrelid::regclass::text as "table", conname as name from pg_constraint k
  where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype in ('c', 'n') and exists (select from pg_constraint other
    where other.conrelid = k.conrelid and other.contype = 'f' and other.confdeltype in ('c', 'n') and other.oid <> k.oid
      and 'n' in (k.confdeltype, other.confdeltype))
  order by 1, 2`;

/** A deletion has these keys checked when all of it is gone. */
export class KeysCheckedLast1700000101000 {
  async up(db: QueryRunner): Promise<void> {
    for (const { table, name } of (await db.query(DEPENDENT_KEYS)) as { table: string; name: string }[]) {
      await db.query(`alter table ${table} alter constraint ${name} deferrable initially immediate`);
    }
  }
}

/** What ends all sessions of an account ends the address of its calendar. */
export class CalendarSessions1700000102000 {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table calendar_feeds add column session_version integer;
      update calendar_feeds f set session_version = u.session_version from users u where u.user_id = f.user_id;
      alter table calendar_feeds alter column session_version set not null
    `);
  }
}

/** Whether a company is in a special economic zone, and supplied with or without tax. */
export class SupplyTypes1700000103000 {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table companies add column supply_type varchar(20) not null default 'regular',
        add constraint ck_companies_supply_type check (supply_type in ('regular', 'sez_with_payment', 'sez_without_payment'));
    `);
  }
}

/** No process of version 1.4 reads counted rows by their former name any more: none runs beside 1.5. */
export class RowCountsAlone1700000104000 {
  async up(db: QueryRunner): Promise<void> {
    await db.query('drop view if exists kept_totals');
  }
}

const GONE_FUNCTIONS =
  `fill_audit_search fill_claim fill_history fill_introduction fill_payment follow_resume forget_name_words index_availability
  index_employee index_facts keep_skill_counts pass_on_employee_name places_unwanted qualification_level refresh_moved_statuses
  refuse_audit_change refuse_claim_change refuse_history_change refuse_introduction_change refuse_payment_change refuse_placement_removal
  refuse_settings_change refuse_truncate wanted_in_words`.split(/\s+/);
const GONE_TRIGGERS =
  `tg_agency_settings_no_truncate tg_audit_log_search tg_companies_pairs_update tg_connections_followed_insert
  tg_connections_followed_update tg_connections_moved tg_employees_available tg_employees_name tg_employees_pairs_update tg_employees_skills
  tg_employees_skills_update tg_employees_total_delete tg_employees_total_insert tg_employees_words_update tg_introductions_filled
  tg_job_requests_skills_update tg_payments_search tg_placement_history_filled tg_placements_kept tg_resumes_index_delete
  tg_resumes_index_facts tg_resumes_index_update tg_warranty_claims_search`.split(/\s+/);

/** Functions and triggers of 1.4 bear no hash. Those that are no more get one, so that they go when the others follow. */
export class GoneRoutines1700000106000 {
  async up(db: QueryRunner): Promise<void> {
    const gone = (await db.query(
      `select format('trigger %I on %s', tgname, tgrelid::regclass) as object from pg_trigger
         where tgname = any($1) and obj_description(oid, 'pg_trigger') is null
       union all select format('function %s', oid::regprocedure) from pg_proc
         where pronamespace = 'public'::regnamespace and proname = any($2) and obj_description(oid, 'pg_proc') is null`,
      [GONE_TRIGGERS, GONE_FUNCTIONS],
    )) as { object: string }[];
    for (const { object } of gone) await db.query(`comment on ${object} is 'niyukt of 1.4'`);
  }
}

/** The name people know the agency by. */
export class KnownAs1700000107000 {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table agency_settings add column known_as varchar(40)');
  }
}

/** When a person was asked about a company by its name: from then on applications go on naming it. */
export class AskedPeople1700000107500 {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sheets add column asked_at timestamptz(3);
      update sheets s set asked_at = coalesce(s.waits_until - interval '14 days',
          (select max(w.decided_at) from consents w where w.employee_id = c.employee_id and w.request_id = c.request_id), s.changed_at)
        from connections c where c.connection_id = s.connection_id and (c.share in ('waiting', 'declined', 'expired')
          or exists (select from consents w where w.employee_id = c.employee_id and w.request_id = c.request_id));
    `);
  }
}

/** The agency's logo, as the sandbox has drawn it. */
export class AgencyLogo1700000108300 {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table agency_logo (
        only_row boolean not null default true constraint pk_agency_logo primary key constraint ck_agency_logo_only_row check (only_row),
        version varchar(16) not null,
        width smallint not null,
        height smallint not null,
        png bytea not null
      )
    `);
  }
}
