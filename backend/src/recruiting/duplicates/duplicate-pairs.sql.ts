/** Domains of public mailboxes, and of sites that host pages of many companies. They do not identify a company. */
const SHARED_DOMAINS =
  `aol.com example.com example.net example.org facebook.com gmail.com gmx.com googlemail.com hotmail.com icloud.com
  in.com indiamart.com instagram.com justdial.com linkedin.com live.com mail.com me.com msn.com outlook.com outlook.in proton.me
  protonmail.com rediff.com rediffmail.com sites.google.com yahoo.co.in yahoo.com yahoo.in ymail.com zoho.com zohomail.in`
    .split(/\s+/)
    .map((domain) => `'${domain}'`)
    .join(', ');

/** Legal forms and forms of address, in both scripts: they do not distinguish one company from another (docs/rules.md#company-names). */
const NOT_COMPARED =
  `co company corp corporation gmbh inc incorporated limited llc llp ltd messrs opc p plc private pvt the
  इंक इनकॉर्पोरेटेड एलएलपी एलएलसी ओपीसी कंपनी कम्पनी कॉर्पोरेशन कार्पोरेशन पीएलसी प्रा प्राइवेट प्राईवेट मेसर्स मैसर्स लि लिमिटेड`
    .split(/\s+/)
    .map((word) => `'${word}'`)
    .join(', ');

/** What two records are compared by, and the pairs that may be the same (docs/rules.md#duplicates): found again when one changes. */
export const DUPLICATE_PAIRS_SQL = String.raw`
  create or replace function email_stem(email text) returns text language sql immutable strict parallel safe as $$
    select case when stem = '' then lower(email)
      when domain in ('gmail.com', 'googlemail.com') then replace(stem, '.', '') || '@gmail.com'
      else stem || '@' || domain end
    from (select split_part(split_part(lower(email), '@', 1), '+', 1) as stem, split_part(lower(email), '@', 2) as domain) parts $$;

  create or replace function words_of_name(name text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(word order by word), '{}')
    from regexp_split_to_table(public.fold(name), '[[:space:].,''()/_-]+') word
    where word not in ('', 'mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'smt', 'sri') $$;

  create or replace function names_alike(one text, other text) returns boolean language sql immutable strict parallel safe as $$
    select coalesce(a.words = b.words
      or public.similarity(array_to_string(a.words, ' '), array_to_string(b.words, ' ')) >= 0.45
      or public.similarity(array_to_string(a.words, ''), array_to_string(b.words, '')) >= 0.5
      or (not exists (select from unnest(least_words) w where not exists (select from unnest(most_words) o
          where o = w or (length(w) = 1 and o like w || '%') or (length(o) = 1 and w like o || '%')))
        and exists (select from unnest(least_words) w where length(w) > 1 and w = any(most_words))), false)
    from (select public.words_of_name(one) as words) a, (select public.words_of_name(other) as words) b,
      lateral (select case when cardinality(a.words) <= cardinality(b.words) then a.words else b.words end as least_words,
        case when cardinality(a.words) <= cardinality(b.words) then b.words else a.words end as most_words) ordered $$;

  create or replace function company_domains(website text, email text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct domain), '{}')
    from (values (regexp_replace(lower(website), '^https?://([^/@]*@)?(www\.)?([^/:?#]*).*$', '\3')),
      (split_part(lower(email), '@', 2))) d (domain)
    where domain like '%_._%' and domain not in (${SHARED_DOMAINS}) $$;

  create or replace function company_words(name text) returns table (word text, place bigint)
  language sql immutable strict parallel safe as $$
    select words.* from regexp_split_to_table(regexp_replace(regexp_replace(replace(translate(public.fold(name),
        U&'\00A0\00AD\200B\200E\200F\2060\FEFF', ' '), '&', ' and '), '^[[:space:]]*m[[:space:]]*/[[:space:]]*s(?![a-z0-9])', ''),
        '(?<![[:alnum:]])([a-z])\.[[:space:]]?(?=[a-z](?![[:alnum:]]))', '\1', 'g'), '[[:space:].,''"()/_-]+')
      with ordinality words (word, place)
    where words.word not in ('', ${NOT_COMPARED}) $$;

  create or replace function company_name_words(name text) returns text language sql immutable strict parallel safe as $$
    select string_agg(word, ' ' order by place) || ' ' from public.company_words(name) $$;

  create or replace function company_name_key(name text) returns text language sql immutable strict parallel safe as $$
    select nullif(string_agg(word, '' order by place), '') from public.company_words(name) $$;

  create or replace function pair_search_text(kind text, first integer, second integer) returns text language sql stable as $$
    select case kind
      when 'employees' then (select string_agg(fold(concat_ws(' ', name_spellings(full_name), email, phone)), ' ' order by employee_id)
        from employees where employee_id in (first, second))
      else (select string_agg(fold(concat_ws(' ', name, contact_email)), ' ' order by company_id)
        from companies where company_id in (first, second)) end $$;

  create or replace function fill_duplicate_pair() returns trigger language plpgsql as $$
  begin
    new.search_text := coalesce(pair_search_text(new.kind, new.first_id, new.second_id), '');
    if new.kind = 'employees' then
      new.first_employee_id := new.first_id; new.second_employee_id := new.second_id;
    else
      new.first_company_id := new.first_id; new.second_company_id := new.second_id;
    end if;
    return new;
  end $$;

  create or replace trigger tg_duplicate_pairs_filled before insert on duplicate_pairs
    for each row when (new.state <> 'merged') execute function fill_duplicate_pair();

  create or replace function is_somebodys(phone text) returns boolean language sql immutable strict parallel safe as $$
    select phone ~ '^[+]91[6-9][0-9]{9}$' and phone !~ '^[+]91.(.)\1{8}$' $$;

  create or replace function employee_pair_reasons(a employees, b employees) returns text[] language sql stable as $$
    select array_remove(array[
      case when a.phone = b.phone and is_somebodys(a.phone) then 'same_phone' end,
      case when a.phone <> b.phone and "right"(a.phone, 6) = "right"(b.phone, 6)
          and is_somebodys(a.phone) and is_somebodys(b.phone) and names_alike(a.full_name, b.full_name)
        then 'similar_name' end,
      case when email_stem(a.email) = email_stem(b.email) then 'same_email' end,
      case when exists (select from resumes r join resumes o using (sha256)
          where r.employee_id = a.employee_id and o.employee_id = b.employee_id) then 'same_resume' end], null) $$;

  create or replace function company_pair_reasons(a companies, b companies) returns text[] language sql stable as $$
    select array_remove(array[
      case when a.gstin = b.gstin then 'same_gstin' end,
      case when company_domains(a.website_url, a.contact_email) && company_domains(b.website_url, b.contact_email)
        then 'same_domain' end,
      case when company_name_key(a.name) = company_name_key(b.name) then 'same_name' end], null) $$;

  create or replace function find_employee_pairs(person integer) returns void language plpgsql as $$
  declare
    me employees;
  begin
    perform pg_advisory_xact_lock(727010);
    select * into me from employees where employee_id = person;
    if not found then return; end if;
    update duplicate_pairs p set search_text = t.text
      from (select q.duplicate_id, pair_search_text(q.kind, q.first_id, q.second_id) as text from duplicate_pairs q
        where q.state <> 'merged' and person in (q.first_employee_id, q.second_employee_id)) t
      where p.duplicate_id = t.duplicate_id and p.search_text <> t.text;
    delete from duplicate_pairs p using employees o where p.kind = 'employees' and p.state = 'open'
      and person in (p.first_employee_id, p.second_employee_id) and o.employee_id in (p.first_employee_id, p.second_employee_id)
      and o.employee_id <> person and employee_pair_reasons(me, o) = '{}';
    insert into duplicate_pairs as p (kind, first_id, second_id, reasons)
      select 'employees', least(person, o.employee_id), greatest(person, o.employee_id), r.reasons
      from (
        (select employee_id from employees where phone = me.phone and is_somebodys(me.phone)
          order by created_at desc, employee_id desc limit 21)
        union (select employee_id from employees where "right"(phone, 6) = "right"(me.phone, 6) and is_somebodys(me.phone) limit 51)
        union (select employee_id from employees where email_stem(email) = email_stem(me.email) limit 21)
        union (select other.employee_id from resumes mine join resumes other using (sha256)
          where mine.employee_id = person limit 21)) found
      join employees o using (employee_id)
      cross join lateral (select employee_pair_reasons(me, o) as reasons) r
      where o.employee_id <> person and r.reasons <> '{}'
      on conflict (kind, first_id, second_id) do update set reasons = excluded.reasons
        where p.state = 'open' and p.reasons <> excluded.reasons;
  end $$;

  create or replace function find_company_pairs(company integer) returns void language plpgsql as $$
  declare
    me companies;
  begin
    perform pg_advisory_xact_lock(727011);
    select * into me from companies where company_id = company;
    if not found then return; end if;
    update duplicate_pairs p set search_text = t.text
      from (select q.duplicate_id, pair_search_text(q.kind, q.first_id, q.second_id) as text from duplicate_pairs q
        where q.state <> 'merged' and company in (q.first_company_id, q.second_company_id)) t
      where p.duplicate_id = t.duplicate_id and p.search_text <> t.text;
    delete from duplicate_pairs p using companies o where p.kind = 'companies' and p.state = 'open'
      and company in (p.first_company_id, p.second_company_id) and o.company_id in (p.first_company_id, p.second_company_id)
      and o.company_id <> company and company_pair_reasons(me, o) = '{}';
    insert into duplicate_pairs as p (kind, first_id, second_id, reasons)
      select 'companies', least(company, o.company_id), greatest(company, o.company_id), r.reasons
      from (
        (select company_id from companies where gstin = me.gstin limit 21)
        union (select company_id from companies
          where company_domains(website_url, contact_email) && company_domains(me.website_url, me.contact_email)
          limit 21)
        union (select company_id from companies where company_name_key(name) = company_name_key(me.name)
          limit 21)) found
      join companies o using (company_id)
      cross join lateral (select company_pair_reasons(me, o) as reasons) r
      where o.company_id <> company and r.reasons <> '{}'
      on conflict (kind, first_id, second_id) do update set reasons = excluded.reasons
        where p.state = 'open' and p.reasons <> excluded.reasons;
  end $$;

  create or replace function follow_employee() returns trigger language plpgsql as $$
  begin
    perform find_employee_pairs(coalesce(new.employee_id, old.employee_id));
    return null;
  end $$;

  create constraint trigger tg_employees_pairs after insert or update of full_name, email, phone on employees deferrable initially deferred
    for each row execute function follow_employee();

  create constraint trigger tg_resumes_pairs after insert or delete on resumes deferrable initially deferred
    for each row execute function follow_employee();

  create or replace function follow_company() returns trigger language plpgsql as $$
  begin
    perform find_company_pairs(new.company_id);
    return null;
  end $$;

  create constraint trigger tg_companies_pairs after insert or update of name, contact_email, website_url, gstin on companies
    deferrable initially deferred for each row execute function follow_company();
`;
