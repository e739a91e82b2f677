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
  'breach',
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
}

declare module 'fastify' {
  interface FastifyContextConfig {
    opens?: Opening;
  }
}

/** This route answers data of one person: who calls it stands in the access log. The key is the parameter `id`. */
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
