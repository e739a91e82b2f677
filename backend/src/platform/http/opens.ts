import { type FastifyRequest } from 'fastify';
import { MoreRouteConfig } from './route-config.js';

/** What of a person is opened, as the access log names it (docs/security.md#access-log). */
export const OPENED = ['record', 'resume', 'profile', 'contact', 'export'] as const;
export type Opened = (typeof OPENED)[number];

/** Whose key a call names: the person's, or that of something which belongs to a person. */
export const OPENED_BY_KEY = [
  'employee',
  'account',
  'connection',
  'interview',
  'placement',
  'invoice',
  'claim',
  'penalty',
  'introduction',
  'grievance',
  'duplicate',
  'merge',
  'mail',
] as const;
export type OpenedByKey = (typeof OPENED_BY_KEY)[number];

/** What a call opens, and where the keys stand. */
export interface Opening {
  what: Opened;
  /** The kind of the record, or what reads kind and key from the query, also for the handler. */
  of: OpenedByKey | ReadsRecord;
  /** A parameter of the path. */
  parameter?: string;
  /** A field of the answer, or of each of its rows. */
  field?: string;
  /** Where in the answer the rows stand. */
  list?: string;
  /** A field of the body with the key of another one. */
  other?: string;
}

/** @throws ApiException (400) for a query that names no record */
type ReadsRecord = (query: unknown) => NamedRecord | Promise<NamedRecord>;

/** A record that a call names: its kind, also one to which no person belongs, and its key. */
export interface NamedRecord {
  kind: string;
  key: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    opens?: Opening;
  }
  interface FastifyRequest {
    /** Read once, before the handler. */
    opened?: NamedRecord;
  }
}

/**
 * This route answers data of one person, also after a change: who calls it stands in the access log. The key is the parameter `id`.
 * What belongs to a restricted person is closed to the staff by it (docs/rules.md#restricted).
 */
export const Opens = (what: Opened, of: OpenedByKey): MethodDecorator =>
  MoreRouteConfig({ opens: { what, of, parameter: 'id' } });

/** As `Opens`, where the query names the kind of the record and its key. @param read also reads it for the handler */
export const OpensNamed = (what: Opened, read: ReadsRecord): MethodDecorator =>
  MoreRouteConfig({ opens: { what, of: read } });

/** As `Opens`, for the people whom the answer shows. @param where the field with the key, and the list that it stands in, if it does */
export const OpensAnswered = (
  what: Opened,
  of: OpenedByKey,
  where: Required<Pick<Opening, 'field'>> & Pick<Opening, 'list'>,
): MethodDecorator => MoreRouteConfig({ opens: { what, of, ...where } });

/** As `Opens`, for a record and another one that a field of the body names. */
export const OpensBoth = (of: OpenedByKey, other: string): MethodDecorator =>
  MoreRouteConfig({ opens: { what: 'record', of, parameter: 'id', other } });

/**
 * The record that a call names, if its route says what it opens.
 * @throws ApiException (400) when its query names none
 */
export async function openedBy(
  opens: Opening | undefined,
  { query, params }: Pick<FastifyRequest, 'query' | 'params'>,
): Promise<NamedRecord | undefined> {
  if (typeof opens?.of === 'function') return opens.of(query);
  if (!opens?.parameter) return undefined;
  return { kind: opens.of, key: Number((params as Record<string, unknown>)[opens.parameter]) };
}
