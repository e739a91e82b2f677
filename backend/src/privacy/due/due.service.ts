import { Injectable } from '@nestjs/common';
import { NOTICE_VERSION } from '../../employees/consent/notice/notice.js';
import { NOTICE_WAITS } from '../../employees/notices/notices.list.js';
import { PENALTY_WAITS } from '../../money/penalties/penalties.list.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type Caller } from '../../platform/http/caller.js';
import { NEXT_CLOCK } from '../breaches/breach-state.js';
import { ERASURE_IS_LATE } from '../data-requests/erasures/erasures.tasks.js';
import { type DueDto, type DueKind } from './due.dto.js';

const dayOf = (moment: string): string => `(${moment} at time zone 'Asia/Kolkata')::date`;

interface Waiting {
  /** SQL of the rows that wait. */
  from: string;
  /** SQL of the day on which one of them is due. */
  dueOn: string;
  isFor: (caller: Caller) => boolean;
}

const seesPrivacy = ({ missing }: Caller): boolean => !missing.includes('privacy');
const isSuperAdmin = ({ role }: Caller): boolean => role === 'super_admin';
const everybody = (): boolean => true;

/** Whom a room is closed to does not read what waits in it. */
const WAITING: Readonly<Record<DueKind, Waiting>> = {
  grievances: { from: `grievances t where t.state = 'open'`, dueOn: 't.due_on', isFor: seesPrivacy },
  breaches: { from: 'breaches t where t.ended_at is null', dueOn: dayOf(NEXT_CLOCK), isFor: isSuperAdmin },
  erasures: {
    from: `users t where ${ERASURE_IS_LATE}`,
    dueOn: dayOf('t.erasure_due_at'),
    isFor: seesPrivacy,
  },
  notices: {
    from: `notices t where ${NOTICE_WAITS}`,
    dueOn: dayOf('t.noted_at'),
    isFor: seesPrivacy,
  },
  penalties: {
    from: `penalty_cases t where ${PENALTY_WAITS}`,
    dueOn: `coalesce(t.due_on, ${dayOf('t.created_at')})`,
    isFor: isSuperAdmin,
  },
  processors: { from: 'processors t where t.contract_day is null', dueOn: 'null::date', isFor: everybody },
  languages: {
    from: `notice_texts t where t.version <> '${NOTICE_VERSION}'`,
    dueOn: 'null::date',
    isFor: everybody,
  },
};

/** One read for all rooms: what waits in them, and since when, the oldest first. */
const DUE = new PreparedStatement<DueDto>(
  `select kind, count, due_on::text from (${Object.entries(WAITING)
    .map(([kind, { from, dueOn }]) => `select '${kind}' as kind, count(*)::int, min(${dueOn}) as due_on from ${from}`)
    .join(' union all ')}) waiting where count > 0 order by due_on nulls last, kind`,
);

/** What waits for somebody in the rooms of privacy and law. */
@Injectable()
export class DueService {
  constructor(private readonly statements: Statements) {}

  async dueFor(caller: Caller): Promise<DueDto[]> {
    const rows = await this.statements.run(DUE, []);
    return rows.filter(({ kind }) => WAITING[kind].isFor(caller));
  }
}
