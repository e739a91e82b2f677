import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../auth/audit/audit.service.js';
import { changesBetween } from '../../../platform/changes.js';
import { advisoryLock } from '../../../platform/database/advisory-lock.js';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { Statements } from '../../../platform/database/statements.js';
import { ApiException } from '../../../platform/errors/problem.js';
import { type Caller } from '../../../platform/http/caller.js';
import { type DeletedDto } from '../../../platform/http/message.dto.js';
import { isoMoment } from '../../../platform/lists/list-definition.js';
import { type SavedSearchDto, type SaveSearchDto } from './saved-search.dto.js';
import { SavedSearch } from './saved-search.entity.js';
import { NOT_THE_OWNER, SEARCH_NOT_FOUND, TOO_MANY_SEARCHES } from './saved-searches.problems.js';
import { SearchHitsService } from './search-hits.service.js';

const MAX_SEARCHES = 100;

const SHOWN = `select json_build_object('id', s.search_id, 'search_id', s.search_id, 'name', s.name, 'query', s.query,
    'shared', s.shared, 'daily_mail', s.daily_mail, 'owner_name', coalesce(u.full_name, u.email),
    'mine', s.owner_id = $1::int, 'created_at', ${isoMoment('s.created_at')}) as search
  from saved_searches s join users u on u.user_id = s.owner_id`;
const ALL = new PreparedStatement<{ search: SavedSearchDto }>(
  `${SHOWN} where s.owner_id = $1 or s.shared order by s.owner_id <> $1, lower(s.name), s.search_id limit 1000`,
);
const ONE = new PreparedStatement<{ search: SavedSearchDto }>(`${SHOWN} where s.search_id = $2`);

/** Searches over people that admins keep and share. */
@Injectable()
export class SavedSearchesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly hits: SearchHitsService,
    private readonly audit: AuditService,
  ) {}

  /** The caller's own by name, then those that others share. */
  async of({ userId }: Caller): Promise<SavedSearchDto[]> {
    return (await this.statements.run(ALL, [userId])).map(({ search }) => search);
  }

  /**
   * Saves a search. People who fit already do not count as new.
   * @throws ApiException (409) when the caller keeps as many as one may
   */
  async create(caller: Caller, dto: SaveSearchDto): Promise<SavedSearchDto> {
    const found = dto.daily_mail ? await this.hits.found(dto.query) : [];
    return this.dataSource.transaction(async (transaction) => {
      await advisoryLock(transaction, `saved searches of ${caller.userId}`);
      if ((await transaction.countBy(SavedSearch, { owner_id: caller.userId })) >= MAX_SEARCHES) {
        throw new ApiException(TOO_MANY_SEARCHES, { values: { max: MAX_SEARCHES } });
      }
      const search = transaction.create(SavedSearch, { ...fieldsOf(dto), owner_id: caller.userId });
      await transaction.insert(SavedSearch, search);
      if (search.daily_mail) await this.hits.begin(transaction, search.search_id, found);
      await this.audit.record(transaction, caller, {
        action: 'created',
        recordKind: 'saved search',
        recordId: search.search_id,
        name: search.name,
        after: shownFields(search),
      });
      return this.one(transaction, caller, search.search_id);
    });
  }

  /**
   * Changes a search of the caller's.
   * @throws ApiException (404) when there is none that the caller sees
   * @throws ApiException (403) when it is another admin's, who shares it
   */
  async update(caller: Caller, id: number, dto: SaveSearchDto): Promise<SavedSearchDto> {
    const found = dto.daily_mail ? await this.hits.found(dto.query) : [];
    return this.dataSource.transaction(async (transaction) => {
      const search = await this.own(transaction, caller, id);
      const changes = changesBetween(search, fieldsOf(dto));
      if (!changes) return this.one(transaction, caller, id);
      await transaction.update(SavedSearch, { search_id: id }, changes.after);
      const changed = transaction.create(SavedSearch, { ...search, ...changes.after });
      if (changed.daily_mail && (!search.daily_mail || changes.after.query))
        await this.hits.begin(transaction, id, found);
      await this.audit.record(transaction, caller, {
        action: 'updated',
        recordKind: 'saved search',
        recordId: id,
        name: changed.name,
        before: shownFields(changes.before),
        after: shownFields(changes.after),
      });
      return this.one(transaction, caller, id);
    });
  }

  /**
   * Deletes a search of the caller's.
   * @throws ApiException (404) when there is none that the caller sees
   * @throws ApiException (403) when it is another admin's, who shares it
   */
  async delete(caller: Caller, id: number): Promise<DeletedDto> {
    return this.dataSource.transaction(async (transaction) => {
      const search = await this.own(transaction, caller, id);
      await transaction.delete(SavedSearch, { search_id: id });
      await this.audit.record(transaction, caller, {
        action: 'deleted',
        recordKind: 'saved search',
        recordId: id,
        name: search.name,
        before: shownFields(search),
      });
      return { message: 'Saved search deleted successfully', id };
    });
  }

  private async one(transaction: EntityManager, { userId }: Caller, id: number): Promise<SavedSearchDto> {
    const [row] = await this.statements.run(ONE, [userId, id], transaction);
    if (!row) throw new ApiException(SEARCH_NOT_FOUND);
    return row.search;
  }

  private async own(transaction: EntityManager, { userId }: Caller, search_id: number): Promise<SavedSearch> {
    const search = await transaction.findOne(SavedSearch, {
      where: { search_id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!search || (search.owner_id !== userId && !search.shared)) throw new ApiException(SEARCH_NOT_FOUND);
    if (search.owner_id !== userId) throw new ApiException(NOT_THE_OWNER);
    return search;
  }
}

type Given = Pick<SavedSearch, 'name' | 'query' | 'shared' | 'daily_mail'>;

function fieldsOf({ name, query, shared, daily_mail }: SaveSearchDto): Given {
  const criteria = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return {
    name,
    query: Object.fromEntries(criteria),
    shared: shared ?? false,
    daily_mail: daily_mail ?? false,
  };
}

/** For the audit log. It says only which filters were set, because their values may name a person. */
function shownFields({ name, query, shared, daily_mail }: Partial<Given>): Record<string, unknown> {
  const fields = { name, shared, daily_mail, ...(query && { filters: Object.keys(query).join(', ') }) };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
