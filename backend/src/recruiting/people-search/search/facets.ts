import { type QueryConfig } from 'pg';
import { type Hits } from './hits.service.js';

/** People whose facets are counted, the best first. */
const COUNTED = 2000;
const MAX_VALUES = 20;

/** @param shown SQL of how the value `v` is shown and taken as a filter */
const facet = (column: string, shown: string): string => `(select coalesce(json_agg(f), '[]') from (
    select ${shown} as value, n as count from (
      select v, count(*)::integer as n from hits, unnest(hits.${column}) v group by v order by 2 desc, 1 limit ${MAX_VALUES}) top
    order by n desc, v) f)`;

const SPELLED = `coalesce((select name from (
    select name, n from skill_counts where skill_form(name) = v union all
    select name, n from job_skill_counts where skill_form(name) = v) spelled order by n desc, name limit 1), v)`;

const TEXT = `with hits as materialized (
    select skills, places, degrees, available from candidate_index where employee_id = any($1::integer[]))
  select json_build_object('skills', ${facet('skills', SPELLED)}, 'locations', ${facet('places', 'initcap(v)')},
    'qualifications', ${facet('degrees', 'v')},
    'available', (select coalesce(json_agg(a), '[]') from (
      select available as value, count(*)::integer as count from hits group by available order by available desc) a),
    'more_than', $2::integer) as facets`;

/** The statement of how many of the people that were found have what; it answers them as `facets`. */
export function facetsStatement({ hits, isBounded }: Hits): QueryConfig<unknown[]> {
  const counted = hits.slice(0, COUNTED).map(({ id }) => id);
  const moreThan = isBounded || hits.length > COUNTED ? counted.length : null;
  return { text: TEXT, values: [counted, moreThan] };
}
