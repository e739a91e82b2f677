import { Injectable } from '@nestjs/common';
import { Statements } from '../../platform/database/statements.js';
import { type Caller } from '../../platform/http/caller.js';
import { type Permission } from '../../platform/http/permission.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { mailsHidden } from '../../platform/mail/templates/mail-template.js';
import { type TimelineKind, type TimelineSource, timelineSourcesOf } from '../../platform/timeline-source.js';
import { type TimelineDto, type TimelineEntryDto } from './timeline.dto.js';

const PAGE = 50;

/** A restricted person is named in no timeline of others (docs/rules.md#restricted); the books do not name people here. */
const ofOthers = ({ records, needs }: TimelineSource): string =>
  records.employee && !needs
    ? `and not exists (select from employees r where r.employee_id = ${records.employee} and r.restricted)`
    : '';

/** Parameters: the record, the moment before which it happened. */
const ofSource = (kind: TimelineKind, source: TimelineSource): string => {
  const { what, from, key, at, records, by = 'null', byEmail = 'null', facts } = source;
  return `
  (select '${what}-' || ${key} as id, '${what}' as what, ${at} as at, ${by}::text as by, ${byEmail}::text as by_email, ${facts} as facts
   from ${from} where ${records[kind] ?? 'null'} = $1 and ($2::timestamptz is null or ${at} < $2) ${ofOthers(source)}
   order by ${at} desc fetch first ${PAGE + 1} rows with ties)`;
};

const timelineOf = (
  kind: TimelineKind,
  missing: readonly Permission[],
): string => `select id, what, ${isoMoment('at')} as at, by, by_email, facts
  from (${timelineSourcesOf(kind, missing)
    .map((source) => ofSource(kind, source))
    .join(' union all ')}) entries
  order by entries.at desc fetch first ${PAGE + 1} rows with ties`;

/** What happened at one moment stays on one page, which is longer then: the next one begins before that moment. */
function pageOf(found: readonly TimelineEntryDto[]): TimelineDto {
  const entries = found.toSorted((a, b) => -compare(a.at, b.at) || -compare(a.id, b.id));
  const last = entries[PAGE - 1]?.at ?? '';
  return entries.length > PAGE
    ? { entries: entries.filter(({ at }) => at >= last), before: last }
    : { entries, before: null };
}

/** Keys are numbers in a text. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** What happened to a record, of all nouns together (docs/rules.md#timeline). */
@Injectable()
export class TimelineService {
  constructor(private readonly statements: Statements) {}

  /** @param before only what happened before this moment, ISO 8601 */
  async of({ missing }: Caller, kind: TimelineKind, recordId: number, before: string | null): Promise<TimelineDto> {
    const found = await this.statements.read<TimelineEntryDto>({
      text: timelineOf(kind, missing),
      values: [recordId, before],
    });
    const { entries, ...page } = pageOf(found);
    const hidden = mailsHidden(missing);
    return {
      ...page,
      entries: entries.filter(({ what, facts }) => what !== 'mail' || !hidden.includes(String(facts['template']))),
    };
  }
}
