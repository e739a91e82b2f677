import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { AuditService } from '../../auth/audit/audit.service.js';
import { EXPORT_HEADER } from '../../auth/audit/audited-reads.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type Caller } from '../../platform/http/caller.js';
import { type Opened, type Opening } from '../../platform/http/opens.js';
import { isStaff } from '../../platform/http/role.js';
import { ListPage } from '../../platform/lists/list-page.js';
import { ListedPeopleService } from '../../platform/lists/listed-people.service.js';
import { isKey } from '../../platform/validation/key.js';
import { PEOPLE, personIn, type PersonKey } from './people-by-key.js';
import { RecentKeys } from './recent-keys.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    'access log': true;
  }
}

const WRITTEN_AFTER_MILLISECONDS = 250;
const TRIED_AGAIN_AFTER_MILLISECONDS = 2_000;
/** While the database is away, no more wait. */
const MAX_WAITING = 50_000;
const WRITTEN_AT_ONCE = 1_000;

/** The same reader of the same thing of a person within so long is one line. */
export const SAME_READER_SECONDS = 15 * 60;

/** A list with more people is one line in the audit log. */
const FEW = 5;

/** Each kind of key has a short statement of its own. */
const WRITES = new Map(
  Object.entries(PEOPLE).map(([kind, people]) => [
    kind,
    new PreparedStatement(
      `insert into access_log (employee_id, actor_id, company_id, what)
       select distinct e.employee_id, o.actor_id, coalesce(o.company_id, case when o.actor_id is null then p.company_id end), o.what
       from unnest($1::int[], $2::int[], $3::int[], $4::text[]) o (k, actor_id, company_id, what)
         cross join lateral (${people}) p (employee_id, company_id)
         join employees e on e.employee_id = p.employee_id
       where not exists (select from access_log a where a.employee_id = e.employee_id and a.at > now() - interval '${SAME_READER_SECONDS} seconds'
         and a.what = o.what and a.actor_id is not distinct from o.actor_id
         and (o.actor_id is not null or a.company_id = p.company_id))`,
    ),
  ]),
);

/** One reader of what belongs to the person behind a key. */
interface Entry {
  kind: string;
  key: number;
  actorId: number | null;
  companyId: number | null;
  what: Opened;
}

/**
 * Notes who of the staff and of companies opened whose data, by what the routes declare (`Opens`). Entries are written together, a moment
 * after the answers, so that no call waits for them, and before the process stops.
 */
@Injectable()
export class AccessLog {
  private readonly logger = new Logger('AccessLog');
  private waiting = new Map<string, Entry>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  private readonly lists = new RecentKeys(SAME_READER_SECONDS * 1_000);
  /** Paths of routes whose rows name people. */
  private readonly listsOfPeople = new Set<string>();

  constructor(
    private readonly statements: Statements,
    private readonly audit: AuditService,
    private readonly listedPeople: ListedPeopleService,
  ) {}

  /** Follows every answer, and writes what is left once the last one was sent. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('preSerialization', (request, { statusCode }, payload, done) => {
      const counted = statusCode < 300 ? this.followAnswer(request, payload) : undefined;
      if (counted) counted.then(() => done(null, payload), done);
      else done(null, payload);
    });
    fastify.addHook('onResponse', (request, { statusCode }, done) => {
      if (statusCode < 300) this.followParameters(request);
      done();
    });
    fastify.addHook('onClose', () => this.writeNow());
  }

  /** Notes people whose data stands in a file of the staff's, before it is handed out. */
  async exported(actorId: number | null, employees: readonly number[]): Promise<void> {
    await this.write(
      employees.map((key) => ({ kind: 'employee', key, actorId, companyId: null, what: 'export' as const })),
    );
  }

  /** Notes that a call opens what belongs to a person where its parameters do not say so. */
  opened(caller: Caller, { kind, key }: PersonKey, what: Opened): void {
    this.add({ ...by(caller), kind, key, what });
  }

  private followParameters({ routeOptions, caller, opened, body }: FastifyRequest): void {
    const { opens } = routeOptions.config;
    if (!opens || !opened || !caller || !isLogged(caller)) return;
    const { what, other } = opens;
    this.add({ ...by(caller), ...opened, what });
    if (other) this.add({ ...by(caller), ...opened, key: Number((body as Record<string, unknown>)[other]), what });
  }

  /** @returns what is waited for before the answer leaves, if anything is */
  private followAnswer(
    { method, routeOptions, caller, headers, query, opened }: FastifyRequest,
    answer: unknown,
  ): Promise<void> | undefined {
    const { opens } = routeOptions.config;
    // a query may name a company or a job
    const isOfOne = opens && (!opened || opened.kind in PEOPLE);
    if (caller && !isLogged(caller)) return undefined;
    const reader = by(caller);
    if (opens?.field) {
      for (const row of rowsIn(answer, opens.list)) this.addRow(opens, opens.field, row, reader);
    } else if (caller && headers[EXPORT_HEADER] !== undefined && answer instanceof ListPage) {
      for (const row of rowsIn(answer)) {
        this.add({ ...reader, kind: 'employee', key: Number(row['employee_id']), what: 'export' });
      }
    } else if (caller && isStaff(caller.role) && !isOfOne && method === 'GET' && showsPeople(routeOptions)) {
      return this.followLists(caller, routeOptions.url ?? '', query, answer);
    }
    return undefined;
  }

  /** Few people are opened by name; of more, the number and what they were looked for by are kept. Pages were counted when they were read. */
  private followLists(caller: Caller, path: string, query: unknown, answer: unknown): Promise<void> | undefined {
    if (answer instanceof ListPage && answer.rowCount > FEW) {
      if (this.namesPeople(path, answer)) this.noteList(caller, path, query, answer.total);
      return undefined;
    }
    const rows = answer instanceof ListPage ? rowsIn(answer) : rowsWithin(answer);
    const note = (): void => {
      const people = rows.flatMap((row) => personIn(row) ?? []);
      if (people.length > FEW) this.noteList(caller, path, query, people.length);
      else for (const person of people) this.add({ ...by(caller), ...person, what: 'contact' });
    };
    const isCounted = caller.missing.includes('exports') && !(answer instanceof ListPage);
    const listed = isCounted ? rows.filter((row) => row !== answer) : [];
    if (listed.length) return this.listedPeople.addRows(caller.userId, listed).then(note);
    note();
    return undefined;
  }

  /** Once a list has named a person its pages are read no more for that. */
  private namesPeople(path: string, page: ListPage): boolean {
    if (this.listsOfPeople.has(path)) return true;
    const [first] = rowsIn(page);
    if (!first || !personIn(first)) return false;
    this.listsOfPeople.add(path);
    return true;
  }

  private noteList(caller: Caller, path: string, query: unknown, people: number): void {
    const { sort: _sort, range: _range, ...looked } = query as Record<string, unknown>;
    const filter_sha256 = createHash('sha256').update(JSON.stringify(looked)).digest('hex');
    if (!this.lists.isNew(`${caller.userId} ${path} ${filter_sha256}`)) return;
    const after = { people, filter_sha256 };
    this.audit
      .recordRead(caller, { action: 'read', recordKind: 'access log', recordId: null, name: path, after })
      .catch((error: unknown) => this.logger.warn({ error, path, ...after }, 'Not in the audit log: a list of people'));
  }

  private addRow(
    { of, what }: Opening,
    field: string,
    row: Record<string, unknown>,
    reader: ReturnType<typeof by>,
  ): void {
    const hasContact = Boolean(row['email'] ?? row['phone']);
    this.add({
      ...reader,
      kind: typeof of === 'string' ? of : '',
      key: Number(row[field]),
      what: hasContact ? 'contact' : what,
    });
  }

  private add(entry: Entry, afterMilliseconds = WRITTEN_AFTER_MILLISECONDS): void {
    const { kind, key, actorId, companyId, what } = entry;
    if (!isKey(key) || this.waiting.size >= MAX_WAITING) return;
    this.waiting.set([kind, key, actorId, companyId, what].join(' '), entry);
    this.timer ??= setTimeout(() => void this.writeNow(), afterMilliseconds).unref();
  }

  private async writeNow(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const entries = [...this.waiting.values()];
    this.waiting = new Map();
    this.writing = this.writing.then(() => this.writeOrRetry(entries));
    await this.writing;
  }

  private async writeOrRetry(entries: readonly Entry[]): Promise<void> {
    try {
      await this.write(entries);
    } catch (error) {
      this.logger.warn({ error, entries: entries.length }, 'Not in the access log yet; it is tried again');
      for (const entry of entries) this.add(entry, TRIED_AGAIN_AFTER_MILLISECONDS);
    }
  }

  private async write(entries: readonly Entry[]): Promise<void> {
    for (const [kind, statement] of WRITES) {
      const ofKind = entries.filter((entry) => entry.kind === kind);
      for (let first = 0; first < ofKind.length; first += WRITTEN_AT_ONCE) {
        const some = ofKind.slice(first, first + WRITTEN_AT_ONCE);
        await this.statements.write(statement, [
          some.map(({ key }) => key),
          some.map(({ actorId }) => actorId),
          some.map(({ companyId }) => companyId),
          some.map(({ what }) => what),
        ]);
      }
    }
  }
}

const isLogged = ({ role }: Caller): boolean => isStaff(role) || role === 'company';

const by = (caller: Caller | undefined): Pick<Entry, 'actorId' | 'companyId'> => ({
  actorId: caller?.userId ?? null,
  companyId: caller?.companyId ?? null,
});

/** What the logs themselves answer is evidence, and reading it is audited. */
const showsPeople = ({ url = '', config }: FastifyRequest['routeOptions']): boolean =>
  url.startsWith('/api/admin/') && config.auditedKind !== 'access log' && config.auditedKind !== 'audit log';

/** An answer and everything in it that has fields. */
function rowsWithin(answer: unknown): Record<string, unknown>[] {
  if (Array.isArray(answer)) return answer.flatMap(rowsWithin);
  if (typeof answer !== 'object' || answer === null) return [];
  return [answer as Record<string, unknown>, ...Object.values(answer).flatMap(rowsWithin)];
}

/** The rows of a list, those of a list in an answer, or the answer itself. */
function rowsIn(answer: unknown, list?: string): Record<string, unknown>[] {
  if (answer instanceof ListPage) return JSON.parse(answer.text) as Record<string, unknown>[];
  if (Array.isArray(answer)) return answer as Record<string, unknown>[];
  const record = answer as Record<string, unknown>;
  return list ? (record[list] as Record<string, unknown>[]) : [record];
}
