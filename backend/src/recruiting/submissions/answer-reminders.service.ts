import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { recordEntries } from '../../auth/audit/audit.service.js';
import { Connection } from '../../connections/connection.entity.js';
import { connectionEvent } from '../../connections/connection-event.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { SharingConsentService } from '../../employees/consent/sharing-consent.service.js';
import { JobRequest } from '../../jobs/job-request.entity.js';
import { existing } from '../../platform/database/existing.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { DAY_MILLISECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { dayTextOf } from '../../platform/india-day.js';
import { CompanyReadersService } from './company-readers.service.js';
import { lockedSubmission } from './locked-submission.js';
import { isLate, nextAfter, remindedAt, WAITING_STATUSES } from './reminded.js';
import { Sheet } from './sheet.entity.js';
import { type RemindedConnectionDto } from './submission.dto.js';
import { NOTHING_WAITS, REMINDED_LATELY } from './submissions.problems.js';
import { SubmissionsService, waitHasEnded } from './submissions.service.js';

interface Waiting {
  connection_id: number;
  employee_name: string;
  job_title: string;
}

/** People of a job of whom the company has said nothing yet, each locked. */
const WAITING = new PreparedStatement<Waiting>(
  `select c.connection_id, c.employee_name, c.job_title from connections c
   where c.request_id = $1 and c.share = 'submitted' and c.company_answer is null and not c.restricted
     and c.placement_status = any($2) order by c.connection_id for no key update`,
);

const REMINDED = new PreparedStatement<{ connection_id: number; reminded_at: Date | null }>(
  `select c.connection_id, ${remindedAt('c')} as reminded_at from connections c where c.connection_id = any($1::integer[])`,
);

const CAN_LOG_IN = new PreparedStatement<object>('select from users where user_id = $1 and disabled_at is null');

/** Reminds who is waited for, when the staff says so (docs/rules.md#remind). */
@Injectable()
export class AnswerRemindersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consent: SharingConsentService,
    private readonly submissions: SubmissionsService,
    private readonly readers: CompanyReadersService,
  ) {}

  /**
   * Mails the person the question again, or the company that people wait for its answer.
   * @throws ApiException (409) when nobody is waited for, or a reminder left within three days
   */
  async remind(caller: Caller, connection_id: number): Promise<RemindedConnectionDto> {
    return this.dataSource.transaction(async (transaction) => {
      const found = await existing(transaction, Connection, { connection_id }, CONNECTION_NOT_FOUND);
      if (found.share === 'waiting') await this.remindPerson(transaction, caller, connection_id);
      else await this.remindCompany(transaction, caller, found);
      const now = new Date();
      return { connection_id, reminded_at: now.toISOString(), may_remind_at: nextAfter(now).toISOString() };
    });
  }

  private async remindPerson(transaction: EntityManager, caller: Caller, connection_id: number): Promise<void> {
    const locked = await lockedSubmission(transaction, this.consent, connection_id);
    const { connection, employee, job, sheet } = locked;
    const isAsked = connection.share === 'waiting' && !waitHasEnded(sheet) && sheet.waits_until !== null;
    const [account] = await CAN_LOG_IN.within(transaction, [employee.user_id]);
    if (!isAsked || employee.restricted || !account || !WAITING_STATUSES.includes(connection.placement_status)) {
      throw new ApiException(NOTHING_WAITS);
    }
    const [known] = await REMINDED.within(transaction, [[connection_id]]);
    refuseLate(known?.reminded_at);
    await transaction.update(Sheet, { connection_id }, { wait_reminded_at: new Date() });
    const waits = (sheet.waits_until?.getTime() ?? 0) - Date.now();
    const days = Math.ceil(waits / DAY_MILLISECONDS);
    await this.submissions.mailQuestion(transaction, locked, { days, isReminder: true });
    await note(transaction, caller, 'person', [
      { connection_id, employee_name: employee.full_name, job_title: job.title },
    ]);
  }

  /** One mail for all people of the job who wait, but for whom it was reminded of lately. */
  private async remindCompany(
    transaction: EntityManager,
    caller: Caller,
    { connection_id, request_id }: Connection,
  ): Promise<void> {
    const job = await transaction.findOneBy(JobRequest, { request_id });
    const waiting = await WAITING.within(transaction, [request_id, WAITING_STATUSES]);
    const keys = waiting.map((one) => one.connection_id);
    if (!job || !keys.includes(connection_id)) throw new ApiException(NOTHING_WAITS);
    const known = await REMINDED.within(transaction, [keys]);
    const reminded = new Map(known.map((one) => [one.connection_id, one.reminded_at]));
    refuseLate(reminded.get(connection_id));
    const due = waiting.filter((one) => !isLate(reminded.get(one.connection_id)));
    const dueKeys = due.map((one) => one.connection_id);
    await this.readers.mailReaders(transaction, caller, job, dueKeys, true);
    await note(transaction, caller, 'company', due);
  }
}

/** @throws ApiException (409) when a reminder left within three days */
function refuseLate(reminded: Date | null | undefined): void {
  if (!isLate(reminded)) return;
  const values = { day: dayTextOf(reminded.toISOString()), next: dayTextOf(nextAfter(reminded).toISOString()) };
  throw new ApiException(REMINDED_LATELY, { values });
}

function note(
  transaction: EntityManager,
  caller: Caller,
  reminded: 'person' | 'company',
  connections: readonly Waiting[],
): Promise<void> {
  return recordEntries(
    transaction,
    caller,
    'connection',
    connections.map((connection) => ({ ...connectionEvent(connection, 'sent'), after: { reminded } })),
  );
}
