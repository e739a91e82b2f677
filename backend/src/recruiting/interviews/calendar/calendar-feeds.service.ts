import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type ChangedLogin, LOGIN_EMAIL_CHANGED } from '../../../auth/login-email.service.js';
import { OTHER_SESSIONS_ENDED, type SessionsEnded } from '../../../auth/sessions/sessions.service.js';
import { AGENCY } from '../../../platform/agency.js';
import { Env } from '../../../platform/config/env.js';
import { PublicAddress } from '../../../platform/config/public-address.js';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { Statements } from '../../../platform/database/statements.js';
import { ApiException } from '../../../platform/errors/problem.js';
import { type Caller } from '../../../platform/http/caller.js';
import { type Language } from '../../../platform/language/language.js';
import { linkTokenHash, newLinkToken } from '../../../platform/link-token.js';
import { isoMoment } from '../../../platform/lists/list-definition.js';
import { OutboxService } from '../../../platform/mail/outbox.service.js';
import { Reacts } from '../../../platform/transactions/transaction-events.js';
import { isShown } from '../../submissions/submissions.sql.js';
import { nameAfterTerms } from '../interview-sql.js';
import { type InterviewState } from '../interview-state.js';
import { titleOf } from '../interviews.mails.js';
import { FEED_NOT_FOUND } from '../interviews.problems.js';
import { type CalendarFeedDto } from './calendar-feed.dto.js';
import { CALENDAR_MADE } from './calendar-feed.mails.js';
import { type CalendarEntry, calendarText, type Organizer } from './calendar-text.js';
import { organizerIn } from './organizer.js';

const CALENDAR_NAMES: Readonly<Record<Language, () => string>> = {
  en: () => `${AGENCY.name} interviews`,
  hi: () => `${AGENCY.name} के इंटरव्यू`,
};
/** Interviews of the last three months and all that lie ahead. */
const DAYS_BACK = 90;
const MAX_ENTRIES = 1_000;

interface Shown {
  uid: string;
  sequence: number;
  changed_at: string;
  starts_at: string;
  ends_at: string;
  state: InterviewState;
  side: 'person' | 'company' | 'agency';
  job_title: string;
  /** Who the other side is, by the name that the reader is shown; null before the terms for profiles are accepted. */
  other: string | null;
  place: string | null;
  link: string | null;
}

const SAVED = new PreparedStatement<{ created_at: string }>(
  `insert into calendar_feeds (user_id, token_hash, session_version) values ($1, $2, $3)
   on conflict (user_id) do update set token_hash = excluded.token_hash, session_version = excluded.session_version, created_at = now()
   returning ${isoMoment('created_at')} as created_at`,
);
const FEED = new PreparedStatement<{ created_at: string }>(
  `select ${isoMoment('f.created_at')} as created_at from calendar_feeds f join users u using (user_id, session_version) where user_id = $1`,
);
const REVOKED = new PreparedStatement('delete from calendar_feeds where user_id = $1');
const READER = new PreparedStatement<{ user_id: number; email: string; language: Language | null }>(
  `select u.user_id, u.email, u.language from calendar_feeds f join users u using (user_id, session_version) where f.token_hash = $1
     and u.disabled_at is null and u.restricted_at is null`,
);

/** No notes, and no place of a call, which is a telephone number. */
const SHOWN = `${isoMoment('i.starts_at')} as starts_at, ${isoMoment('i.ends_at')} as ends_at, i.state, c.job_title,
    case i.mode when 'in_person' then i.place end as place, case i.mode when 'video' then i.link end as link`;
const INVITED = `r.uid::text as uid, r.sequence, ${isoMoment('r.changed_at')} as changed_at, ${SHOWN}`;
const HELD = `i.state <> 'cancelled' and i.starts_at > now() - interval '${DAYS_BACK} days'`;

/** When an interview was changed last: the audit log has each change, and a new time stands with it. */
const CHANGED_AT = `greatest(i.timed_at, (select max(a.at) from audit_log a
    where a.kind = 'connection' and a.record_id = i.connection_id and a.after @> jsonb_build_object('interview', i.interview_id)))`;

/** Parameters: the account and its e-mail. An admin's own are those that they made. */
const OWN = new PreparedStatement<Shown>(`
  select * from (
    select ${INVITED}, 'person' as side, c.company_name as other
      from employees e join connections c using (employee_id) join interviews i using (connection_id)
        join interview_recipients r on r.interview_id = i.interview_id and r.side = 'person' and r.removed_at is null
      where e.user_id = $1 and ${HELD}
    union all
    select ${INVITED}, 'company', ${nameAfterTerms('c', '$1')}
      from company_members m join job_requests j using (company_id) join connections c using (request_id) join interviews i using (connection_id)
        join interview_recipients r on r.interview_id = i.interview_id and r.side = 'company' and r.removed_at is null
          and (r.user_id = $1 or r.email = $2)
      where m.user_id = $1 and ${isShown('c', 'j')} and ${HELD}
    union all
    select i.uid::text, i.version - 1, ${isoMoment(CHANGED_AT)}, ${SHOWN}, 'agency', concat(c.employee_name, ', ', c.company_name)
      from interviews i join connections c using (connection_id) join users u on u.user_id = i.created_by
      where i.created_by = $1 and u.role in ('admin', 'super_admin') and not c.restricted and ${HELD}) own
  order by starts_at desc, uid limit ${MAX_ENTRIES}`);

/** Addresses at which calendars read the interviews of an account (docs/rules.md#calendar-feed). */
@Injectable()
export class CalendarFeedsService {
  private readonly organizer: Organizer;

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
  ) {
    this.organizer = organizerIn(env);
  }

  async of({ userId }: Caller): Promise<CalendarFeedDto> {
    const [feed] = await this.statements.run(FEED, [userId]);
    return { active: !!feed, created_at: feed?.created_at ?? null, url: null };
  }

  /** Makes an address; the former one ends, and the account is mailed. */
  async make({ userId, email, sessionVersion }: Caller): Promise<CalendarFeedDto> {
    const { token, hash } = newLinkToken();
    const [feed] = await this.dataSource.transaction(async (transaction) => {
      await this.outbox.queue(transaction, email, CALENDAR_MADE, { email, link: `${this.address.url}/security` });
      return SAVED.within(transaction, [userId, hash, sessionVersion]);
    });
    return {
      active: true,
      created_at: feed?.created_at ?? null,
      url: `${this.address.url}/api/calendar.ics?token=${token}`,
    };
  }

  async revoke({ userId }: Caller): Promise<CalendarFeedDto> {
    await this.statements.write(REVOKED, [userId]);
    return { active: false, created_at: null, url: null };
  }

  /** Whoever ends their other sessions fears somebody, and a login with another e-mail may be another person's. */
  @Reacts(OTHER_SESSIONS_ENDED, { order: 1 })
  async endWithSessions(transaction: EntityManager, { userId }: SessionsEnded): Promise<void> {
    await REVOKED.within(transaction, [userId]);
  }

  @Reacts(LOGIN_EMAIL_CHANGED, { order: 1 })
  async endWithEmail(transaction: EntityManager, { userId }: ChangedLogin): Promise<void> {
    await REVOKED.within(transaction, [userId]);
  }

  /**
   * The interviews behind an address, the same text as long as none has changed.
   * @throws ApiException (404) when the address was revoked, or there never was one
   */
  async read(token: string): Promise<{ text: string; etag: string }> {
    const [reader] = await this.statements.run(READER, [linkTokenHash(token)]);
    if (!reader) throw new ApiException(FEED_NOT_FOUND);
    const shown = await this.statements.run(OWN, [reader.user_id, reader.email]);
    const entries = shown.map((entry) => ({ ...entryOf(entry, reader.language ?? 'en'), organizer: this.organizer }));
    const text = calendarText('PUBLISH', entries, CALENDAR_NAMES[reader.language ?? 'en']());
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  }
}

function entryOf(
  { side, other, job_title, place, link, state, ...entry }: Shown,
  language: Language,
): Omit<CalendarEntry, 'organizer'> {
  const isSettled = state !== 'proposed';
  return {
    uid: entry.uid,
    sequence: entry.sequence,
    changedAt: entry.changed_at,
    startsAt: entry.starts_at,
    endsAt: entry.ends_at,
    summary: titleOf({ side: side === 'person' ? 'person' : 'company', other, job_title }, language),
    location: place ?? link ?? undefined,
    status: isSettled ? 'CONFIRMED' : 'TENTATIVE',
  };
}
