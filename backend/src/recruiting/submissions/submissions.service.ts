import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere, In, Not } from 'typeorm';
import { type Actor, SYSTEM } from '../../auth/audit/audit.service.js';
import { Connection } from '../../connections/connection.entity.js';
import { type ConnectionDto, CONNECTIONS } from '../../connections/connections.list.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { ConnectionsService } from '../../connections/connections.service.js';
import { IntroductionsService } from '../../connections/introductions/introductions.service.js';
import { type Share } from '../../connections/share.js';
import { CONSENT_REMINDER, CONSENT_REQUEST } from '../../employees/consent/consent.mails.js';
import { SharingConsentService } from '../../employees/consent/sharing-consent.service.js';
import { displayName } from '../../employees/display-name.js';
import { ENDED_STATUSES } from '../../employees/placement-status.js';
import { JobRequest } from '../../jobs/job-request.entity.js';
import { JOB_NOT_FOUND } from '../../jobs/jobs.problems.js';
import { existing } from '../../platform/database/existing.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { DAY_MILLISECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { CompanyReadersService } from './company-readers.service.js';
import { keysOf, type Locked, lockedSubmission, saveSheet } from './locked-submission.js';
import { MaskedSheetService } from './masked-sheet.service.js';
import { RevealService } from './reveal.service.js';
import { Sheet } from './sheet.entity.js';
import { sha256Of } from './shown-sheet.js';
import { type SubmitDto } from './submission.dto.js';
import { Submission } from './submission.entity.js';
import { SUBMISSION_ENDED, SUBMISSION_MADE, SUBMISSION_WAITS } from './submission.events.js';
import { asksFirst, checksOf, type ConfirmCode } from './submission-checks.js';
import {
  ALREADY_SUBMITTED,
  ALREADY_WAITING,
  NOT_SUBMITTED,
  SHEET_CHANGED,
  TO_CONFIRM,
} from './submissions.problems.js';

/** How long a submission waits for the person to agree. */
const WAIT_DAYS = 14;
/** A wait that is at most so far from its end is reminded of, once. */
export const REMINDED_DAYS = 7;

/** Shows people to companies, and ends that (docs/rules.md#submissions). */
@Injectable()
export class SubmissionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly connections: ConnectionsService,
    private readonly consent: SharingConsentService,
    private readonly sheets: MaskedSheetService,
    private readonly reveal: RevealService,
    private readonly introductions: IntroductionsService,
    private readonly readers: CompanyReadersService,
    private readonly lists: ListReader,
    private readonly outbox: OutboxService,
    private readonly events: TransactionEvents,
  ) {}

  /**
   * Shows a person to the company of a job, or asks the person first.
   * @throws ApiException (409) when the sheet has another version, something stands in the way, or is to be confirmed
   */
  async submit(caller: Caller, connectionId: number, dto: SubmitDto): Promise<ConnectionDto> {
    await this.sheets.prepare({ connection_id: connectionId });
    return this.dataSource.transaction(async (transaction) => {
      const locked = await lockedSubmission(transaction, this.consent, connectionId, { isToBeShown: true });
      const isShown = await this.submitLocked(transaction, caller, locked, dto);
      if (isShown) await this.announceShown(transaction, caller, locked.job, [connectionId]);
      return this.lists.record(CONNECTIONS, connectionId, CONNECTION_NOT_FOUND, transaction);
    });
  }

  /** Notifies a company, and everybody else, of people whom it sees from now on. */
  async announceShown(
    transaction: EntityManager,
    actor: Actor | Caller,
    job: JobRequest,
    connectionIds: readonly number[],
  ): Promise<void> {
    await this.events.announce(SUBMISSION_MADE, transaction, { actor, connectionIds });
    await this.readers.mailReaders(transaction, actor, job, connectionIds);
  }

  /**
   * Ends what a company sees, or a wait.
   * @throws ApiException (409) when the company does not see the person
   */
  async withdraw(caller: Caller, connectionId: number, reason: string): Promise<ConnectionDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { connection } = await lockedSubmission(transaction, this.consent, connectionId);
      if (connection.share !== 'submitted' && connection.share !== 'waiting') throw new ApiException(NOT_SUBMITTED);
      await this.end(transaction, caller, connection, { share: 'withdrawn', reason });
      return this.lists.record(CONNECTIONS, connectionId, CONNECTION_NOT_FOUND, transaction);
    });
  }

  /**
   * A person does not want to be shown for a job.
   * @throws ApiException (404) when the person is not connected to it
   */
  async refuseJob(caller: Caller, request_id: number, reason: string | null | undefined): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const employee_id = caller.employeeId ?? 0;
      const connection = await existing(transaction, Connection, { request_id, employee_id }, JOB_NOT_FOUND);
      const { connection: locked } = await lockedSubmission(transaction, this.consent, connection.connection_id);
      const text = reason ?? 'the person does not want the job';
      if (locked.share === 'submitted') {
        await this.end(transaction, caller, locked, { share: 'withdrawn', reason: text, isRefused: true });
      } else if (locked.share === 'waiting') {
        await this.end(transaction, caller, locked, { share: 'declined', reason: text, isRefused: true });
      } else if (!locked.refused_at) {
        await this.connections.changeShowing(transaction, caller, locked, { refused_at: new Date() }, { reason: text });
      }
    });
  }

  /** Ends a submission, or its wait: the company sees nothing from then on. The caller has locked the connection. */
  async end(
    transaction: EntityManager,
    actor: Actor | Caller,
    connection: Connection,
    how: { share: Share; reason: string; isRefused?: boolean },
  ): Promise<void> {
    const wasShown = connection.share === 'submitted';
    await this.endQuietly(transaction, actor, connection, how);
    await this.announceEnded(transaction, actor, [{ connectionId: connection.connection_id, wasShown }], how);
  }

  private async announceEnded(
    transaction: EntityManager,
    actor: Actor | Caller,
    ended: readonly { connectionId: number; wasShown: boolean }[],
    { reason, isRefused = false }: { reason: string; isRefused?: boolean },
  ): Promise<void> {
    const keys = (shown: boolean): number[] =>
      ended.filter(({ wasShown }) => wasShown === shown).map(({ connectionId }) => connectionId);
    const [shown, waiting] = [keys(true), keys(false)];
    if (shown.length) {
      await this.events.announce(SUBMISSION_ENDED, transaction, { actor, connectionIds: shown, reason, isRefused });
    }
    if (waiting.length) await this.events.announce(SUBMISSION_WAITS, transaction, { actor, connectionIds: waiting });
  }

  private async endQuietly(
    transaction: EntityManager,
    actor: Actor | Caller,
    connection: Connection,
    { share, reason, isRefused = false }: { share: Share; reason: string; isRefused?: boolean },
  ): Promise<void> {
    const { connection_id: connectionId } = connection;
    const wasShown = connection.share === 'submitted';
    await transaction.update(Sheet, { connection_id: connectionId }, { waits_until: null, wait_by: null });
    if (wasShown) await this.reveal.end(transaction, actor, connection);
    const after = {
      share,
      reveal: 'none' as const,
      original_file: false,
      ...(isRefused && { refused_at: new Date() }),
    };
    await this.connections.changeShowing(transaction, actor, connection, after, { reason });
  }

  /** Shows a person to whom they agreed to. What stands in the way by now ends the wait. */
  async endWait(transaction: EntityManager, locked: Locked): Promise<void> {
    const { connection, sheet } = locked;
    const { obstacles, toConfirm } = await checksOf(transaction, connection.connection_id);
    const unconfirmed = toConfirm.filter(({ code }) => !sheet.wait_confirmed.includes(code));
    const inTheWay = [...obstacles.map(({ sentence }) => sentence), ...unconfirmed.map(({ message }) => message)];
    const [reason] = waitHasEnded(sheet) ? [NO_ANSWER] : inTheWay;
    if (reason) return this.end(transaction, SYSTEM, connection, { share: 'expired', reason });
    await this.show(transaction, SYSTEM, locked, sheet.wait_by);
    await this.announceShown(transaction, SYSTEM, locked.job, [connection.connection_id]);
  }

  /** Keeps the people of some connections from deciding until the transaction ends; before a job is locked. @returns whom */
  async lockConsents(transaction: EntityManager, where: FindOptionsWhere<Connection>): Promise<number[]> {
    const found = await transaction.find(Connection, { where, select: { employee_id: true } });
    const people = found.map(({ employee_id }) => employee_id);
    await this.consent.lockAll(transaction, people);
    return people;
  }

  /**
   * Withdraws the submissions for a job, shown or waiting, of people who were neither placed nor turned down.
   * @returns whose they were, and whether they were shown
   */
  async endAllFor(
    transaction: EntityManager,
    actor: Actor | Caller,
    request_id: number,
    reason: string,
  ): Promise<{ connectionId: number; employeeId: number; wasShown: boolean }[]> {
    const where = { request_id, share: In(['submitted', 'waiting']), ...STILL_OPEN };
    const ended: { connectionId: number; employeeId: number; wasShown: boolean }[] = [];
    const found = await transaction.find(Connection, {
      where,
      order: { connection_id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    for (const connection of found) {
      const { connection_id: connectionId, employee_id: employeeId } = connection;
      await this.endQuietly(transaction, actor, connection, { share: 'withdrawn', reason });
      ended.push({ connectionId, employeeId, wasShown: connection.share === 'submitted' });
    }
    await this.announceEnded(transaction, actor, ended, { reason });
    return ended;
  }

  /** Ends what is shown by way of records that are about to go. @param where finds connections */
  async endBeforeDeletion(
    transaction: EntityManager,
    actor: Actor | Caller,
    where: FindOptionsWhere<Connection>,
  ): Promise<void> {
    const connectionIds = await keysOf(transaction, { ...where, share: 'submitted' });
    if (!connectionIds.length) return;
    await this.events.announce(SUBMISSION_ENDED, transaction, { actor, connectionIds, reason: 'deleted' });
  }

  /**
   * Of what the caller has locked.
   * @returns whether the company sees the person now; if not, the person was asked
   */
  async submitLocked(
    transaction: EntityManager,
    caller: Caller,
    locked: Locked,
    { sheet_version: version, confirm }: SubmitDto,
  ): Promise<boolean> {
    const { connection, sheet } = locked;
    const { connection_id: connectionId } = connection;
    if (connection.share === 'submitted') throw new ApiException(ALREADY_SUBMITTED);
    if (connection.share === 'waiting') throw new ApiException(ALREADY_WAITING);
    if (sheet.version !== version) throw new ApiException(SHEET_CHANGED);
    const { obstacles, toConfirm } = await checksOf(transaction, connectionId);
    const [obstacle] = obstacles;
    if (obstacle) throw new ApiException(obstacle);
    const open = toConfirm.filter(({ code }) => !confirm?.includes(code));
    if (open.length) {
      throw new ApiException(TO_CONFIRM, { fields: open.map(({ code, message }) => ({ field: code, message })) });
    }
    const confirmed = toConfirm.map(({ code }) => code);
    if (await this.mayShow(transaction, locked)) {
      await this.show(transaction, caller, locked, caller.userId, confirmed);
      return true;
    }
    await this.ask(transaction, caller, locked, confirmed);
    return false;
  }

  /** Whether the person agreed, and does not want to be asked about this company first. */
  async mayShow(transaction: EntityManager, { connection, employee }: Locked): Promise<boolean> {
    const { share } = await this.consent.latestConsents(employee.employee_id, transaction);
    if (employee.restricted || !share?.agrees) return false;
    return !share.not_to.length || !(await asksFirst(transaction, connection.connection_id, share.not_to));
  }

  private async ask(
    transaction: EntityManager,
    caller: Caller,
    { connection, employee, job, sheet }: Locked,
    wait_confirmed: readonly ConfirmCode[],
  ): Promise<void> {
    const asked_at = new Date();
    const wait = {
      asked_at,
      waits_until: new Date(asked_at.getTime() + WAIT_DAYS * DAY_MILLISECONDS),
      wait_reminded_at: null,
      wait_confirmed: [...wait_confirmed],
      wait_by: caller.userId,
    };
    await saveSheet(transaction, sheet, wait);
    await this.connections.changeShowing(transaction, caller, connection, { share: 'waiting' });
    await this.events.announce(SUBMISSION_WAITS, transaction, {
      actor: caller,
      connectionIds: [connection.connection_id],
    });
    await this.mailQuestion(transaction, { connection, employee, job }, { days: WAIT_DAYS, isReminder: false });
  }

  /** Asks, or asks again. @param days until there is no answer */
  async mailQuestion(
    transaction: EntityManager,
    { connection, employee, job }: Pick<Locked, 'connection' | 'employee' | 'job'>,
    { days, isReminder }: { days: number; isReminder: boolean },
  ): Promise<void> {
    const mail = isReminder ? CONSENT_REMINDER : CONSENT_REQUEST;
    const content = {
      name: employee.full_name,
      company: job.company_name,
      title: job.title,
      // docs/rules.md#location
      location: job.location ?? 'Remote',
      link: await this.consent.newLink(transaction, employee.employee_id, job.request_id),
      days,
    };
    await this.outbox.queue(transaction, employee.email, mail, content, { connectionId: connection.connection_id });
  }

  /** @param by account that submitted */
  private async show(
    transaction: EntityManager,
    actor: Actor | Caller,
    { connection, employee, job, sheet }: Locked,
    by: number | null,
    confirmed: readonly ConfirmCode[] = [],
  ): Promise<void> {
    const { connection_id } = connection;
    const shown = await this.sheets.shown(sheet, employee, transaction);
    const stored = { shown, waits_until: null, wait_by: null };
    await saveSheet(transaction, sheet, stored);
    await insertRow(transaction, Submission, {
      connection_id,
      employee_id: employee.employee_id,
      company_id: job.company_id,
      request_id: job.request_id,
      submitted_by: by,
      recipients: await this.readers.of(transaction, job.company_id),
      sheet_sha256: await sha256Of(transaction, shown),
    });
    await this.introductions.submitted(transaction, connection_id, by);
    await this.connections.changeShowing(
      transaction,
      actor,
      connection,
      {
        share: 'submitted',
        display_name: displayName(employee.full_name),
        submitted_at: new Date(),
        company_answer: null,
        company_answered_at: null,
      },
      confirmed.length ? { confirmed } : {},
    );
    await this.reveal.followStatus(transaction, actor, { ...connection, share: 'submitted' });
  }
}

/** Of connections that have not come to an end. */
export const STILL_OPEN = { placement_status: Not(In(['placed', ...ENDED_STATUSES])) };

export const NO_ANSWER = 'no answer of the person';

export const waitHasEnded = ({ waits_until: until }: Sheet): boolean => Boolean(until && until <= new Date());
