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
] as const;
export type OpenedByKey = (typeof OPENED_BY_KEY)[number];

/** What a call opens, and where the keys stand. */
export interface Opening {
  what: Opened;
  of: OpenedByKey | { parameter: string };
  /** A parameter of path or query. */
  parameter?: string;
  /** A field of the answer, or of each of its rows. */
  field?: string;
  /** Where in the answer the rows stand. */
  list?: string;
  /** A field of the body with the key of another one. */
  other?: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    opens?: Opening;
  }
}

/**
 * This route answers data of one person, also after a change: who calls it stands in the access log. The key is the parameter `id`.
 * What belongs to a restricted person is closed to the staff by it (docs/rules.md#restricted).
 */
export const Opens = (what: Opened, of: OpenedByKey): MethodDecorator =>
  MoreRouteConfig({ opens: { what, of, parameter: 'id' } });

/** As `Opens`, where two parameters name the kind of the record and its key. */
export const OpensNamed = (what: Opened, kind: string, parameter: string): MethodDecorator =>
  MoreRouteConfig({ opens: { what, of: { parameter: kind }, parameter } });

/** As `Opens`, for the people whom the answer shows. @param where the field with the key, and the list that it stands in, if it does */
export const OpensAnswered = (
  what: Opened,
  of: OpenedByKey,
  where: Required<Pick<Opening, 'field'>> & Pick<Opening, 'list'>,
): MethodDecorator => MoreRouteConfig({ opens: { what, of, ...where } });

/** As `Opens`, for a record and another one that a field of the body names. */
export const OpensBoth = (of: OpenedByKey, other: string): MethodDecorator =>
  MoreRouteConfig({ opens: { what: 'record', of, parameter: 'id', other } });

/** What the parameters of a call name, if its route says what they open: the kind of the record, and its key. */
export function openedBy(
  opens: Opening | undefined,
  given: Readonly<Record<string, unknown>>,
): { kind: string; key: number } | undefined {
  if (!opens?.parameter) return undefined;
  const kind = typeof opens.of === 'string' ? opens.of : String(given[opens.of.parameter]);
  return { kind, key: Number(given[opens.parameter]) };
}
