import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencySettingsService } from '../../agency/agency-settings.service.js';
import { NotificationsService } from '../../agency/notifications/notifications.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { EMPLOYEE_NOT_FOUND } from '../../employees/employees.problems.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { ApiException, fieldProblem } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { rupees } from '../../platform/rupees.js';
import { PLACEMENT_NOT_FOUND } from '../placements/placements.problems.js';
import { PENALTIES, type PenaltyDto } from './penalties.list.js';
import { PENALTY_DISPUTED, SUPER_ADMINS } from './penalties.notifications.js';
import {
  ACCEPTANCE_NOT_PROVEN,
  PENALTY_NOT_FOUND,
  PENALTY_STATE,
  PENALTY_TOO_HIGH,
  PERSON_UNDER_AGE,
} from './penalties.problems.js';
import { type AnswerPenaltyDto, type EndPenaltyDto, type OpenPenaltyDto } from './penalty.dto.js';
import { type AcceptanceProof, PenaltyCase } from './penalty-case.entity.js';
import { ENDS_FROM, isUnderAge, type PenaltyState, penaltyState } from './penalty-state.js';

interface Person {
  employee_name: string;
  email: string;
  /** Null when the placement is not the person's. */
  placement: number | null;
  acceptance: AcceptanceProof | null;
  is_under_age: boolean;
}

/** A person who stays until the transaction ends, with the last acceptance whose text is known. Parameters: person, placement. */
const PERSON = new PreparedStatement<Person>(`
  select e.full_name as employee_name, e.email, ${isUnderAge('e')} as is_under_age,
    (select p.placement_id from placements p where p.placement_id = $2 and p.employee_id = e.employee_id) as placement,
    (select jsonb_build_object('answer_id', a.answer_id, 'version', a.version, 'language', a.language, 'sha256', a.sha256,
        'address', a.address, 'browser', a.browser, 'answered_at', ${isoMoment('a.answered_at')})
      from terms_answers a where a.user_id = e.user_id and a.role = 'employee' and a.answer = 'yes' and a.sha256 is not null
      order by a.answer_id desc limit 1) as acceptance
  from employees e where e.employee_id = $1 for key share of e`);

interface Changed {
  employee_name: string;
  before: PenaltyState;
}

/** Parameters: the case, the new state, the reason, the states that it is left from. */
const END = new PreparedStatement<Changed>(`
  update penalty_cases t set state = $2::text, end_reason = $3, ended_at = clock_timestamp(), notice_queued_at = null
  from (select case_id, state as before from penalty_cases where case_id = $1 for update) b
  where t.case_id = b.case_id and ${penaltyState('t')} = any($4::text[]) returning t.employee_name, b.before`);

/** What was said to an earlier notice stays above it, with its day in India. Parameters: the case, the person, the text. */
const ANSWER = new PreparedStatement<{ employee_name: string }>(`
  update penalty_cases t set state = 'disputed', answered_at = clock_timestamp(),
    answer = concat(t.answer || to_char(t.answered_at at time zone 'Asia/Kolkata', '"\n"(YYYY-MM-DD)"\n\n"'), $3::text)
  where t.case_id = $1 and t.employee_id = $2 and ${penaltyState('t')} = 'notice_sent' returning t.employee_name`);

/** Parameters: the case, and the person who must have had its notice, or null. */
const STATE = new PreparedStatement<{ state: PenaltyState }>(`
  select ${penaltyState('t')} as state from penalty_cases t
  where t.case_id = $1 and ($2::int is null or t.employee_id = $2 and t.notice_on is not null)`);

/** Penalties for broken terms: opened and ended by super admins, answered by the person (docs/rules.md#penalty-cases). */
@Injectable()
export class PenaltiesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: AgencySettingsService,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
  ) {}

  async one(id: number, transaction?: EntityManager): Promise<PenaltyDto> {
    return this.lists.record(PENALTIES, id, PENALTY_NOT_FOUND, transaction);
  }

  /**
   * Opens a case.
   * @throws ApiException (404) when there is no such person, or the placement is not the person's
   * @throws ApiException (409) without an acceptance of the terms whose text is known, or when the person was reported as under 18
   * @throws ApiException (422) when the amount is above that of the settings
   */
  async open(caller: Caller, dto: OpenPenaltyDto): Promise<PenaltyDto> {
    const { employee_id, placement_id = null, amount_paise, reason, evidence } = dto;
    const { penalty_paise: max } = await this.settings.current();
    if (amount_paise > max) throw fieldProblem(PENALTY_TOO_HIGH, 'amount_paise', { max: rupees(max) });
    return this.dataSource.transaction(async (transaction) => {
      const [person] = await PERSON.within(transaction, [employee_id, placement_id]);
      if (!person) throw new ApiException(EMPLOYEE_NOT_FOUND);
      const { employee_name, email, placement, acceptance, is_under_age } = person;
      if (placement_id !== placement) throw new ApiException(PLACEMENT_NOT_FOUND);
      if (is_under_age) throw new ApiException(PERSON_UNDER_AGE);
      if (!acceptance) throw new ApiException(ACCEPTANCE_NOT_PROVEN);
      const opened = transaction.create(PenaltyCase, {
        employee_id,
        employee_name,
        email,
        placement_id,
        amount_paise,
        reason,
        evidence,
        acceptance,
        created_by: caller.userId,
      });
      await transaction.insert(PenaltyCase, opened);
      await this.audit.record(transaction, caller, {
        action: 'created',
        recordKind: 'penalty case',
        recordId: opened.case_id,
        name: employee_name,
        after: { employee_id, placement_id, amount_paise, reason, evidence, terms_version: acceptance.version },
      });
      return this.one(opened.case_id, transaction);
    });
  }

  /**
   * Ends a case as paid, waived or withdrawn.
   * @throws ApiException (409) when its state forbids it
   */
  async end(caller: Caller, id: number, { state, reason }: EndPenaltyDto): Promise<PenaltyDto> {
    return this.dataSource.transaction(async (transaction) => {
      const [ended] = await END.within(transaction, [id, state, reason, ENDS_FROM[state]]);
      if (!ended) throw await this.refusal(transaction, id);
      const { employee_name, before } = ended;
      await this.audit.record(transaction, caller, {
        action: 'status changed',
        recordKind: 'penalty case',
        recordId: id,
        name: employee_name,
        before: { state: before },
        after: { state, end_reason: reason },
      });
      return this.one(id, transaction);
    });
  }

  /**
   * The person does not agree with the last notice.
   * @throws ApiException (404) when it is another person's case, or none was sent a notice of
   * @throws ApiException (409) when its state forbids it
   */
  async answer(caller: Caller, id: number, { text }: AnswerPenaltyDto): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const [answered] = await ANSWER.within(transaction, [id, caller.employeeId, text]);
      if (!answered) throw await this.refusal(transaction, id, caller.employeeId ?? 0);
      await this.audit.record(transaction, caller, {
        action: 'status changed',
        recordKind: 'penalty case',
        recordId: id,
        name: answered.employee_name,
        before: { state: 'notice_sent' },
        after: { state: 'disputed', answer: text },
      });
      const superAdmins = await transaction.query<{ user_id: number }[]>(SUPER_ADMINS);
      await this.notifications.notify(transaction, {
        kind: PENALTY_DISPUTED,
        recordId: id,
        to: superAdmins.map(({ user_id }) => user_id),
        by: caller.userId,
      });
    });
  }

  private async refusal(transaction: EntityManager, id: number, employeeId: number | null = null): Promise<Error> {
    const [found] = await STATE.within(transaction, [id, employeeId]);
    return found
      ? new ApiException(PENALTY_STATE, { values: { state: found.state } })
      : new ApiException(PENALTY_NOT_FOUND);
  }
}
