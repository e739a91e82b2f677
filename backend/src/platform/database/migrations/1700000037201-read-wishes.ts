import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of one city with `/` between them, its present one first; the letters are those that `fold` leaves. */
const CITIES =
  `bengaluru/bangalore, mumbai/bombay, navi mumbai/new bombay, gurugram/gurgaon, delhi/new delhi, chennai/madras,
  kolkata/calcutta, pune/poona, kochi/cochin, thiruvananthapuram/trivandrum, mysuru/mysore, mangaluru/mangalore, hubballi/hubli,
  belagavi/belgaum, vadodara/baroda, prayagraj/allahabad, varanasi/banaras/benares, puducherry/pondicherry,
  visakhapatnam/vizag/vishakhapatnam, shimla/simla, kozhikode/calicut, thrissur/trichur, tiruchirappalli/trichy, kanpur/cawnpore,
  guwahati/gauhati, chhatrapati sambhajinagar/aurangabad, ahmedabad/amdavad, hyderabad, secunderabad, noida, greater noida,
  ghaziabad, faridabad, jaipur, lucknow, nagpur, indore, bhopal, chandigarh, mohali, coimbatore, madurai, surat, rajkot, nashik,
  thane, patna, ranchi, bhubaneswar, vijayawada, salem, hosur, goa, dehradun, ludhiana, amritsar, jamshedpur`
    .split(/,\s+/)
    .map((names) => names.split('/'));

export const STATES =
  `india|bharat|andhra pradesh|assam|bihar|chhattisgarh|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|
  madhya pradesh|maharashtra|odisha|orissa|punjab|rajasthan|tamil nadu|telangana|uttar pradesh|uttarakhand|west bengal`.replace(
    /\n\s*/g,
    '',
  );

/** Of a place: what it is called today; `anywhere`, `remote`; a state only when no city is named. */
export const PLACES_IN = String.raw`
  create function city_names() returns table (name text, alias text) language sql immutable parallel safe as $$
    values ${CITIES.flatMap((names) => names.map((alias) => `('${names[0]}', '${alias}')`)).join(', ')} $$;
  create function places_in(value text) returns text[] language sql immutable strict parallel safe as $$
    with pieces as (
      select n, btrim(piece, ' .-') as piece from regexp_split_to_table(
        regexp_replace(public.fold(value), '\m(delhi[ /-]?)?ncr\M', 'delhi, gurugram, noida, ghaziabad, faridabad', 'g'),
        '\s*([,/;|&()+\n]|\s-+\s|\s(or|and|to)\s)\s*') with ordinality p (piece, n)),
    found as (
      select n, 'remote' as place, 1 as kind from pieces where piece ~ '\m(remote|work from home|wfh)\M'
      union all select n, 'anywhere', 1 from pieces where piece ~
        '^any$|\m(any ?where|any (place|location|city)|pan[ -]?india|all (over )?india|across india|no preference|flexible|relocat\w*)\M'
      union all select n, c.name, 1 from pieces p, city_names() c where strpos(' ' || p.piece || ' ', ' ' || c.alias || ' ') > 0
        and not exists (select from city_names() longer where length(longer.alias) > length(c.alias)
          and strpos(longer.alias, c.alias) > 0 and strpos(' ' || p.piece || ' ', ' ' || longer.alias || ' ') > 0)
      union all select n, piece, case when piece ~ '^(${STATES})$' then 3 else 2 end from pieces
        where piece ~ '[^\d\s.-]' and piece !~ '^(hybrid|on-?site|office|wfo|only|preferred|other)$')
    select coalesce(array_agg(place order by n), '{}') from (
      select place, min(n) as n from found f
      where kind = 1 or kind = 2 and not exists (select from found o where o.n = f.n and o.kind = 1)
        or kind = 3 and not exists (select from found o where o.kind < 3)
      group by place) places $$;`;

/** Degrees by the words that name them, from the highest. Two letters count in capitals or with dots: "be" is a verb. */
const DEGREES: readonly (readonly [name: string, level: number, ...words: string[]])[] = [
  ['Ph.D', 6, 'phd', 'doctorate', 'doctoral'],
  ['M.Tech', 5, 'mtech'],
  ['M.E.', 5, 'me'],
  ['MCA', 5, 'mca'],
  ['MBA', 5, 'mba', 'pgdm'],
  ['M.Sc', 5, 'msc'],
  ['M.Com', 5, 'mcom'],
  ['M.A.', 5, 'ma'],
  ['MS', 5, 'ms'],
  ['M.Pharm', 5, 'mpharm'],
  ['M.Ed', 5, 'med'],
  ['M.Phil', 5, 'mphil'],
  ['LL.M', 5, 'llm'],
  ['MD', 5, 'md'],
  ['CA', 5, 'ca', 'chartered'],
  ['Postgraduate', 5, 'postgraduate', 'postgraduation', 'master', 'masters', 'pg'],
  ['B.Tech', 4, 'btech'],
  ['B.E.', 4, 'be'],
  ['BCA', 4, 'bca'],
  ['BBA', 4, 'bba'],
  ['B.Sc', 4, 'bsc'],
  ['B.Com', 4, 'bcom'],
  ['B.A.', 4, 'ba'],
  ['B.Pharm', 4, 'bpharm'],
  ['B.Ed', 4, 'bed'],
  ['B.Arch', 4, 'barch'],
  ['LL.B', 4, 'llb'],
  ['MBBS', 4, 'mbbs'],
  ['BDS', 4, 'bds'],
  ['Graduate', 4, 'graduate', 'graduates', 'graduation', 'bachelor', 'bachelors', 'degree', 'undergraduate'],
  ['Diploma', 3, 'diploma', 'polytechnic'],
  ['ITI', 3, 'iti'],
  ['12th', 2, '12th', 'xii', 'hsc', 'intermediate', 'puc'],
  ['10th', 1, '10th', 'sslc', 'ssc', 'matric', 'matriculation'],
];

export const DEGREES_IN = String.raw`
  create function degrees_in(value text) returns table (name text, level smallint) language sql immutable strict parallel safe as $$
    with words as materialized (
      select form, written, lag(form) over w as before, lead(form) over w as after
      from public.skill_tokens(value) window w as (order by n))
    select distinct d.name, d.level::smallint from words w join (values
      ${DEGREES.flatMap(([name, level, ...words]) => words.map((word) => `('${word}', '${name}', ${level})`)).join(', ')}
    ) d (word, name, level) on d.word = case when w.before in ('post', 'pg') and w.form ~ '^(graduat|degree|diploma)' then 'pg'
      when w.before = 'ph' and w.form = 'd' then 'phd' else w.form end
    where (length(d.word) > 2 or w.written ~ '^[A-Z][A-Z.]+$|\.' or w.before = 'post')
      and not (w.form = 'ms' and coalesce(w.after, '') in ('excel', 'office', 'word', 'sql', 'project', 'access', 'dynamics', 'powerpoint'))
      and not (w.form = 'bed' and w.written !~ '\.|^B') and not (w.form = 'med' and w.written !~ '\.|^M') $$;
  create function qualification_level(value text) returns smallint language sql immutable strict parallel safe as $$
    select max(level) from public.degrees_in(value) $$;
  create function wanted_level(value text) returns smallint language sql immutable strict parallel safe as $$
    select min(level) from public.degrees_in(value) $$;`;

/** Rupees a year. Without a unit and a period: less than 100 are lakh a year, less than a lakh rupees are a month's. */
const YEARLY_SALARY = String.raw`
  create function yearly_salary(value text) returns int8range language plpgsql immutable strict parallel safe as $$
  declare
    -- \d would find digits of every script, which are no numbers
    said text := regexp_replace(translate(lower(value), '०१२३४५६७८९', '0123456789'), '([0-9]),(?=[0-9])', '\1', 'g');
    is_month boolean := said ~ '(^|[^a-z])(pm|p\.m|monthly|(per|a|/|in hand) ?(month|mth|mon|mo))([^a-z]|$)';
    is_year boolean := said ~ '(^|[^a-z])(lpa|pa|p\.a|annum|annual|annually|yearly|year|yr|ctc)([^a-z]|$)';
    units text[];
    amounts numeric[];
    least_amount numeric;
  begin
    if said ~ '\$|€|£|(^|[^a-z])(usd|eur|gbp|hour|hourly|day|daily|week|weekly)([^a-z]|$)' or said ~ '[0-9]{13}' then return null; end if;
    select array_agg(m[1]::numeric order by n), array_agg(coalesce(left(m[2], 1), '') order by n) into amounts, units
      from regexp_matches(said, '([0-9]+(?:\.[0-9]+)?)\s*(lpa|lakhs?|lacs?|l|crores?|cr|k|thousand)?(?=p[ma]|[^a-z0-9]|$)', 'g') with ordinality r (m, n);
    if coalesce(cardinality(amounts), 0) not between 1 and 2 then return null; end if;
    if units[1] = '' and amounts[1] < 1000 then units[1] := coalesce(units[2], ''); end if;
    for i in 1 .. cardinality(amounts) loop
      amounts[i] := amounts[i] * case units[i] when 'l' then 100000 when 'c' then 10000000 when 'k' then 1000 when 't' then 1000
        else 1 end;
    end loop;
    least_amount := (select min(a) from unnest(amounts) a);
    if units[1] = '' and (select max(a) from unnest(amounts) a) < 100 and not is_month then
      amounts := (select array_agg(a * 100000) from unnest(amounts) a);
    elsif least_amount < 1000 and not (least_amount = 0 and cardinality(amounts) = 2) then
      return null;
    elsif is_month or not is_year and (select max(a) from unnest(amounts) a) > 0 and not 'l' = any(units) and not 'c' = any(units)
      and (select min(a) from unnest(amounts) a where a > 0) < 100000 then
      amounts := (select array_agg(a * 12) from unnest(amounts) a);
    end if;
    if (select max(a) from unnest(amounts) a) not between 1 and 100000000000 then return null; end if;
    if cardinality(amounts) = 1 and said ~ '(up ?to|max|below|less than|under|within)' then
      return int8range(0, amounts[1]::bigint, '[]');
    elsif cardinality(amounts) = 1 and said ~ '[0-9]\s*(lpa|lakhs?|lacs?|l|k)?\s*\+|above|min|more than|at ?least|from|onwards|starting|over' then
      return int8range(amounts[1]::bigint, 100000000000, '[]');
    end if;
    return int8range((select min(a)::bigint from unnest(amounts) a), (select max(a)::bigint from unnest(amounts) a), '[]');
  end $$;`;

/** What people and jobs say in their own words about places, degrees and salaries, read so that it can be compared. */
export class ReadWishes1700000037201 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(PLACES_IN);
    await db.query(DEGREES_IN);
    await db.query(YEARLY_SALARY);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop function yearly_salary, wanted_level, qualification_level, degrees_in, places_in, city_names');
  }
}
