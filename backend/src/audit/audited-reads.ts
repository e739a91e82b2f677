import { Injectable, Logger } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Caller } from '../platform/http/caller.js';
import { JsonText, ListPage } from '../platform/lists/list-page.js';
import { AuditService, type AuditEvent, type AuditKind } from './audit.service.js';
import { ReadCounts } from './read-counts.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is read here, when much reading of it is in the audit log. */
    auditedKind?: AuditKind;
  }
}

/** Where `RouteConfig` keeps what a route says of itself. */
const ROUTE_CONFIG = '__fastify_route_config__';

/** What this controller answers is about people: who reads or exports much of it is in the audit log. */
export function AuditReads(auditedKind: AuditKind): ClassDecorator {
  return ({ prototype }) => {
    const handlers = Object.entries(Object.getOwnPropertyDescriptors(prototype as object));
    for (const [name, handler] of handlers) {
      const config = (Reflect.getMetadata(ROUTE_CONFIG, handler.value as object) ?? {}) as object;
      RouteConfig({ ...config, auditedKind })(prototype as object, name, handler);
    }
  };
}

/** The console says so when it makes a file of a list. Who leaves it out, or lies, is counted by what is answered all the same. */
const EXPORT_HEADER = 'x-export';
const MAX_FILTERS = 20;

/** Counts the records that each account is answered, and writes an entry for an export and for many of them. */
@Injectable()
export class AuditedReads {
  private readonly logger = new Logger('Audit');
  private readonly counts = new ReadCounts();

  constructor(private readonly audit: AuditService) {}

  /** Looks at every answer before it leaves. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('preSerialization', (request, _reply, payload, done) => {
      const event = this.eventOf(request, payload);
      if (!event || !request.caller) done(null, payload);
      else void this.note(request.caller, event).then(() => done(null, payload));
    });
  }

  private eventOf(
    { method, routeOptions, caller, headers, query }: FastifyRequest,
    answer: unknown,
  ): AuditEvent | undefined {
    if (method !== 'GET' || !caller || !(answer instanceof JsonText)) return undefined;
    const kind = routeOptions.config.auditedKind;
    if (!kind) return undefined;
    const page = answer instanceof ListPage ? answer : undefined;
    const rows = page?.rowCount ?? 1;
    const isExport = page?.isFirst && headers[EXPORT_HEADER] !== undefined;
    if (isExport && this.counts.addExport(caller.userId, kind, rows, page.total)) {
      return eventOf('exported', kind, page.total, filtersIn(query));
    }
    const read = this.counts.add(caller.userId, kind, rows);
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
