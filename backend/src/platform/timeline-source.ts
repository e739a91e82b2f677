import { type Permission } from './http/permission.js';

/** Records that have a timeline. */
export const TIMELINE_KINDS = ['employee', 'company', 'job_request', 'connection'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** What a noun tells in the timelines of records, as SQL. Nothing of it leaves the agency. */
export interface TimelineSource {
  /** What happened, such as `note`: the console has its words. In the timeline of one kind of record it has one source. */
  what: string;
  /** What follows `from`. */
  from: string;
  /** Key of a row, unique within the source. */
  key: string;
  /** When it happened. */
  at: string;
  /** The column with the key of each kind of record in whose timeline it stands. */
  records: Partial<Record<TimelineKind, string>>;
  /** Who did it, as text; nothing for the product itself. */
  by?: string;
  /** E-mail of that account, as text. */
  byEmail?: string;
  /** Who lacks it is told nothing of it. */
  needs?: Permission;
  /** A JSON object with what is to be told. */
  facts: string;
}

const sources: TimelineSource[] = [];

/** Declares what a noun tells in timelines, once. */
export function timelineSource(source: TimelineSource): void {
  const isTwice = sources.some(
    ({ what, records }) => what === source.what && Object.keys(records).some((kind) => kind in source.records),
  );
  if (isTwice) throw new Error(`two sources of one timeline are called ${source.what}`);
  sources.push(source);
}

/** Of records of a kind, for an account that lacks these permissions, in the order of names. */
export const timelineSourcesOf = (kind: TimelineKind, missing: readonly Permission[]): TimelineSource[] =>
  sources
    .filter(({ records, needs }) => records[kind] && !(needs && missing.includes(needs)))
    .toSorted((a, b) => (a.what < b.what ? -1 : 1));
