import { type QueryConfig } from 'pg';
import { EMPLOYEES } from '../../../employees/employees.list.js';
import { JOB_REQUESTS } from '../../../jobs/job-requests.list.js';
import { jsonArray, shownColumns } from '../../../platform/lists/list-sql.js';
import { StatementParameters } from '../../../platform/lists/sql-parts.js';
import { JOB_SHA256, READ_COLUMNS } from '../job-index.sql.js';
import { GROUPS, longestNamesSql, spellingSql } from '../people-search.sql.js';
import { MATCH_REASONS, POINTS } from './match-points.js';

const OWN_SKILLS = `(select array_agg(skill ->> 'skill_name' order by n) from jsonb_array_elements(t.skills) with ordinality s (skill, n))`;
const LONGEST = longestNamesSql('request_id');

/**
 * Parts of a statement: jobs as they were read (`said`, `read`), and the names of the skills that they want (`wanted`). Of a text only
 * groups of words are looked up that begin as some skill does.
 * @param ids SQL of their keys
 */
export const wantedSql = (ids: string): string => `
  said as materialized (
    select t.request_id, t.company_id, t.created_at, t.salary_range, t.location, t.requirements, t.description, ${OWN_SKILLS} as own,
      ${JOB_SHA256} as text_sha256
    from job_requests t where t.request_id = any(${ids})),
  kept as materialized (select x.* from said join job_index x using (request_id, text_sha256)),
  read as materialized (
    select ${READ_COLUMNS} from kept
    union all select ${READ_COLUMNS} from read_jobs(array(select request_id from said except select request_id from kept))),
  known as materialized (
    select skill_form(name) as form from skill_counts where skill_form(name) is not null
    union select skill_form(name) from job_skill_counts where skill_form(name) is not null),
  words as materialized (
    select r.request_id, w.*
    from said join read r using (request_id)
    cross join unnest(r.forms, r.forms[2:], r.forms[3:], r.forms[4:], r.written) with ordinality w (form1, form2, form3, form4, written, n)
    where said.own is null),
  begun as materialized (select * from words where split_part(form1, ' ', 1) in (select split_part(form, ' ', 1) from known)),
  spoken as materialized (
    select b.request_id, b.n, g.words, g.form, case when g.form ~ '^[a-z]{1,2}$' then b.written end as exact
    from begun b cross join lateral ${GROUPS} where g.form in (select form from known)),
  spelled as materialized (select g.form, g.exact, ${spellingSql('g.form', 'g.exact', '1')} as name
    from (select distinct form, exact from spoken) g),
  named as materialized (select s.request_id, s.n, s.words, g.name
    from spoken s join spelled g on g.form = s.form and g.exact is not distinct from s.exact),
  ${LONGEST.parts},
  wanted as materialized (
    select said.request_id, coalesce(said.own, n.names, '{}') as names,
      case when said.own is not null then 'field' when n.names is not null then 'vocabulary' else 'none' end as source
    from said left join (select request_id, array_agg(name order by n) as names from (${LONGEST.names}) l group by request_id) n
      using (request_id))`;

/** @param ids SQL of their keys */
const jobsSql = (ids: string): string => `${wantedSql(ids)},
  forms as materialized (select name, coalesce(skill_form(name), '') as form, asked_words(name) as query
    from (select distinct unnest(names) as name from wanted) s),
  jobs as materialized (
    select j.request_id, j.company_id, j.created_at, j.salary_range, j.location, j.requirements, j.description, w.names, w.source,
      r.places, r.salary, r.level, f.forms, f.queries
    from said j join read r using (request_id) join wanted w using (request_id) cross join lateral (
      select coalesce(array_agg(coalesce(form, '') order by n), '{}') as forms, coalesce(array_agg(query order by n), '{}') as queries
      from unnest(w.names) with ordinality u (name, n) left join forms using (name)) f)`;

/** When a person was last here: the log has every login and every change of their own, for a year. */
const ACTIVE_AT = `greatest(i.created_at, (select max(a.at) from audit_log a where a.actor_id = e.user_id))`;

/** @param ids SQL of their keys */
const peopleSql = (ids: string, isPlacedHidden: boolean): string => `
  people as materialized (
    select i.employee_id, i.created_at, i.words, i.skills, i.places, i.salary, i.level, i.degrees, i.unwanted_places,
      e.preferred_salary, e.preferred_location, e.qualification,
      greatest(0, floor(extract(epoch from now() - ${ACTIVE_AT}) / 86400))::integer as idle_days
    from candidate_index i join employees e using (employee_id) where i.employee_id = any(${ids})
      ${isPlacedHidden ? `and e.status <> 'placed'` : ''})`;

/** The resume is read only where the skills field lacks something. */
const SHARED = `
  cross join lateral (select case when j.forms <@ i.skills then ''::tsvector else ts_filter(i.words, '{d}') end as resume offset 0) r
  cross join lateral (
    select coalesce(array_agg(name order by n) filter (where place = 1), '{}') as in_skills,
      coalesce(array_agg(name order by n) filter (where place = 2), '{}') as in_resume,
      coalesce(array_agg(name order by n) filter (where place = 3), '{}') as missing
    from (select w.name, w.n, case when w.form = any(i.skills) then 1 when r.resume @@ w.query then 2 else 3 end as place
      from unnest(j.names, j.forms, j.queries) with ordinality w (name, form, query, n)) placed) s`;

const PARTS = Object.keys(POINTS);
const POINT_COLUMNS = Object.entries(POINTS)
  .map(([part, points]) => `(${points})::numeric as ${part}_points`)
  .join(', ');
const SCORE = PARTS.map((part) => `${part}_points`).join(' + ');
const PARTS_JSON = `json_build_object(${PARTS.map((part) => `'${part}', m.${part}_points`).join(', ')})`;

/** Which side of a match a list shows. */
export type MatchSide = 'people' | 'jobs';

const SIDES = {
  people: { key: 'employee_id', newest: 'i.created_at', definition: EMPLOYEES },
  jobs: { key: 'request_id', newest: 'j.created_at', definition: JOB_REQUESTS },
} as const;

/** People and jobs whose matches are requested; one of both is one. */
export interface Pairs {
  employees: number[];
  requests: number[];
  isBounded: boolean;
  /** Leaves out who is placed. */
  isPlacedHidden?: boolean;
}

/** The statement of a page of matches, the best first, ties by newest; jobs of which no skill is known come last. */
export function matchStatement(side: MatchSide, pairs: Pairs, offset: number, limit: number): QueryConfig<unknown[]> {
  const { key, newest, definition } = SIDES[side];
  const parameters = new StatementParameters(false);
  const shown = `select ${side === 'people' ? shownColumns(EMPLOYEES) : shownColumns(JOB_REQUESTS)}, m.score,
      ${PARTS_JSON} as parts, m.reasons,
      (select json_build_object('connection_id', c.connection_id, 'status', c.placement_status) from connections c
        where c.employee_id = m.employee_id and c.request_id = m.request_id order by c.connection_id desc limit 1) as connection,
      (select o.introduced_on from introductions o where o.employee_id = m.employee_id and o.company_id = m.company_id) as introduced_on
    from page m join ${definition.table} t on t.${key} = m.${key} order by m.n`;
  const text = `with ${jobsSql(parameters.add(pairs.requests, 'integer[]'))},
    ${peopleSql(parameters.add(pairs.employees, 'integer[]'), pairs.isPlacedHidden ?? false)},
    points as materialized (select i.employee_id, j.request_id, ${newest} as newest, s.in_skills, s.in_resume, s.missing, j.source = 'none' as is_bare, ${POINT_COLUMNS}
      from jobs j cross join people i ${SHARED}),
    best as materialized (select p.*, ${SCORE} as score, row_number() over (order by is_bare, ${SCORE} desc, newest desc, ${key} desc) as n
      from points p order by n limit ${limit} offset ${parameters.add(offset, 'bigint')}),
    page as materialized (select s.*, j.company_id, ${MATCH_REASONS} as reasons
      from best s join jobs j using (request_id) join people i using (employee_id))
    select rows, (select count(*) from points) as total, ${parameters.add(pairs.isBounded, 'boolean')} as capped, shown
    from ${jsonArray(shown)}`;
  return { text, values: parameters.values };
}
