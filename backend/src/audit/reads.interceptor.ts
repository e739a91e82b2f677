import {
  applyDecorators,
  Injectable,
  Logger,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { type Caller } from '../common/http/caller.js';
import { JsonText, ListPage } from '../common/lists/list-page.js';
import { AuditService, type AuditEvent, type AuditKind } from './audit.service.js';
import { ReadCounts } from './read-counts.js';

const KIND = 'audited-reads';

/** The console says so when it makes a file of a list. Who leaves it out, or lies, is counted by what is answered all the same. */
const EXPORT_HEADER = 'x-export';
const MAX_FILTERS = 20;

/** What these routes answer is about people: who reads or exports many of it is in the audit log. */
export const AuditedReads = (kind: AuditKind): ClassDecorator =>
  applyDecorators(SetMetadata(KIND, kind), UseInterceptors(ReadsInterceptor));

/** Counts the records that each account is answered, and writes an entry for an export and for many of them. */
@Injectable()
export class ReadsInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Audit');
  private readonly counts = new ReadCounts();

  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.method !== 'GET') return next.handle();
    const kind = this.reflector.get<AuditKind>(KIND, context.getClass());
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        const event = request.caller && this.eventOf(request, request.caller, kind, answer);
        if (request.caller && event) await this.note(request.caller, event);
        return answer;
      }),
    );
  }

  private eventOf(
    { headers, query }: FastifyRequest,
    { userId }: Caller,
    kind: AuditKind,
    answer: unknown,
  ): AuditEvent | undefined {
    if (!(answer instanceof JsonText)) return undefined;
    const page = answer instanceof ListPage ? answer : undefined;
    const rows = page?.rowCount ?? 1;
    const isExport = page?.isFirst && headers[EXPORT_HEADER] !== undefined;
    if (isExport && this.counts.addExport(userId, kind, rows, page.total)) {
      return eventOf('exported', kind, page.total, filtersIn(query));
    }
    const read = this.counts.add(userId, kind, rows);
    return read === undefined ? undefined : eventOf('read', kind, read, page ? filtersIn(query) : []);
  }

  /** Reading goes on while nothing can be written: then the log of the process knows. */
  private async note(caller: Caller, event: AuditEvent): Promise<void> {
    try {
      await this.audit.note(caller, event);
    } catch (error) {
      const { userId, requestId } = caller;
      this.logger.warn(
        { error, userId, requestId, ...event.after },
        `Not in the audit log: ${event.action} ${event.kind}`,
      );
    }
  }
}

function eventOf(action: 'read' | 'exported', kind: AuditKind, records: number, filters: string[]): AuditEvent {
  const after = filters.length ? { records, filters } : { records };
  return { action, kind, recordId: null, name: '', after };
}

/** Which filters were set is written down, not what was looked for: that may be a name. */
function filtersIn(query: unknown): string[] {
  const { filter, sort: _sort, range: _range, ...plain } = query as Record<string, unknown>;
  const given = typeof filter === 'string' ? (JSON.parse(filter) as object) : {};
  return [...Object.keys(given), ...Object.keys(plain)].slice(0, MAX_FILTERS);
}
