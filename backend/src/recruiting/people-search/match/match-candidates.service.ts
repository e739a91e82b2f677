import { Injectable } from '@nestjs/common';
import { Statements } from '../../../platform/database/statements.js';
import { HitsService } from '../search/hits.service.js';
import { gatherNewest, type SearchBatch } from '../search/newest-first.js';
import { wantedSql } from './match-sql.js';

/** So many are looked for of each kind, and compared altogether. */
const ENOUGH = 500;
const COMPARED = 1500;

/** What a job wants, as it is looked for. */
const WANTED = `with ${wantedSql('array[$1::integer]')}
  select array(select 's=' || coalesce(skill_form(name), '') from unnest(w.names) name) as skills,
    array(select 'p=' || place from unnest(r.places || '{anywhere}'::text[]) place where place <> 'remote') as places,
    w.names, said.location is null or 'remote' = any(r.places) as is_anywhere
  from said join read r using (request_id) join wanted w using (request_id)`;

interface Wanted {
  skills: string[];
  places: string[];
  names: string[];
  is_anywhere: boolean;
}

/** Conditions on a row `i` of the index; $1 to $3 are skills, places and names. */
const HAS_ALL = 'i.terms @> $1::text[]';
const HAS_SOME = 'i.terms && $1::text[]';
const IS_NEAR = 'i.terms && $2::text[]';
const NAMES_ALL = queryOf('&&');
const NAMES_SOME = queryOf('||');

/** From the best fit to the weakest. */
const KINDS = [HAS_ALL, NAMES_ALL, HAS_SOME, NAMES_SOME];

/** Finds the people whose score for a job is worth computing. */
@Injectable()
export class MatchCandidatesService {
  constructor(
    private readonly statements: Statements,
    private readonly hits: HitsService,
  ) {}

  /** People for a job: everybody in a small agency, else those who have most of what it wants, the newest of each kind. */
  async forJob(requestId: number): Promise<{ employees: number[]; isBounded: boolean }> {
    const [wanted] = await this.statements.read<Wanted>({ text: WANTED, values: [requestId] });
    const highest = await this.hits.highestKey();
    const employees = new Set<number>();
    let isBounded = false;
    for (const condition of wanted ? conditionsFor(wanted) : []) {
      if (employees.size >= COMPARED) return { employees: [...employees], isBounded: true };
      const kind = await gatherNewest(highest, ENOUGH, (terms) => this.among(condition, wanted, terms));
      for (const id of kind.found.sort((a, b) => b - a)) if (employees.size < COMPARED) employees.add(id);
      isBounded ||= kind.isBounded || employees.size >= COMPARED;
    }
    return { employees: [...employees], isBounded };
  }

  private async among(
    condition: string,
    wanted: Wanted | undefined,
    terms: string[] | undefined,
  ): Promise<SearchBatch<number>> {
    const values = [wanted?.skills, wanted?.places, wanted?.names, terms ?? null];
    const text = `select coalesce(array_agg(i.employee_id), '{}') as ids from candidate_index i
      where ${condition} and ($1::text[], $2::text[], $3::text[]) is not null ${terms ? 'and i.terms && $4::text[]' : 'and $4::text[] is null'}`;
    const [row] = await this.statements.read<{ ids: number[] }>({ text, values });
    const found = row?.ids ?? [];
    return { found, looked: found.length };
  }
}

function conditionsFor({ names, is_anywhere }: Wanted): string[] {
  const kinds = names.length ? KINDS : [];
  const near = is_anywhere ? [] : [IS_NEAR];
  const skilled = kinds.flatMap((kind) => [...near.map((place) => `${place} and ${kind}`), kind]);
  return [...skilled, ...near, 'true'];
}

function queryOf(operator: '&&' | '||'): string {
  const joined = operator === '&&' ? ' & ' : ' | ';
  return `i.words @@ (select string_agg('(' || asked_words(name)::text || ')', '${joined}')::tsquery
    from unnest($3::text[]) name where numnode(asked_words(name)) > 0)`;
}
