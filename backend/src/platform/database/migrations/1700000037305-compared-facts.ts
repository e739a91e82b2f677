import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mailboxes that anybody may have, and hosts where anybody may have a page: they say nothing about who a company is. */
const SHARED_DOMAINS =
  `aol.com example.com example.net example.org facebook.com gmail.com gmx.com googlemail.com hotmail.com icloud.com
  in.com indiamart.com instagram.com justdial.com linkedin.com live.com mail.com me.com msn.com outlook.com outlook.in proton.me
  protonmail.com rediff.com rediffmail.com sites.google.com yahoo.co.in yahoo.com yahoo.in ymail.com zoho.com zohomail.in`
    .split(/\s+/)
    .map((domain) => `'${domain}'`)
    .join(', ');

const LEGAL_FORMS = `co company corp corporation gmbh inc incorporated limited llc llp ltd opc p plc private pvt the`
  .split(' ')
  .map((word) => `'${word}'`)
  .join(', ');

/** What two records are compared by, each with its index. */
export class ComparedFacts1700000037305 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function email_stem(email text) returns text language sql immutable strict parallel safe as $$
        select case when stem = '' then lower(email)
          when domain in ('gmail.com', 'googlemail.com') then replace(stem, '.', '') || '@gmail.com'
          else stem || '@' || domain end
        from (select split_part(split_part(lower(email), '@', 1), '+', 1) as stem, split_part(lower(email), '@', 2) as domain) parts $$;

      create function words_of_name(name text) returns text[] language sql immutable strict parallel safe as $$
        select coalesce(array_agg(word order by word), '{}')
        from regexp_split_to_table(public.fold(name), '[[:space:].,''()/_-]+') word
        where word not in ('', 'mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'smt', 'sri') $$;

      create function names_alike(one text, other text) returns boolean language sql immutable strict parallel safe as $$
        select coalesce(a.words = b.words
          or public.similarity(array_to_string(a.words, ' '), array_to_string(b.words, ' ')) >= 0.45
          or public.similarity(array_to_string(a.words, ''), array_to_string(b.words, '')) >= 0.5
          or (not exists (select from unnest(least_words) w where not exists (select from unnest(most_words) o
              where o = w or (length(w) = 1 and o like w || '%') or (length(o) = 1 and w like o || '%')))
            and exists (select from unnest(least_words) w where length(w) > 1 and w = any(most_words))), false)
        from (select public.words_of_name(one) as words) a, (select public.words_of_name(other) as words) b,
          lateral (select case when cardinality(a.words) <= cardinality(b.words) then a.words else b.words end as least_words,
            case when cardinality(a.words) <= cardinality(b.words) then b.words else a.words end as most_words) ordered $$;

      create function company_domains(website text, email text) returns text[] language sql immutable parallel safe as $$
        select coalesce(array_agg(distinct domain), '{}')
        from (values (regexp_replace(lower(website), '^https?://([^/@]*@)?(www\\.)?([^/:?#]*).*$', '\\3')),
          (split_part(lower(email), '@', 2))) d (domain)
        where domain like '%_._%' and domain not in (${SHARED_DOMAINS}) $$;

      create function company_name_key(name text) returns text language sql immutable strict parallel safe as $$
        select nullif(string_agg(word, '' order by place), '')
        from regexp_split_to_table(replace(public.fold(name), '&', ' and '), '[[:space:].,''"()/_-]+')
          with ordinality words (word, place)
        where word not in ('', ${LEGAL_FORMS}) $$;

      create index ix_employees_last_digits on employees ("right"(phone, 6));
      create index ix_employees_email_stem on employees (email_stem(email));
      create index ix_companies_gstin on companies (gstin);
      create index ix_companies_domains on companies using gin (company_domains(website_url, contact_email));
      create index ix_companies_name_key on companies (company_name_key(name));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index ix_companies_name_key, ix_companies_domains, ix_companies_gstin, ix_employees_email_stem, ix_employees_last_digits;
      drop function company_name_key, company_domains, names_alike, words_of_name, email_stem;
    `);
  }
}
