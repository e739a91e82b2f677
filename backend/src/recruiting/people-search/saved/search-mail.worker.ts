import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Employee } from '../../../employees/employee.entity.js';
import { PublicAddress } from '../../../platform/config/public-address.js';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { Statements } from '../../../platform/database/statements.js';
import { OutboxService } from '../../../platform/mail/outbox.service.js';
import { WorkQueue } from '../../../platform/work/work-queue.js';
import { type SearchDto } from '../dto/search.dto.js';
import { NEW_PEOPLE } from '../saved-searches.mails.js';
import { type SavedSearch } from './saved-search.entity.js';
import { SearchHitsService } from './search-hits.service.js';

const EVERY_SECONDS = 15;
const MAX_NAMED = 10;

type Due = Pick<SavedSearch, 'search_id' | 'query'> & { search: string; recipient: string; name: string };

const DUE = new PreparedStatement<Due>(
  `select s.search_id, s.query, s.name as search, u.email as recipient, coalesce(u.full_name, u.email) as name
   from saved_searches s join users u on u.user_id = s.owner_id
   where s.daily_mail and (s.mailed_on is null or s.mailed_on < india_today()) and extract(hour from india_now()) >= 9
     and u.disabled_at is null and u.role in ('admin', 'super_admin')
   order by s.search_id`,
);

/** Of several processes one gets it. */
const TAKEN = new PreparedStatement<{ search_id: number }>(
  `update saved_searches set mailed_on = india_today()
   where search_id = $1 and daily_mail and (mailed_on is null or mailed_on < india_today()) returning search_id`,
);

/** Mails who is new in saved searches, once a day from 09:00 in India (docs/candidates.md#how-search-weighs). */
@Injectable()
export class SearchMailWorker {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly hits: SearchHitsService,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
    queue: WorkQueue,
  ) {
    queue.repeat('new_people_mails', EVERY_SECONDS, () => this.mail());
  }

  /** Looks into every search that is due. @returns how many mails were queued */
  async mail(): Promise<number> {
    let queued = 0;
    for (const due of await this.statements.run(DUE, [])) {
      const found = await this.hits.found(due.query);
      const isMailed = await this.dataSource.transaction((transaction) => this.mailOne(transaction, due, found));
      if (isMailed) queued += 1;
    }
    return queued;
  }

  /** @returns false when there are no new people, or another process was first */
  private async mailOne(transaction: EntityManager, due: Due, found: number[]): Promise<boolean> {
    const { search_id, search, recipient, name, query } = due;
    if (!(await TAKEN.within(transaction, [search_id])).length) return false;
    const added = await this.hits.takeNew(transaction, search_id, found);
    if (!added.length) return false;
    const people = await transaction.findBy(Employee, { employee_id: In(added.slice(0, MAX_NAMED)) });
    await this.outbox.queue(transaction, recipient, NEW_PEOPLE, {
      name,
      search,
      count: added.length,
      people: people.map(({ full_name, preferred_location }): [string, string] => [
        full_name,
        preferred_location ?? '',
      ]),
      link: this.linkTo(query),
    });
    return true;
  }

  /** The page of the search, as its address has it. */
  private linkTo({ skills, available, ...others }: SearchDto): string {
    const filter = {
      ...others,
      ...(skills && { skills: skills.split(',').map((skill) => skill.trim()) }),
      ...(typeof available === 'boolean' && { available: String(available) }),
    };
    return `${this.address.url}/admin-dashboard/find-people?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
  }
}
