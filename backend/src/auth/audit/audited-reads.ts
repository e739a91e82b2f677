import { Injectable, Logger } from '@nestjs/common';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Caller } from '../../platform/http/caller.js';
import { MoreRouteConfig } from '../../platform/http/route-config.js';
import { ListPage } from '../../platform/lists/list-page.js';
import { type AuditEvent, type AuditKind, AuditService } from './audit.service.js';
import { ReadCounts } from './read-counts.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of personal records that this route answers; much reading of them is audited. */
    auditedKind?: AuditKind;
  }
}

/** For controllers that answer personal records: exports and much reading are audited. */
export function AuditReads(auditedKind: AuditKind): ClassDecorator {
  return ({ prototype }) => {
    const handlers = Object.entries(Object.getOwnPropertyDescriptors(prototype as object));
    for (const [name, handler] of handlers) {
      MoreRouteConfig({ auditedKind })(prototype as object, name, handler);
    }
  };
}

/** The console sends it when it exports a list. A client that leaves it out, or lies, is counted by what it reads. */
export const EXPORT_HEADER = 'x-export';
const MAX_FILTERS = 20;

/** Counts the records that each account reads, and audits exports and large numbers. */
@Injectable()
export class AuditedReads {
  private readonly logger = new Logger('Audit');
  private readonly counts = new ReadCounts();

  constructor(private readonly audit: AuditService) {}

  /** Inspects every answer before it is sent. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('preSerialization', (request, { statusCode }, payload, done) => {
      const event = statusCode < 400 ? this.eventOf(request, payload) : undefined;
      if (!event || !request.caller) done(null, payload);
      else void this.record(request.caller, event).then(() => done(null, payload));
    });
  }

  private eventOf(
    { method, routeOptions, caller, headers, query }: FastifyRequest,
    answer: unknown,
  ): AuditEvent | undefined {
    const kind = routeOptions.config.auditedKind;
    if (method !== 'GET' || !caller || !kind) return undefined;
    const page = answer instanceof ListPage ? answer : undefined;
    const rows = page?.rowCount ?? 1;
    const isExport = page?.isFirst && headers[EXPORT_HEADER] !== undefined;
    if (isExport && this.counts.addExport(caller.userId, kind, rows, page.total)) {
      return eventOf('exported', kind, page.total, filtersIn(query));
    }
    const read = this.counts.add(caller.userId, kind, rows);
    return read === undefined ? undefined : eventOf('read', kind, read, page ? filtersIn(query) : []);
  }

  /** When an entry cannot be written, reading continues and the process logs it. */
  private async record(caller: Caller, event: AuditEvent): Promise<void> {
    try {
      await this.audit.recordRead(caller, event);
    } catch (error) {
      const { userId, requestId } = caller;
      this.logger.warn(
        { error, userId, requestId, ...event.after },
        `Not in the audit log: ${event.action} ${event.recordKind}`,
      );
    }
  }
}

function eventOf(action: 'read' | 'exported', kind: AuditKind, records: number, filters: string[]): AuditEvent {
  const after = filters.length ? { records, filters } : { records };
  return { action, recordKind: kind, recordId: null, name: '', after };
}

/** Names of the filters only: values may be names of people. */
function filtersIn(query: unknown): string[] {
  const { filter, sort: _sort, range: _range, ...plain } = query as Record<string, unknown>;
  const given = typeof filter === 'string' ? (JSON.parse(filter) as object) : {};
  return [...Object.keys(given), ...Object.keys(plain)].slice(0, MAX_FILTERS);
}
