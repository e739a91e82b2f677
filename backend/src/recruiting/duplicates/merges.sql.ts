/** Functions of the owner do and undo merges, because these change rows that the working role may not. */
export const MERGES_SQL = `
  create or replace function fill_merge() returns trigger language plpgsql as $$
  begin
    new.search_text := fold(concat_ws(' ', new.winner_name, new.loser_name));
    return new;
  end $$;

  create or replace trigger tg_merges_search before insert or update of winner_name, loser_name on merges
    for each row execute function fill_merge();

  create or replace function merged_into(of_kind text, id integer) returns integer language sql stable as $$
    with recursive way as (
      select winner_id from merges where kind = of_kind and loser_id = id and undone_at is null
      union select m.winner_id from merges m join way w on m.loser_id = w.winner_id
        where m.kind = of_kind and m.undone_at is null)
    select winner_id from way where not exists (select from merges m
      where m.kind = of_kind and m.loser_id = way.winner_id and m.undone_at is null) $$;

  create or replace function merged_from(of_kind text, id integer) returns setof integer language sql stable as $$
    with recursive others as (
      select loser_id from merges where kind = of_kind and winner_id = id and undone_at is null
      union select m.loser_id from merges m join others o on m.winner_id = o.loser_id
        where m.kind = of_kind and m.undone_at is null)
    select loser_id from others $$;

  create or replace function merging(of_kind text) returns integer[] language sql stable as $$
    select array[winner_id, loser_id] from merges where moving = pg_current_xact_id_if_assigned()::text::bigint and kind = of_kind $$;

  create or replace function are_merging(target text, one integer, other integer) returns boolean language sql stable as $$
    select case when target = 'connections'
      then exists (select from connections a join connections b using (request_id)
        where a.connection_id = one and b.connection_id = other and a.employee_id <> b.employee_id
          and a.employee_id = any(merging('employees')) and b.employee_id = any(merging('employees')))
      else coalesce(one <> other and one = any(merging(target)) and other = any(merging(target)), false) end $$;

  create or replace function references_to(target regclass) returns table (of_table text, of_column name) language sql stable as $$
    select c.conrelid::regclass::text, a.attname
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'f' and c.confrelid = target and c.connamespace = 'public'::regnamespace order by 1, 2 $$;

  create or replace function move_references(of_table regclass, of_column name, from_id integer, to_id integer, keys jsonb)
  returns jsonb language plpgsql set search_path = public, pg_temp as $$
  declare
    target text;
    key_columns name[];
    same text;
    as_key text;
    moved jsonb;
  begin
    select c.confrelid::regclass::text into target from pg_constraint c join pg_attribute a
        on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.contype = 'f' and c.conrelid = of_table and a.attname = of_column
        and c.confrelid in ('employees'::regclass, 'companies'::regclass, 'connections'::regclass);
    if target is null or not are_merging(target, from_id, to_id) then
      raise exception 'no merge moves %.%', of_table, of_column using errcode = 'insufficient_privilege';
    end if;
    select array_agg(a.attname order by a.attnum) into key_columns from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = of_table and i.indisprimary and a.attname <> of_column;
    select coalesce(string_agg(format('t.%1$I::text = key ->> %1$L', k), ' and '), 'true'),
        coalesce(string_agg(format('%1$L, t.%1$I', k), ', '), '')
      into same, as_key from unnest(key_columns) k;
    execute format('with moved as (update %s t set %2$I = $2 where t.%2$I = $1
          and ($3 is null or exists (select from jsonb_array_elements($3) key where %3$s))
        returning jsonb_build_object(%4$s) as key)
      select coalesce(jsonb_agg(key), ''[]'') from moved', of_table, of_column, same, as_key)
      into moved using from_id, to_id, keys;
    return moved;
  end $$;
  revoke all on function move_references(regclass, name, integer, integer, jsonb) from public;

  create or replace function put_introductions(keys jsonb) returns void language sql set search_path = public, pg_temp as $$
    update introductions i set employee_id = case when merging('employees') is null then i.employee_id end,
        company_id = case when merging('companies') is null then i.company_id end
      from jsonb_to_recordset(keys) k (introduction_id integer) where i.introduction_id = k.introduction_id;
    update introductions i set employee_id = k.employee_id, company_id = k.company_id
      from jsonb_to_recordset(keys) k (introduction_id integer, employee_id integer, company_id integer)
      where i.introduction_id = k.introduction_id $$;
  revoke all on function put_introductions(jsonb) from public;

  create or replace function forget_merges() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    of_kind text := tg_table_name;
    gone integer := case tg_table_name when 'employees' then (to_jsonb(old) ->> 'employee_id')::integer
      else (to_jsonb(old) ->> 'company_id')::integer end;
    others integer[];
  begin
    if exists (select from merges where kind = of_kind and loser_id = gone and undone_at is null) then return null; end if;
    others := array(select merged_from(of_kind, gone));
    delete from users where user_id in (select loser_user_id from merges
      where kind = of_kind and loser_id = any(others) and undone_at is null);
    delete from merges where kind = of_kind and (winner_id = gone or loser_id = gone or loser_id = any(others));
    return null;
  end $$;

  create or replace trigger tg_employees_merges after delete on employees for each row execute function forget_merges();

  create or replace trigger tg_companies_merges after delete on companies for each row execute function forget_merges();

  create or replace function erase_merges(people integer[], accounts integer[], emails text[], phones text[], sole_names text[] default '{}') returns bigint
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    pattern text := identity_pattern(emails, phones);
    pattern_or_name text := array_to_string(pattern || person_patterns('{}', '{}', sole_names), '|');
    of_contact bigint;
    of_person bigint;
  begin
    perform set_config('niyukt.erasing', 'on', true);
    perform refuse_unmarked(accounts, emails, people);
    update merges set merged_by_name = case when merged_by = any(accounts) then 'erased' else merged_by_name end,
        undone_by_name = case when undone_by_name = any(emails) then 'erased' else undone_by_name end
      where merged_by = any(accounts) or undone_by_name = any(emails);
    update merges set reason = regexp_replace(reason, pattern_or_name, 'erased', 'gi') where reason ~* pattern_or_name;
    update merges set journal = null where kind = 'companies' and journal::text ~* pattern;
    get diagnostics of_contact = row_count;
    update merges set journal = null, loser_name = 'erased' where kind = 'employees' and loser_id = any(people);
    get diagnostics of_person = row_count;
    return of_contact + of_person;
  end $$;
  revoke all on function erase_merges(integer[], integer[], text[], text[], text[]) from public;

  create or replace function staff_member(id integer) returns users language plpgsql stable as $$
  declare
    member users;
  begin
    select * into member from users where user_id = id and role in ('admin', 'super_admin') and disabled_at is null;
    if not found then raise exception 'only the staff merges' using errcode = 'insufficient_privilege'; end if;
    return member;
  end $$;

  create or replace function note_merge(done merges, by_user integer, what text, entry jsonb) returns void language plpgsql as $$
  declare
    actor users := staff_member(by_user);
    of_kind text := case done.kind when 'employees' then 'employee' else 'company' end;
    from_loser jsonb := jsonb_build_object('merged_from', done.loser_id) || jsonb_strip_nulls(jsonb_build_object('reason', done.reason));
    into_winner jsonb := jsonb_build_object('merged_into', done.winner_id) || jsonb_strip_nulls(jsonb_build_object('reason', done.reason));
  begin
    insert into audit_log (actor_id, actor_email, actor_role, action, kind, record_id, record_name, before, after, request_id, address)
      select actor.user_id, actor.email, actor.role, what, of_kind, e.id, e.name, e.had, e.has, entry ->> 'request_id', entry ->> 'address'
      from (values
        (1, done.winner_id, done.winner_name,
          case what when 'merged' then entry -> 'before' else coalesce(entry -> 'before', '{}') || from_loser end,
          case what when 'merged' then coalesce(entry -> 'after', '{}') || from_loser else entry -> 'after' end),
        (2, done.loser_id, done.loser_name,
          case what when 'merged' then null else into_winner end, case what when 'merged' then into_winner end)) e (place, id, name, had, has)
      order by place;
  end $$;

  create or replace function merge_records(of_kind text, winner integer, loser integer, by_user integer, why text, joined jsonb, entry jsonb)
  returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    done merges;
    one record;
    reference record;
    step jsonb;
    keys jsonb;
    steps jsonb := '[]';
    moves jsonb := '{}';
  begin
    insert into merges (kind, winner_id, winner_name, loser_id, loser_name, loser_user_id, merged_by, merged_by_name, reason, moving)
      with records as (
        select employee_id as id, full_name as name, user_id from employees where of_kind = 'employees'
          and employee_id in (winner, loser)
        union all select company_id, name, user_id from companies where of_kind = 'companies' and company_id in (winner, loser))
      select of_kind, w.id, w.name, l.id, l.name, case when w.user_id is not null then l.user_id end, a.user_id, a.email, why, pg_current_xact_id()::text::bigint
      from staff_member(by_user) a, records w, records l where w.id = winner and l.id = loser and winner <> loser
      returning * into done;
    if done.merge_id is null then
      raise exception 'a merge needs two records' using errcode = 'integrity_constraint_violation';
    end if;

    for one in select lost.connection_id as lost, kept.connection_id as kept, j.detached
        from jsonb_to_recordset(joined) j ("from" integer, "to" integer, detached integer)
          join connections lost on lost.connection_id = j."from" and lost.employee_id = loser
          join connections kept on kept.connection_id = j."to" and kept.employee_id = winner and kept.request_id = lost.request_id
        where of_kind = 'employees' order by 1 loop
      update placements p set connection_id = null, state = 'reverted'
        from (select * from placements where placement_id = one.detached for update) before
        where p.placement_id = before.placement_id and before.connection_id in (one.lost, one.kept)
        returning jsonb_build_object('did', 'detached placement', 'placement_id', before.placement_id,
          'connection_id', before.connection_id, 'state', before.state) into step;
      if found then steps := steps || step; end if;
      for reference in select * from references_to('connections') loop
        keys := move_references(reference.of_table::regclass, reference.of_column, one.lost, one.kept, null);
        if keys <> '[]' then
          steps := steps || jsonb_build_object('did', 'moved', 'table', reference.of_table, 'column', reference.of_column,
            'target', 'connections', 'from', one.lost, 'to', one.kept, 'keys', keys);
        end if;
      end loop;
      with turned as (update outbox_mails set connection_id = one.kept where connection_id = one.lost returning mail_id)
        select jsonb_agg(mail_id) into keys from turned;
      if keys is not null then
        steps := steps || jsonb_build_object('did', 'turned mails', 'from', one.lost, 'to', one.kept, 'keys', keys);
      end if;
      delete from connections where connection_id = one.lost;
    end loop;

    with both_of as (
      select i.introduction_id, i.employee_id, i.company_id, i.introduced_at,
        case of_kind when 'employees' then i.employee_id else i.company_id end as own,
        case of_kind when 'employees' then i.company_id else i.employee_id end as other
      from introductions i where winner in (i.employee_id, i.company_id) or loser in (i.employee_id, i.company_id)),
    ranked as (
      select b.*, other is null or row_number() over (partition by other order by introduced_at, introduction_id) = 1 as is_first
      from both_of b where own in (winner, loser))
    select jsonb_agg(jsonb_build_object('introduction_id', introduction_id, 'employee_id', employee_id, 'company_id', company_id)),
        jsonb_agg(jsonb_build_object('introduction_id', introduction_id,
          'employee_id', case of_kind when 'employees' then case when is_first then winner end else employee_id end,
          'company_id', case of_kind when 'companies' then case when is_first then winner end else company_id end)),
        jsonb_build_object('introductions', count(*) filter (where own = loser and is_first))
      into step, keys, moves from ranked;
    if exists (select from introductions i where loser = case of_kind when 'employees' then i.employee_id else i.company_id end) then
      perform put_introductions(keys);
      steps := steps || jsonb_build_object('did', 'keyed introductions', 'before', step);
    end if;

    for reference in select * from references_to(of_kind::regclass)
        where of_table not in ('introductions', 'duplicate_pairs', 'candidate_index') loop
      keys := move_references(reference.of_table::regclass, reference.of_column, loser, winner, null);
      moves := moves || jsonb_build_object(reference.of_table,
        coalesce((moves ->> reference.of_table)::integer, 0) + jsonb_array_length(keys));
      if keys <> '[]' then
        steps := steps || jsonb_build_object('did', 'moved', 'table', reference.of_table, 'column', reference.of_column,
          'target', of_kind, 'from', loser, 'to', winner, 'keys', keys);
      end if;
    end loop;

    delete from employees where of_kind = 'employees' and employee_id = loser;
    delete from companies where of_kind = 'companies' and company_id = loser;
    update merges set moving = null, moved = steps where merge_id = done.merge_id;
    perform note_merge(done, by_user, 'merged', entry);
    return jsonb_build_object('merge_id', done.merge_id, 'merged_at', done.merged_at, 'undo_until', done.undo_until, 'moves', moves);
  end $$;
  revoke all on function merge_records(text, integer, integer, integer, text, jsonb, jsonb) from public;

  create or replace function undo_merge(of_merge integer, by_user integer, entry jsonb)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    done merges;
    step jsonb;
  begin
    update merges m set moving = pg_current_xact_id()::text::bigint
      where merge_id = of_merge and undone_at is null and undo_until > now() and moved is not null
        and not exists (select from merges later where later.kind = m.kind and later.undone_at is null
          and later.merge_id > m.merge_id and m.winner_id in (later.winner_id, later.loser_id))
      returning * into done;
    if done.merge_id is null then
      raise exception 'this merge is not undone' using errcode = 'integrity_constraint_violation';
    end if;
    for step in select value from jsonb_array_elements(done.moved) with ordinality order by ordinality desc loop
      if step ->> 'did' = 'keyed introductions' then
        perform put_introductions(step -> 'before');
      elsif step ->> 'did' = 'detached placement' then
        update placements set connection_id = (step ->> 'connection_id')::integer,
            state = case state when 'reverted' then step ->> 'state' else state end
          where placement_id = (step ->> 'placement_id')::integer and connection_id is null
            and exists (select from connections where connection_id = (step ->> 'connection_id')::integer);
      elsif step ->> 'did' = 'turned mails' then
        update outbox_mails set connection_id = (step ->> 'from')::integer
          where connection_id = (step ->> 'to')::integer and step -> 'keys' @> to_jsonb(mail_id);
      elsif step ->> 'target' <> 'connections'
          or are_merging('connections', (step ->> 'from')::integer, (step ->> 'to')::integer) then
        perform move_references((step ->> 'table')::regclass, step ->> 'column', (step ->> 'to')::integer,
          (step ->> 'from')::integer, step -> 'keys');
      end if;
    end loop;
    delete from consents where done.kind = 'employees' and employee_id = done.winner_id and channel = 'merge'
      and decided_at >= done.merged_at;
    update merges set moving = null, journal = null, moved = null, undone_at = clock_timestamp(),
      undone_by_name = (staff_member(by_user)).email where merge_id = of_merge;
    perform note_merge(done, by_user, 'merge undone', entry);
  end $$;
  revoke all on function undo_merge(integer, integer, jsonb) from public;

  create or replace function keep_merge_journal(of_merge integer, written jsonb)
    returns void language sql security definer set search_path = public, pg_temp as $$
      update merges set journal = written where merge_id = of_merge and journal is null and undone_at is null and undo_until > now() $$;
  revoke all on function keep_merge_journal(integer, jsonb) from public;

  create or replace function purge_merges() returns bigint language sql security definer set search_path = public, pg_temp as $$
    with purged as (update merges set journal = null, moved = null
      where (journal is not null or moved is not null) and undo_until < now() returning 1)
    select count(*) from purged $$;
  revoke all on function purge_merges() from public;
`;
