/** Salaries in their own words, as a range of rupees a year; nothing where they say none. */
export const SALARIES_SQL = String.raw`
  create or replace function yearly_salary(value text) returns int8range language plpgsql immutable strict parallel safe as $$
  declare
    -- \d would find digits of every script, which are no numbers
    -- a share of something is no amount
    said text := replace(replace(replace(replace(regexp_replace(regexp_replace(translate(lower(value), '०१२३४५६७८९', '0123456789'),
      '([0-9]),(?=[0-9])', '\1', 'g'), '([0-9.]+ *(to|-|–) *)?[0-9.]+ *%', ' ', 'g'), 'हज़ार', ' thousand '), 'हजार', ' thousand '), 'लाख', ' lakh '), 'करोड़', ' crore ');
    is_month boolean := said ~ '(^|[^a-z])(pm|p\.m|monthly|(per|a|/|in hand) ?(month|mth|mon|mo))([^a-z]|$)|महीन|मासिक|माह';
    is_year boolean := said ~ '(^|[^a-z])(lpa|pa|p\.a|annum|annual|annually|yearly|year|yr|ctc)([^a-z]|$)|साल|वर्ष|वार्षिक';
    units text[];
    amounts numeric[];
    least_amount numeric;
  begin
    -- of no year in rupees
    if said ~ '[$€£]|(^|[^a-z])(usd|eur|gbp|aed|sar|qar|omr|kwd|bhd|sgd|aud|cad|myr|dirhams?|ri[ya]als?|dinars?|dollars?|euros?|pounds?|hour|hourly|day|daily|week|weekly)([^a-z]|$)'
      or said ~ '[0-9]{13}' then return null; end if;
    select array_agg(m[1]::numeric order by n), array_agg(coalesce(left(m[2], 1), '') order by n) into amounts, units
      from regexp_matches(said, '([0-9]+(?:\.[0-9]+)?)\s*(lpa|lakhs?|lacs?|l|crores?|cr|k|thousand)?(?=p[ma]|[^a-z0-9]|$)', 'g') with ordinality r (m, n);
    if coalesce(cardinality(amounts), 0) not between 1 and 2 then return null; end if;
    if units[1] = '' and amounts[1] < 1000 then units[1] := coalesce(units[2], ''); end if;
    for i in 1 .. cardinality(amounts) loop
      amounts[i] := amounts[i] * case units[i] when 'l' then 100000 when 'c' then 10000000 when 'k' then 1000 when 't' then 1000
        else 1 end;
    end loop;
    -- 3 lakh 60 thousand is one amount
    if cardinality(amounts) = 2 and said ~ '(lakhs?|lacs?)\s+(and\s+)?[0-9.]+\s*(k|thousand)|(crores?|cr)\s+(and\s+)?[0-9.]+\s*(lakhs?|lacs?)'
      then amounts := array[amounts[1] + amounts[2]]; end if;
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
  end $$;
`;
