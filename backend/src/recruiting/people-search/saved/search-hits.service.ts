import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { type SearchDto } from '../dto/search.dto.js';
import { SearchService } from '../search/search.service.js';

/** The mail of today has gone, or will when it is nine. */
const BEGIN = new PreparedStatement(
  `update saved_searches set mailed_on = case when extract(hour from india_now()) >= 9 then india_today() end where search_id = $1`,
);
const FORGET = new PreparedStatement('delete from saved_search_hits where search_id = $1');
const ADD = new PreparedStatement<{ employee_id: number }>(
  `insert into saved_search_hits (search_id, employee_id)
   select $1, employee_id from unnest($2::integer[]) with ordinality f (employee_id, n) join employees using (employee_id)
   order by employee_id on conflict do nothing returning employee_id`,
);

/** Whom searches have found. */
@Injectable()
export class SearchHitsService {
  constructor(private readonly searches: SearchService) {}

  /** Everybody whom a search finds now, the best first. */
  async found(query: SearchDto): Promise<number[]> {
    return (await this.searches.find(query)).hits.map(({ id }) => id);
  }

  /** From now on, only who is found later is new. */
  async begin(transaction: EntityManager, searchId: number, found: number[]): Promise<void> {
    await FORGET.within(transaction, [searchId]);
    await this.takeNew(transaction, searchId, found);
    await BEGIN.within(transaction, [searchId]);
  }

  /** @returns keys of people whom the search had not found before, in the order of `found` */
  async takeNew(transaction: EntityManager, searchId: number, found: number[]): Promise<number[]> {
    const added = new Set((await ADD.within(transaction, [searchId, found])).map(({ employee_id }) => employee_id));
    return found.filter((id) => added.has(id));
  }
}
