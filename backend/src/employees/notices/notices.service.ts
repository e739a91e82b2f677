import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { businessDayAfter } from '../../agency/business-days.js';
import { HolidaysService } from '../../agency/holidays.service.js';
import { RestrictionsService, standingOf } from '../../auth/accounts/restrictions.service.js';
import { User } from '../../auth/accounts/user.entity.js';
import { type Actor, AuditService } from '../../auth/audit/audit.service.js';
import { type NoticeLinks } from '../../auth/notice-blocks.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { DAY_MILLISECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { ConsentRegisterService, type ServiceAnswer } from '../consent/consent-register.service.js';
import { SharingConsentService } from '../consent/sharing-consent.service.js';
import { type EmployeeDto } from '../employee.dto.js';
import { Employee } from '../employee.entity.js';
import { EMPLOYEES } from '../employees.list.js';
import { EMPLOYEE_NOT_FOUND } from '../employees.problems.js';
import { EmployeesService } from '../employees.service.js';
import { type Source, SOURCES_NEEDING_CONSENT } from '../source.js';
import { DAYS_UNTIL, needsConsentSql, serviceWord } from './notice-state.js';
import { type AnswerNoticeDto, type KeepQuestionDto, type SetSourceDto } from './notices.dto.js';
import { ERASURE_REQUESTED_ELSEWHERE } from './notices.problems.js';
import { PersonNotice } from './person-notice.entity.js';

/** Imported people are notified from this hour of the next business day on. */
const FROM_HOUR = '10:00';

const needsConsent = (source: Source): boolean => SOURCES_NEEDING_CONSENT.some((one) => one === source);

const QUESTION = `select ${needsConsentSql('e')} as is_asked, ${serviceWord('e')} as agrees, n.sent_at
  from employees e left join notices n on n.employee_id = e.employee_id where e.employee_id = $1`;

/** Who is notified of what is held about them, when, and what they say (docs/rules.md#sources). */
@Injectable()
export class NoticesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consent: SharingConsentService,
    private readonly consents: ConsentRegisterService,
    private readonly employees: EmployeesService,
    private readonly restrictions: RestrictionsService,
    private readonly holidays: HolidaysService,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly address: PublicAddress,
  ) {}

  /**
   * Notes that a person whom the staff has added is notified at once, in the mail about the account.
   * @returns what that mail says; nothing for who registered
   */
  async noteSentAtOnce(
    transaction: EntityManager,
    employee_id: number,
    source: Source,
  ): Promise<NoticeLinks | undefined> {
    if (source === 'registered') return undefined;
    await transaction.query('insert into notices (employee_id, due_at, sent_at) values ($1, now(), now())', [
      employee_id,
    ]);
    const [links] = await this.links(transaction, [{ employee_id, isAsked: needsConsent(source) }]);
    return links;
  }

  /** Notes that imported people are notified from 10:00 of the next business day on. Who is deleted before is not. */
  async schedule(transaction: EntityManager, employeeIds: readonly number[]): Promise<void> {
    const [{ today }] = await transaction.query<[{ today: string }]>('select india_today()::text as today');
    const day = businessDayAfter(today, 1, await this.holidays.days(transaction));
    await transaction.query(
      `insert into notices (employee_id, due_at) select unnest($1::int[]), $2::timestamp at time zone 'Asia/Kolkata'`,
      [employeeIds, `${day} ${FROM_HOUR}`],
    );
  }

  /**
   * Has the notices leave that wait for a press.
   * @param ids of some people; all when it is left out
   * @returns how many
   */
  async send(caller: Caller, ids: readonly number[] | undefined): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      const [, sent] = await transaction.query<[unknown[], number]>(
        'update notices set due_at = now() where due_at is null and ($1::int[] is null or employee_id = any($1))',
        [ids ?? null],
      );
      const after = { notices: sent };
      const event = { action: 'sent', recordKind: 'employee', recordId: null, name: 'privacy notices', after } as const;
      if (sent) await this.audit.record(transaction, caller, event);
      return sent;
    });
  }

  /** What the mails to some people lead to. The links work until silence erases them. */
  async links(
    transaction: EntityManager,
    people: readonly { employee_id: number; isAsked: boolean }[],
  ): Promise<NoticeLinks[]> {
    const ids = people.map(({ employee_id }) => employee_id);
    const tokens = await this.consent.newTokens(transaction, ids, 'service', DAYS_UNTIL.erased);
    const { url } = this.address;
    return people.map((person, place) => ({
      notice: `${url}/privacy`,
      answer: `${url}/keep#${tokens[place] ?? ''}`,
      isAsked: person.isAsked,
    }));
  }

  /** Says where a person comes from. Who is asked from now on is notified anew, and the clock begins. */
  async setSource(caller: Caller, employee_id: number, { source, reason }: SetSourceDto): Promise<EmployeeDto> {
    return this.dataSource.transaction(async (transaction) => {
      await this.consent.lock(transaction, employee_id);
      // before its person, as who is silent is restricted
      await transaction.findOne(PersonNotice, { where: { employee_id }, lock: { mode: 'pessimistic_write' } });
      const former = await this.employees.setSource(transaction, caller, employee_id, source, reason);
      if (source === 'registered') {
        await transaction.query('delete from notices where employee_id = $1 and sent_at is null', [employee_id]);
      } else if (former === 'registered' || (needsConsent(source) && !needsConsent(former))) {
        await transaction.query(
          `insert into notices (employee_id, due_at) values ($1, now())
           on conflict (employee_id) do update set due_at = now(), sent_at = null, reminded_at = null, silent_at = null`,
          [employee_id],
        );
      }
      if (!needsConsent(source)) await this.endSilence(transaction, caller, employee_id);
      return this.lists.record(EMPLOYEES, employee_id, EMPLOYEE_NOT_FOUND, transaction);
    });
  }

  /** What a person is asked. */
  question(employeeId: number): Promise<KeepQuestionDto> {
    return questionOf(this.dataSource.manager, employeeId);
  }

  /**
   * What the page of a link shows. Changes nothing.
   * @throws ApiException (404) when the link has ended
   */
  open(token: string, origin: Origin): Promise<KeepQuestionDto> {
    return this.consent.byLink(origin, token, 'service', questionOf);
  }

  /**
   * The person's own answer.
   * @throws ApiException (409) for another version of the notice than the present one, or a yes to who is being erased
   */
  answer(caller: Caller, dto: AnswerNoticeDto): Promise<KeepQuestionDto> {
    return this.dataSource.transaction((transaction) =>
      this.saveAnswer(transaction, caller, caller.employeeId ?? 0, { ...dto, channel: 'card' }),
    );
  }

  /**
   * The person's answer by a link.
   * @throws ApiException (404) when the link has ended
   * @throws ApiException (409) for another version of the notice than the present one, or a yes to who is being erased
   */
  answerByLink(token: string, dto: AnswerNoticeDto, origin: Origin): Promise<KeepQuestionDto> {
    return this.consent.byLink(origin, token, 'service', async (transaction, employee_id) => {
      const { user_id: userId, email } = await transaction.findOneByOrFail(Employee, { employee_id });
      const actor = { ...origin, userId, email, role: 'employee' } as const;
      return this.saveAnswer(transaction, actor, employee_id, { ...dto, channel: 'link' });
    });
  }

  private async saveAnswer(
    transaction: EntityManager,
    actor: Actor | Caller,
    employeeId: number,
    answer: ServiceAnswer,
  ): Promise<KeepQuestionDto> {
    if (answer.agrees) await this.takeNoBack(transaction, actor, employeeId);
    await this.consents.answerService(transaction, actor, employeeId, answer);
    if (answer.agrees) await this.endSilence(transaction, actor, employeeId);
    else
      await this.restrictions.restrict(
        transaction,
        actor,
        await userOf(transaction, employeeId),
        'erasure',
        new Date(),
      );
    return questionOf(transaction, employeeId);
  }

  /** Ends what a no to the notice began, as long as they are not erased. What was requested under My data is taken back there. */
  private async takeNoBack(transaction: EntityManager, actor: Actor | Caller, employeeId: number): Promise<void> {
    await this.consent.lock(transaction, employeeId);
    const { service } = await this.consent.latestConsents(employeeId, transaction);
    if (service?.agrees !== false) return;
    const userId = await userOf(transaction, employeeId);
    const { erasure } = standingOf(await transaction.findOneByOrFail(User, { user_id: userId }));
    if (!erasure) return;
    if (service.channel === 'my_data') throw new ApiException(ERASURE_REQUESTED_ELSEWHERE);
    await this.restrictions.release(transaction, actor, userId, 'erasure');
  }

  /** Makes of who was restricted for being silent what they were. */
  private async endSilence(transaction: EntityManager, actor: Actor | Caller, employee_id: number): Promise<void> {
    const notice = await transaction.findOneBy(PersonNotice, { employee_id });
    if (!notice?.silent_at) return;
    await transaction.update(PersonNotice, { employee_id }, { silent_at: null });
    await this.restrictions.release(transaction, actor, await userOf(transaction, employee_id), 'silence');
  }
}

async function userOf(transaction: EntityManager, employee_id: number): Promise<number> {
  return (await transaction.findOneByOrFail(Employee, { employee_id })).user_id;
}

async function questionOf(transaction: EntityManager, employeeId: number): Promise<KeepQuestionDto> {
  const [row] = await transaction.query<{ is_asked: boolean; agrees: boolean | null; sent_at: Date | null }[]>(
    QUESTION,
    [employeeId],
  );
  const is_asked = row?.is_asked === true && row.agrees === null;
  const after = (days: number): string | null =>
    is_asked && row.sent_at ? new Date(row.sent_at.getTime() + days * DAY_MILLISECONDS).toISOString() : null;
  return {
    is_asked,
    agrees: row?.agrees ?? null,
    restricted_from: after(DAYS_UNTIL.restricted),
    erased_from: after(DAYS_UNTIL.erased),
  };
}
