import { type QueryConfig } from 'pg';
import { EMPLOYEES } from '../../../employees/employees.list.js';
import { jsonArray, shownColumns } from '../../../platform/lists/list-sql.js';
import { StatementParameters } from '../../../platform/lists/sql-parts.js';
import { MATCHED_FIELDS, type MatchedField } from '../dto/search.dto.js';
import { anySql, markedSql } from './candidate-sql.js';
import { type Hits } from './hits.service.js';
import { type TypedQuery, wantedParts } from './typed-query.js';

/** Marked words stand between these until everything else is escaped; no text holds them. */
const START = 'chr(2)';
const STOP = 'chr(3)';
const MAX_SHOWN_TEXT = 30_000;
const WHOLE = 'HighlightAll=true';
const FRAGMENTS = 'MaxFragments=2, MaxWords=18, MinWords=6, FragmentDelimiter=" … "';

/** In one line, with the query's words in `<mark>` and what HTML would read escaped. */
const snippetSql = (text: string, extent: string): string => {
  const options = `'${extent}, StartSel=' || ${START} || ', StopSel=' || ${STOP}`;
  const marked = `shown_text(ts_headline('candidates', searched_text(left(${text}, ${MAX_SHOWN_TEXT})), asked.marked, ${options}))`;
  const escaped = `replace(replace(replace(${marked}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
  return String.raw`btrim(regexp_replace(replace(replace(${escaped}, ${START}, '<mark>'), ${STOP}, '</mark>'), '\s+', ' ', 'g'))`;
};

const SKILL_TEXT = `(select string_agg(skill ->> 'skill_name', ', ') from jsonb_array_elements(t.skills) skill)`;
const IN_RESUME = `ts_filter(i.words, '{d}') @@ asked.q`;
/** Names and skills have one weight: what is there and not in the name, is in the skills, whose spellings take long to read. */
const IN_NAMES = `ts_filter(i.fields, '{a}') @@ asked.words`;
const OWN_NAME = `select case when ${IN_NAMES} then words_of(name_spellings(t.full_name)) @@ asked.words end as found offset 0`;

const FOUND_IN: Readonly<Record<MatchedField, string>> = {
  name: 'own_name.found',
  skills: `case own_name.found when false then true when true then words_of(${SKILL_TEXT}) @@ asked.words end`,
  qualification: `ts_filter(i.fields, '{b}') @@ asked.q`,
  preferred_location: `ts_filter(i.fields, '{c}') @@ asked.q`,
  resume: IN_RESUME,
  email: `exact_word('email', lower(t.email)) @@ asked.q`,
  phone: `exact_word('phone', right(t.phone, 10)) @@ asked.q`,
};

/** Words of the resume around what was found there, else of the record. */
const SNIPPET = `case when ${IN_RESUME} then ${snippetSql('r.text', FRAGMENTS)}
  else ${snippetSql(`concat_ws(' · ', t.full_name, ${SKILL_TEXT}, t.qualification, t.preferred_location)`, WHOLE)} end`;

/** The statement of a page of hits: only its rows are read in full. */
export function hitPageStatement(
  query: TypedQuery | undefined,
  { hits, isBounded }: Hits,
  offset: number,
  limit: number,
): QueryConfig<unknown[]> {
  const page = hits.slice(offset, offset + limit);
  const parameters = new StatementParameters(false);
  const ids = parameters.add(
    page.map(({ id }) => id),
    'integer[]',
  );
  const scores = parameters.add(
    page.map(({ score }) => score),
    'float8[]',
  );
  const found = MATCHED_FIELDS.map((field) => `case when ${FOUND_IN[field]} then '${field}' end`).join(', ');
  const shown = `select ${shownColumns(EMPLOYEES)}, p.score, ${SNIPPET} as snippet, i.years as years_of_experience,
      array_remove(array[${found}], null) as matched_fields
    from unnest(${ids}, ${scores}) with ordinality p (id, score, n)
    join employees t on t.employee_id = p.id
    join candidate_index i on i.employee_id = p.id
    left join resumes r on r.employee_id = p.id and r.shown and r.text_state = 'ready'
    cross join asked
    cross join lateral (${OWN_NAME}) own_name
    order by p.n`;
  const wanted = query ? wantedParts(query) : [];
  const words = wanted.filter(({ kind }) => kind === 'words');
  const asked = `${anySql(wanted, parameters)} as q, ${anySql(words, parameters)} as words, ${markedSql(wanted, parameters)} as marked`;
  const text = `with asked as materialized (select ${asked})
    select rows, ${parameters.add(hits.length, 'bigint')} as total, ${parameters.add(isBounded, 'boolean')} as capped, shown
    from ${jsonArray(shown)}`;
  return { text, values: parameters.values };
}
