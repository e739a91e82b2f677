import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditAction, AuditService } from '../../auth/audit/audit.service.js';
import { AccessLog, SAME_READER_SECONDS } from '../../companies/access-log/access-log.js';
import { ACCESS_LOG } from '../../companies/access-log/access-log.list.js';
import { EMPLOYEES } from '../../employees/employees.list.js';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv.js';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { type ListDefinition } from '../../platform/lists/list-definition.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { type ListFilter, readListQuery } from '../../platform/lists/list-query.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { wholeListStatement } from '../../platform/lists/list-sql.js';
import {
  type AffectedDto,
  type BreachFactsDto,
  type CountedPeopleDto,
  type ExtendedDto,
  type ReportedDto,
} from './breach.dto.js';
import { Breach } from './breach.entity.js';
import { type Authority, type Reporter, reportText } from './breach-report.js';
import { type Report } from './breach-state.js';
import { BREACH_PEOPLE, type BreachDto, BREACHES, TO_CALL } from './breaches.list.js';
import {
  BREACH_DETAILS_REPORTED,
  BREACH_ENDED,
  BREACH_FACTS_MISSING,
  BREACH_IN_FUTURE,
  BREACH_NOT_FOUND,
  BREACH_NOT_OPEN,
  BREACH_NOT_REPORTED,
  BREACH_PERSON_NOT_FOUND,
  BREACH_TOO_EARLY,
  PEOPLE_NOTIFIED_ALREADY,
} from './breaches.problems.js';

const PEOPLE = 'select employee_id, full_name as name, email, phone from employees';
const OF_KEYS = `${PEOPLE} where employee_id = any($1)`;
/** A member of a company is called by the phone of the company. */
const OF_EMAILS = `select e.employee_id, coalesce(e.full_name, m.name, n.email) as name, n.email,
    coalesce(e.phone, c.contact_person_phone) as phone
  from unnest($1::text[]) n (email) left join employees e on e.email = n.email left join users u on u.email = n.email
    left join company_members m on m.user_id = u.user_id left join companies c on c.company_id = m.company_id`;

/** People as SQL: rows of `employee_id, name, email, phone`. */
interface Source {
  rows: string;
  values: unknown[];
}

/** Restricted people, too: their data is there. */
const ALL_EMPLOYEES: ListDefinition = { ...EMPLOYEES, only: 'true' };

/** A line of the access log stands for its first quarter of an hour: what was opened from a moment on may stand in an earlier line. */
const fromEarlierLine = (filter: ListFilter): ListFilter => {
  if (filter.field !== 'at' || filter.operator !== 'from') return filter;
  const earlier = (at: string | number): string =>
    new Date(new Date(at).getTime() - SAME_READER_SECONDS * 1_000).toISOString();
  return { ...filter, values: filter.values.map(earlier) };
};

/** Parameters: accounts or none for all, from, to. Read again, the same list shows nobody else. */
const IN_LISTS = new PreparedStatement<{ people: number }>(
  `select least(coalesce(sum(people), 0), (select count(*) from employees))::int as people from (
     select max((after ->> 'people')::int) as people from audit_log
     where kind = 'access log' and action = 'read' and after ? 'people' and ($1::int[] is null or actor_id = any($1))
       and at >= coalesce($2::timestamptz, '-infinity') and at <= coalesce($3::timestamptz, 'infinity')
     group by record_name, after ->> 'filter_sha256') lists`,
);

/** Named people, those whom a filter of the list of employees finds now, and those whom the access log has. */
function sourcesOf({ emails, employee_ids, filter, opened }: AffectedDto): Source[] {
  const found = (list: ListDefinition, listFilter: object, read = (one: ListFilter): ListFilter => one): Source => {
    const query = readListQuery({ filter: JSON.stringify(listFilter) }, list);
    const { text, values = [] } = wholeListStatement(list, { ...query, filters: query.filters.map(read) });
    return { rows: `${PEOPLE} where employee_id in (select f.employee_id from (${text}) f)`, values };
  };
  return [
    ...(employee_ids?.length ? [{ rows: OF_KEYS, values: [employee_ids] }] : []),
    ...(emails?.length ? [{ rows: OF_EMAILS, values: [emails] }] : []),
    ...(filter ? [found(ALL_EMPLOYEES, filter)] : []),
    ...(opened ? [found(ACCESS_LOG, opened, fromEarlierLine)] : []),
  ];
}

/** Adds people to the breach of the last parameter, each address once. */
const adding = ({ rows, values }: Source): string => `with added as (
    insert into breach_people (breach_id, employee_id, name, email, phone)
    select distinct on (r.email) $${values.length + 1}::int, r.employee_id, r.name, r.email, r.phone from (${rows}) r
    on conflict (breach_id, email) do nothing returning 1)
  select count(*)::int as added from added`;

/** The addresses that the breach of the last parameter does not have yet. */
const missing = ({ rows, values }: Source): string => `select distinct r.email from (${rows}) r
  where not exists (select from breach_people p where p.breach_id = $${values.length + 1}::int and p.email = r.email)`;

/** What follows from what was noted: open, told, and reported once nothing is left to tell. */
const FOLLOW = `case when told_at is null then 'open'
  when num_nulls(cert_in_at, board_at, board_details_at) = 0 then 'reported' else 'told' end`;
const STEPS: Readonly<Record<Report, string>> = {
  cert_in: 'cert_in_at',
  board: 'board_at',
  board_details: 'board_details_at',
};

const REPORTER = new PreparedStatement<Reporter>(
  'select legal_name, address, city, email, phone from agency_settings order by setting_id desc limit 1',
);
const CALL_LIST = new PreparedStatement<{
  employee_id: number | null;
  name: string;
  email: string | null;
  phone: string | null;
}>(
  `select p.employee_id, p.name, p.email, p.phone from breach_people p join breaches b using (breach_id)
   where p.breach_id = $1 and b.told_at is not null and ${TO_CALL} order by p.person_id`,
);

/** The register of breaches (docs/rules.md#breaches): what is known, whom it concerns, who was notified. */
@Injectable()
export class BreachesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly statements: Statements,
    private readonly accessLog: AccessLog,
  ) {}

  one(id: number, transaction?: EntityManager): Promise<BreachDto> {
    return this.lists.record(BREACHES, id, BREACH_NOT_FOUND, transaction);
  }

  /** The people whom it concerns. */
  async people(breach_id: number, call: ListCall): Promise<ListPage> {
    await this.one(breach_id);
    return this.lists.page(BREACH_PEOPLE, { ...call, scope: { breach_id } });
  }

  /** @throws ApiException (409) when the moment in which it was known is still to come */
  async create(caller: Caller, facts: BreachFactsDto): Promise<BreachDto> {
    return this.dataSource.transaction(async (transaction) => {
      await refuseFuture(transaction, facts.aware_at);
      const breach = transaction.create(Breach, { ...facts, aware_at: new Date(facts.aware_at) });
      await transaction.insert(Breach, breach);
      await this.record(transaction, caller, breach.breach_id, 'created', { ...facts });
      return this.one(breach.breach_id, transaction);
    });
  }

  /**
   * Replaces what is known.
   * @throws ApiException (409) when it has ended, or something that people are told is missing
   */
  async edit(caller: Caller, id: number, facts: BreachFactsDto): Promise<BreachDto> {
    return this.change(caller, id, 'updated', async (transaction, { told_at }) => {
      await refuseFuture(transaction, facts.aware_at);
      const { consequences = null, measures = null, advice = null, contact = null } = facts;
      const known = { ...facts, consequences, measures, advice, contact };
      if (told_at && !isComplete(known)) throw new ApiException(BREACH_FACTS_MISSING);
      await transaction.update(Breach, { breach_id: id }, { ...known, aware_at: new Date(facts.aware_at) });
      return known;
    });
  }

  /** How many people `addPeople` would add now, and up to how many more stood in lists, of which nobody knows who was read. */
  async countPeople(id: number, affected: AffectedDto): Promise<CountedPeopleDto> {
    await this.one(id);
    const emails = new Set<string | null>();
    for (const source of sourcesOf(affected)) {
      const rows = await this.dataSource.query<{ email: string | null }[]>(missing(source), [...source.values, id]);
      for (const { email } of rows) emails.add(email);
    }
    return { added: emails.size, by_lists: await this.countInLists(affected.opened) };
  }

  /** Lists of the staff are noted by account and time alone. */
  private async countInLists(opened: AffectedDto['opened']): Promise<number> {
    if (!opened) return 0;
    const filters = readListQuery({ filter: JSON.stringify(opened) }, ACCESS_LOG).filters.map(fromEarlierLine);
    if (filters.some(({ field }) => field !== 'actor_id' && field !== 'at')) return 0;
    const valuesOf = (wanted: string): (string | number)[] | undefined =>
      filters.find(({ field, operator }) => `${field} ${operator}` === wanted)?.values;
    const values = [valuesOf('actor_id equals') ?? null, valuesOf('at from')?.[0], valuesOf('at to')?.[0]];
    const [lists] = await this.statements.run(IN_LISTS, values);
    return lists?.people ?? 0;
  }

  /**
   * Adds people whose data it was.
   * @returns how many were not there yet
   */
  async addPeople(caller: Caller, id: number, affected: AffectedDto): Promise<number> {
    let added = 0;
    await this.change(caller, id, 'updated', async (transaction) => {
      for (const source of sourcesOf(affected)) {
        const [row] = await transaction.query<[{ added: number }]>(adding(source), [...source.values, id]);
        added += row.added;
      }
      const { filter, opened } = affected;
      return {
        people_added: added,
        ...(filter && { filter: Object.keys(filter) }),
        ...(opened && { opened: Object.keys(opened) }),
      };
    });
    return added;
  }

  /**
   * Notifies people: from now on the mails leave.
   * @throws ApiException (409) when they were notified, or something that the mail says is missing
   */
  async notifyPeople(caller: Caller, id: number): Promise<BreachDto> {
    return this.change(caller, id, 'status changed', async (transaction, breach) => {
      if (breach.told_at) throw new ApiException(PEOPLE_NOTIFIED_ALREADY);
      const people = await transaction.query<unknown[]>('select from breach_people where breach_id = $1 limit 1', [id]);
      if (!isComplete(breach) || !people.length) throw new ApiException(BREACH_FACTS_MISSING);
      await transaction.query(`update breaches set told_at = clock_timestamp() where breach_id = $1`, [id]);
      return { told: true };
    });
  }

  /**
   * Notes that an authority was notified.
   * @throws ApiException (409) when the moment is still to come, or before it was known
   */
  async reported(caller: Caller, id: number, { to, at }: ReportedDto): Promise<BreachDto> {
    return this.change(caller, id, 'status changed', async (transaction, { aware_at }) => {
      if (at) {
        await refuseFuture(transaction, at);
        if (new Date(at) < aware_at) throw new ApiException(BREACH_IN_FUTURE);
      }
      const sql = `update breaches set ${STEPS[to]} = coalesce($2::timestamptz, clock_timestamp()) where breach_id = $1`;
      await transaction.query(sql, [id, at]);
      return { [STEPS[to]]: at ?? 'now' };
    });
  }

  /**
   * Notes that the Board gives more time for the details.
   * @throws ApiException (409) when the moment has passed, or the Board has the details
   */
  async extend(caller: Caller, id: number, { until, reason }: ExtendedDto): Promise<BreachDto> {
    return this.change(caller, id, 'updated', async (transaction, { board_details_at }) => {
      if (board_details_at) throw new ApiException(BREACH_DETAILS_REPORTED);
      if (!(await isAhead(transaction, until))) throw new ApiException(BREACH_TOO_EARLY);
      const details_until = new Date(until);
      await transaction.update(Breach, { breach_id: id }, { details_until, details_reason: reason });
      return { details_until, details_reason: reason };
    });
  }

  /** @throws ApiException (409) before all were notified */
  close(caller: Caller, id: number, reason: string): Promise<BreachDto> {
    return this.end(caller, id, 'closed', reason);
  }

  /** @throws ApiException (409) once people were notified */
  noBreach(caller: Caller, id: number, reason: string): Promise<BreachDto> {
    return this.end(caller, id, 'no_breach', reason);
  }

  /**
   * Notes that a person on the call list was called, also once it has ended.
   * @throws ApiException (404) when they are not on the list of this breach
   */
  async called(caller: Caller, id: number, personId: number): Promise<BreachDto> {
    const note = async (transaction: EntityManager): Promise<Record<string, unknown>> => {
      const [, called] = await transaction.query<[unknown, number]>(
        'update breach_people set called_at = clock_timestamp() where breach_id = $1 and person_id = $2',
        [id, personId],
      );
      if (!called) throw new ApiException(BREACH_PERSON_NOT_FOUND);
      return { called: personId };
    };
    return this.change(caller, id, 'updated', note, { alsoEnded: true });
  }

  /** Those whom no mail reached, as CSV. */
  async callList(caller: Caller, id: number): Promise<FileReply> {
    await this.one(id);
    const rows = await this.statements.run(CALL_LIST, [id]);
    await this.accessLog.exported(
      caller.userId,
      rows.flatMap(({ employee_id }) => employee_id ?? []),
    );
    const lines = [['Name', 'Phone', 'E-mail'], ...rows.map(({ name, phone, email }) => [name, phone, email])];
    return {
      filename: `breach-${id}-calls.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: Buffer.from(BYTE_ORDER_MARK + lines.map(csvLine).join('')),
    };
  }

  /** The text for an authority. */
  async report(id: number, authority: Authority): Promise<string> {
    const breach = await existing(this.dataSource.manager, Breach, { breach_id: id }, BREACH_NOT_FOUND);
    const { people } = await this.one(id);
    const [reporter] = await this.statements.run(REPORTER, []);
    const nobody = { legal_name: null, address: null, city: null, email: null, phone: null };
    return reportText(authority, breach, people, reporter ?? nobody);
  }

  private end(caller: Caller, id: number, state: 'closed' | 'no_breach', reason: string): Promise<BreachDto> {
    return this.change(caller, id, 'status changed', async (transaction, breach) => {
      if (state === 'closed' && breach.state !== 'reported') throw new ApiException(BREACH_NOT_REPORTED);
      if (state === 'no_breach' && breach.told_at) throw new ApiException(BREACH_NOT_OPEN);
      await transaction.query(
        'update breaches set state = $2, end_reason = $3, ended_at = clock_timestamp() where breach_id = $1',
        [id, state, reason],
      );
      return { state, end_reason: reason };
    });
  }

  /** Locks a breach, one that has not ended by default, changes it, lets its state follow, and audits it. */
  private async change(
    caller: Caller,
    id: number,
    action: AuditAction,
    work: (transaction: EntityManager, breach: Breach) => Promise<Record<string, unknown>>,
    { alsoEnded = false } = {},
  ): Promise<BreachDto> {
    return this.dataSource.transaction(async (transaction) => {
      const breach = await existing(transaction, Breach, { breach_id: id }, BREACH_NOT_FOUND, FOR_UPDATE);
      if (breach.ended_at && !alsoEnded) throw new ApiException(BREACH_ENDED);
      const after = await work(transaction, breach);
      await transaction.query(`update breaches set state = ${FOLLOW} where breach_id = $1 and ended_at is null`, [id]);
      await this.record(transaction, caller, id, action, after);
      return this.one(id, transaction);
    });
  }

  private async record(
    transaction: EntityManager,
    caller: Caller,
    id: number,
    action: AuditAction,
    after: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(transaction, caller, {
      action,
      recordKind: 'breach',
      recordId: id,
      name: `Breach ${id}`,
      after,
    });
  }
}

/** Whether all is known that people have to be told (DPDP Rules 2025, rule 7(1)). */
const isComplete = ({ consequences, measures, advice, contact }: BreachFactsDto | Breach): boolean =>
  Boolean(consequences && measures && advice && contact);

/** @throws ApiException (409) when the moment is still to come, by the database's clock */
async function refuseFuture(transaction: EntityManager, at: string): Promise<void> {
  if (await isAhead(transaction, at)) throw new ApiException(BREACH_IN_FUTURE);
}

/** Whether a moment is still to come, by the database's clock. */
async function isAhead(transaction: EntityManager, at: string): Promise<boolean> {
  const [{ ahead }] = await transaction.query<[{ ahead: boolean }]>('select $1::timestamptz > now() as ahead', [at]);
  return ahead;
}
