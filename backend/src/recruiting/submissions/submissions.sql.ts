import { showingWord } from '../../employees/consent/showing-word.js';
import { ENDED_IN_SQL, stageOf } from '../../employees/placement-status.js';

/** SQL: a company is shown the person of connection `c` to job `j` still: 180 days after one of them closed all but the placed go. */
export const isShown = (c: string, j: string): string => `${c}.share = 'submitted' and not ${c}.restricted
  and (${c}.placement_status = 'placed' or (${j}.closed_at is null or ${j}.closed_at > now() - interval '180 days')
    and (${c}.placement_status not in ${ENDED_IN_SQL} or ${c}.status_changed_at > now() - interval '180 days'))`;

/**
 * What companies see: every statement that answers a company reads it here, so that nothing else can be shown, searched, sorted or counted.
 * Lines of submissions and accepted terms only grow: a merge moves their keys, and the first opening is set once.
 *
 * - `same_company` (docs/rules.md#company-names): by the key of duplicates, or because one name goes on where the other one ends. Where one
 *   of them has Devanagari and the other has not, by what is spoken.
 * - `company_sounds`: the consonants of each word as they are spoken, and "A" for a vowel that begins it. English spells in its own way
 *   what Hindi writes as it is heard: a soft "c" and "g", "tion", "tech", an "s" at the end.
 */
export const SUBMISSIONS_SQL = String.raw`
  create or replace function company_sounds(name text) returns text language sql immutable strict parallel safe as $$
    select string_agg(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        translate(public.name_letters(spelled), 'cy', 'k'), 'm(?=[pbf])', 'n', 'g'), '^[aeiou]+', 'A'), '[aeiou]', '', 'g'),
        '(.)\1+', '\1', 'g'), '([a-z]{3})[js]+$', '\1'), ' ' order by place) || ' '
    from (select place, case when word ~ '[ऀ-ॿ]' then word
        else regexp_replace(regexp_replace(regexp_replace(regexp_replace(word, '(t|s|ss)ion', 'shan', 'g'), 'c(?=[eiy])', 's', 'g'),
          'g(?=[eiy])', 'j', 'g'), 'ch(?![aeiou])', 'k', 'g') end as spelled
      from public.company_words(name)) words $$;

  create or replace function sounds_like_company(one text, other text) returns boolean language sql immutable strict parallel safe as $$
    select coalesce(length(a) > 3 and replace(a, ' ', '') = replace(b, ' ', '')
      or least(length(a), length(b)) > 5 and (starts_with(a, b) or starts_with(b, a)) or length(c) > 2 and c = d, false)
    from (select public.company_sounds(one) as a, public.company_sounds(other) as b,
      public.name_key(public.company_name_key(one)) as c, public.name_key(public.company_name_key(other)) as d) sounds $$;

  create or replace function same_company(one text, other text) returns boolean language sql immutable strict parallel safe as $$
    select coalesce(a = b or least(length(a), length(b)) >= 6 and (starts_with(a, b) or starts_with(b, a))
      or least(length(a), length(b)) >= 3 and (starts_with(c, d) or starts_with(d, c))
      or starts_with(c, d || 'india ') or starts_with(d, c || 'india '), false)
      or case when (one ~ '[ऀ-ॿ]') <> (other ~ '[ऀ-ॿ]') then public.sounds_like_company(one, other) else false end
    from (select public.company_name_key(one) as a, public.company_name_key(other) as b,
      public.company_name_words(one) as c, public.company_name_words(other) as d) keys $$;

  create or replace function shown_candidates() returns table (
    connection_id integer, request_id integer, company_id integer, job_title text, display_name text, headline text, skills jsonb,
    qualification text, preferred_location text, preferred_salary text, note text, resume_text text, stage text, reveal text,
    full_name text, phone text, email text, has_file boolean, submitted_at timestamptz, answer text, answered_at timestamptz,
    search_text text) language sql stable as $$
    select c.connection_id, c.request_id, j.company_id, j.title::text, c.display_name::text, s.shown ->> 'headline', s.shown -> 'skills',
      s.shown ->> 'qualification', s.shown ->> 'preferred_location', s.shown ->> 'preferred_salary', s.shown ->> 'note',
      s.shown ->> 'resume_text',
      ${stageOf('c', "'new'")},
      c.reveal::text, case when c.reveal <> 'none' then e.full_name::text end, case when c.reveal = 'contact' then e.phone::text end,
      case when c.reveal = 'contact' then e.email::text end,
      c.reveal = 'contact' and c.original_file
        and exists (select from resumes r where r.employee_id = c.employee_id and r.shown),
      c.submitted_at, c.company_answer::text, c.company_answered_at,
      fold(concat_ws(' ', c.display_name, case when c.reveal <> 'none' then e.full_name end,
        case when c.reveal = 'contact' then concat_ws(' ', e.phone, e.email) end, s.shown ->> 'headline', s.shown ->> 'qualification',
        s.shown ->> 'preferred_location', s.shown ->> 'note',
        (select string_agg(skill ->> 'skill_name', ' ') from jsonb_array_elements(s.shown -> 'skills') skill)))
    from connections c join sheets s using (connection_id) join job_requests j using (request_id)
      join employees e on e.employee_id = c.employee_id
    where ${isShown('c', 'j')} and s.shown is not null and ${showingWord('c')} is distinct from false $$;

  create or replace function keep_submission() returns trigger language plpgsql as $$
  declare
    keys text[] := array['connection_id', 'employee_id', 'company_id', 'request_id'];
    opening text[] := array['first_opened_at', 'first_opened_by'];
  begin
    if tg_op = 'INSERT' then
      new.origin_employee_id := coalesce(new.origin_employee_id, new.employee_id);
      new.origin_company_id := coalesce(new.origin_company_id, new.company_id);
      new.employee_name := coalesce(new.employee_name, (select full_name from employees where employee_id = new.employee_id));
      new.company_name := coalesce(new.company_name, (select name from companies where company_id = new.company_id));
      new.job_title := coalesce(new.job_title, (select title from job_requests where request_id = new.request_id));
      new.submitted_by_name := coalesce(new.submitted_by_name, (select email from users where user_id = new.submitted_by), 'system');
      return new;
    end if;
    if tg_op = 'UPDATE' and old.first_opened_at is null and (to_jsonb(new) - opening) = (to_jsonb(old) - opening) then
      return new;
    end if;
    if tg_op = 'UPDATE' and (to_jsonb(new) - keys) = (to_jsonb(old) - keys)
      and (new.connection_id is null or new.connection_id = old.connection_id or old.connection_id is null
        or are_merging('connections', old.connection_id, new.connection_id))
      and (new.employee_id is null or new.employee_id = old.employee_id or are_merging('employees', old.employee_id, new.employee_id))
      and (new.company_id is null or new.company_id = old.company_id or are_merging('companies', old.company_id, new.company_id))
      and (new.request_id is null or new.request_id = old.request_id) then
      return new;
    end if;
    if tg_op = 'UPDATE' and is_erasing(tg_relid) then return new; end if;
    raise exception 'submissions are never changed or removed' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_submissions_append_only before insert or update or delete on submissions
    for each row execute function keep_submission();

  create or replace function erase_submissions(people integer[], accounts integer[], emails text[]) returns bigint language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare
    erased bigint;
  begin
    perform set_config('niyukt.erasing', 'on', true);
    perform refuse_unmarked(accounts, emails, people);
    update submissions set employee_name = 'erased' where origin_employee_id = any(people);
    get diagnostics erased = row_count;
    update submissions set submitted_by_name = case when submitted_by = any(accounts) then 'erased' else submitted_by_name end,
        first_opened_by = case when first_opened_by = any(emails) then 'erased' else first_opened_by end,
        recipients = array(select case when recipient = any(emails) then 'erased' else recipient end from unnest(recipients) recipient)
      where submitted_by = any(accounts) or first_opened_by = any(emails) or recipients && emails;
    update profile_terms_acceptances set accepted_by = 'erased', address = '' where user_id = any(accounts);
    return erased;
  end $$;
  revoke all on function erase_submissions(integer[], integer[], text[]) from public;

  create or replace trigger tg_submissions_no_truncate before truncate on submissions
    for each statement execute function refuse_change();

  create or replace function keep_acceptance() returns trigger language plpgsql as $$
  declare
    keys text[] := array['user_id', 'link_id', 'company_id'];
  begin
    if tg_op = 'INSERT' then
      new.company_name := coalesce(new.company_name, (select name from companies where company_id = new.company_id));
      return new;
    end if;
    if tg_op = 'UPDATE' and (to_jsonb(new) - keys) = (to_jsonb(old) - keys)
      and (new.user_id is null or new.user_id = old.user_id) and (new.link_id is null or new.link_id = old.link_id)
      and (new.company_id is null or new.company_id = old.company_id or are_merging('companies', old.company_id, new.company_id)) then
      return new;
    end if;
    if tg_op = 'UPDATE' and is_erasing(tg_relid) then return new; end if;
    raise exception 'accepted terms are never changed or removed' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_profile_terms_acceptances_append_only before insert or update or delete on profile_terms_acceptances
    for each row execute function keep_acceptance();

  create or replace trigger tg_profile_terms_acceptances_no_truncate before truncate on profile_terms_acceptances
    for each statement execute function refuse_change();
`;
