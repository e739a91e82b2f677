import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationsService } from '../../agency/notifications/notifications.service.js';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { type Actor, ANONYMOUS, AuditService, SYSTEM } from '../../auth/audit/audit.service.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { DAY_SECONDS, HOUR_SECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { isMissing } from '../../platform/http/permission.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { type UploadedFile } from '../../platform/uploads/uploaded-file.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { type ConfirmedRequestDto, type FileGrievanceDto, type PrivacyRequestDto } from './grievance.dto.js';
import { type Grievance } from './grievance.entity.js';
import { GrievanceFiles } from './grievance-files.js';
import { ANSWER_DAYS, canReopen, numberOf, reopenUntil } from './grievance-state.js';
import { type GrievanceDto, GRIEVANCES, OWN_GRIEVANCES, type OwnGrievanceDto } from './grievances.list.js';
import { GRIEVANCE_ANSWER, GRIEVANCE_RECEIVED } from './grievances.mails.js';
import { GRIEVANCE_ANSWERED_NOTICE, GRIEVANCE_FILED, grievanceName } from './grievances.notifications.js';
import {
  FILING,
  GRIEVANCE_ABOUT_READER,
  GRIEVANCE_ANSWERED,
  GRIEVANCE_NOT_ANSWERED,
  GRIEVANCE_NOT_FOUND,
  GRIEVANCE_NOT_REOPENED,
  GRIEVANCE_OWN,
} from './grievances.problems.js';
import { GRIEVANCE_CAUSES } from './grievances.tasks.js';

/** A mail server that is away for a while loses no answer. */
const USEFUL_SECONDS = 7 * DAY_SECONDS;

type Row = Pick<Grievance, 'grievance_id' | 'name' | 'email' | 'user_id' | 'due_on'> & { again: boolean };
const ROW = 'grievance_id, name, email, user_id, due_on::text, reopened_at is not null as again';

const FILE = new PreparedStatement<Row>(
  `insert into grievances (user_id, name, email, kind, text, file_name, media_type, size_bytes, due_on)
   select u.user_id, coalesce(e.full_name, m.name, u.full_name, u.email), u.email, $2, $3, $4, $5, $6::int, india_today() + ${ANSWER_DAYS}
   from users u left join employees e using (user_id) left join company_members m using (user_id) where u.user_id = $1
   returning ${ROW}`,
);
/** Parameters: e-mail, kind, text. The name is that of the person with this e-mail, if the agency knows one. */
const FILE_REQUEST = new PreparedStatement<Row>(
  `insert into grievances (name, email, kind, text, due_on)
   values (coalesce((select full_name from employees where email = $1), $1), $1, $2, $3, india_today() + ${ANSWER_DAYS})
   returning ${ROW}`,
);
const wordsOf = (text: string): string => `regexp_split_to_array(lower(${text}), '[[:space:][:punct:]’।]+')`;
/** SQL: a grievance names an account by e-mail, or by a word of its name that is longer than an initial or a title. */
const names = (
  account: string,
): string => `(position(lower(${account}.email) in lower(concat_ws(' ', text, objection))) > 0
  or exists (select from unnest(${wordsOf(`${account}.full_name`)}) n (word)
    where length(word) > 2 and word = any(${wordsOf("concat_ws(' ', text, objection)")})))`;
/** SQL: a grievance names the account $2, and another account that it does not name can answer it. */
const IS_ABOUT_READER = `exists (select from users u where u.user_id = $2 and ${names('u')})
  and exists (select from users o where o.user_id <> $2 and o.disabled_at is null and not ${names('o')}
    and o.role in ('super_admin', 'admin') and not ${isMissing("'privacy'", 'o')})`;
/** Parameters: key, account and e-mail of who answers, answer. An account never answers its own grievance, in any role. */
const ANSWER = new PreparedStatement<Row>(
  `update grievances set state = 'answered', answer = $4, answered_at = clock_timestamp(), answered_by = $2
   where grievance_id = $1 and state = 'open' and user_id is distinct from $2 and email <> $3 and not (${IS_ABOUT_READER})
   returning ${ROW}`,
);
const REOPEN = new PreparedStatement<Row>(
  `update grievances set state = 'open', objection = $3, reopened_at = clock_timestamp(), first_answer = answer,
     first_answered_at = answered_at, answer = null, answered_at = null, answered_by = null, closed_at = null,
     due_on = india_today() + ${ANSWER_DAYS}
   where grievance_id = $1 and user_id = $2 and ${canReopen('grievances')}
   returning ${ROW}`,
);
const CLOSE = new PreparedStatement<Row>(
  `update grievances set state = 'closed', closed_at = clock_timestamp()
   where grievance_id = $1 and user_id = $2 and state = 'answered' returning ${ROW}`,
);
/** What was answered and not contradicted; one process does it, and a later look finds none. */
const CLOSE_OLD = new PreparedStatement<Row>(
  `update grievances set state = 'closed', closed_at = clock_timestamp() where grievance_id in (
     select grievance_id from grievances g where state = 'answered' and ${reopenUntil('g')} < india_today()
     order by grievance_id limit 200 for update skip locked)
   returning ${ROW}`,
);
const WHOSE = new PreparedStatement<{ user_id: number | null }>(
  'select user_id from grievances where grievance_id = $1',
);
/** Why the account did not answer. Parameters: as of the answer. */
const NOT_ANSWERED = new PreparedStatement<{ is_own: boolean; is_about: boolean }>(
  `select coalesce(user_id = $2, false) or email = $3 as is_own, state = 'open' and ${IS_ABOUT_READER} as is_about
   from grievances where grievance_id = $1`,
);

/** Complaints, corrections and questions of people, and their answers (docs/rules.md#grievances). */
@Injectable()
export class GrievancesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly files: GrievanceFiles,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly tasks: TasksService,
    private readonly outbox: OutboxService,
    private readonly limits: RateLimitsService,
    private readonly address: PublicAddress,
    work: WorkQueue,
  ) {
    work.repeat('grievances_due', HOUR_SECONDS, () => this.closeOld());
  }

  list(call: ListCall): Promise<ListPage> {
    return this.lists.page(GRIEVANCES, call);
  }

  one(id: number): Promise<GrievanceDto> {
    return this.lists.record(GRIEVANCES, id, GRIEVANCE_NOT_FOUND);
  }

  /** The caller's own, latest first. */
  own({ userId }: Caller, { parameters, ...call }: ListCall): Promise<ListPage> {
    const range = parameters['range'];
    return this.lists.page(OWN_GRIEVANCES, { ...call, parameters: { range }, scope: { user_id: userId } });
  }

  /**
   * Files what the caller writes, and says by when it is answered.
   * @throws ApiException (415, 422) when its file is none of those that are taken
   * @throws ApiException (429) when the caller wrote very often
   */
  async file(
    caller: Caller,
    { kind, text }: FileGrievanceDto,
    upload: UploadedFile | undefined,
  ): Promise<OwnGrievanceDto> {
    const { email, address } = caller;
    return this.limits.takeForEither(FILING, { email, address }, async () => {
      const file = upload && (await this.files.checked(upload));
      return this.dataSource.transaction(async (transaction) => {
        const [filed] = await FILE.within(transaction, [
          caller.userId,
          kind,
          text,
          file?.file_name,
          file?.media_type,
          file?.size_bytes,
        ]);
        if (!filed) throw new ApiException(GRIEVANCE_NOT_FOUND);
        if (upload) await this.files.save(transaction, filed.grievance_id, upload.bytes);
        await this.recordChange(transaction, caller, filed, 'created', { kind, text, file: file?.file_name ?? null });
        await this.receive(transaction, filed, caller.userId);
        return this.lists.record(OWN_GRIEVANCES, filed.grievance_id, GRIEVANCE_NOT_FOUND, transaction);
      });
    });
  }

  /** Files what a person without an account wrote and confirmed. */
  async fileRequest(
    transaction: EntityManager,
    { email, kind, text }: PrivacyRequestDto,
    origin: Origin,
  ): Promise<ConfirmedRequestDto> {
    const [filed] = await FILE_REQUEST.within(transaction, [email, kind, text]);
    if (!filed) throw new ApiException(GRIEVANCE_NOT_FOUND);
    await this.recordChange(transaction, { ...ANONYMOUS, ...origin }, filed, 'created', { kind, text });
    await this.receive(transaction, filed, null);
    return { number: numberOf(filed.grievance_id), due_on: filed.due_on };
  }

  /**
   * Says that an answer is not enough, once.
   * @throws ApiException (404) when it is not the caller's
   * @throws ApiException (409) when it is open, was opened again before, or more than 30 days passed
   */
  async reopen(caller: Caller, id: number, text: string): Promise<OwnGrievanceDto> {
    return this.dataSource.transaction(async (transaction) => {
      const [reopened] = await REOPEN.within(transaction, [id, caller.userId, text]);
      if (!reopened) return this.refuse(transaction, caller, id, GRIEVANCE_NOT_REOPENED);
      await this.recordChange(transaction, caller, reopened, 'status changed', { state: 'open', objection: text });
      await this.receive(transaction, reopened, caller.userId);
      return this.lists.record(OWN_GRIEVANCES, id, GRIEVANCE_NOT_FOUND, transaction);
    });
  }

  /**
   * Closes what was answered.
   * @throws ApiException (404) when it is not the caller's
   * @throws ApiException (409) when it is not answered, or closed already
   */
  async close(caller: Caller, id: number): Promise<OwnGrievanceDto> {
    return this.dataSource.transaction(async (transaction) => {
      const [closed] = await CLOSE.within(transaction, [id, caller.userId]);
      if (!closed) return this.refuse(transaction, caller, id, GRIEVANCE_NOT_ANSWERED);
      await this.recordChange(transaction, caller, closed, 'status changed', { state: 'closed' });
      return this.lists.record(OWN_GRIEVANCES, id, GRIEVANCE_NOT_FOUND, transaction);
    });
  }

  /**
   * Answers it, and mails the answer.
   * @throws ApiException (403) when the caller wrote it, or is named in it while another can answer
   * @throws ApiException (409) when it is answered
   */
  async answer(caller: Caller, id: number, text: string): Promise<GrievanceDto> {
    return this.dataSource.transaction(async (transaction) => {
      const [answered] = await ANSWER.within(transaction, [id, caller.userId, caller.email, text]);
      if (!answered) {
        const [found] = await NOT_ANSWERED.within(transaction, [id, caller.userId, caller.email]);
        if (!found) throw new ApiException(GRIEVANCE_NOT_FOUND);
        if (found.is_own) throw new ApiException(GRIEVANCE_OWN);
        throw new ApiException(found.is_about ? GRIEVANCE_ABOUT_READER : GRIEVANCE_ANSWERED);
      }
      const { name, email, user_id, again } = answered;
      await this.recordChange(transaction, caller, answered, 'status changed', { state: 'answered', answer: text });
      await this.outbox.queue(
        transaction,
        email,
        GRIEVANCE_ANSWER,
        {
          name,
          number: numberOf(id),
          answer: text,
          canReopen: !again && user_id !== null,
          link: this.linkOf(answered),
        },
        { usefulSeconds: USEFUL_SECONDS },
      );
      await this.notifications.notify(transaction, {
        kind: GRIEVANCE_ANSWERED_NOTICE,
        recordId: id,
        to: user_id === null ? [] : [user_id],
        by: caller.userId,
      });
      await this.tasks.sync(transaction, GRIEVANCE_CAUSES, [id]);
      return this.lists.record(GRIEVANCES, id, GRIEVANCE_NOT_FOUND, transaction);
    });
  }

  /** Closes what was answered 30 days ago. @returns how many */
  async closeOld(): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      const closed = await CLOSE_OLD.within(transaction, []);
      for (const row of closed) {
        await this.recordChange(transaction, SYSTEM, row, 'status changed', { state: 'closed' });
      }
      return closed.length;
    });
  }

  /** The person has it in writing, and the agency has a task. */
  private async receive(transaction: EntityManager, filed: Row, by: number | null): Promise<void> {
    const { grievance_id: id, name, email, due_on, again } = filed;
    await this.outbox.queue(
      transaction,
      email,
      GRIEVANCE_RECEIVED,
      { name, number: numberOf(id), due: due_on, isAgain: again, link: this.linkOf(filed) },
      { usefulSeconds: USEFUL_SECONDS },
    );
    await this.notifications.notify(transaction, {
      kind: GRIEVANCE_FILED,
      recordId: id,
      to: { owner: null },
      by,
    });
    await this.tasks.sync(transaction, GRIEVANCE_CAUSES, [id]);
  }

  /** @throws ApiException (404) of what is not the caller's, and of this problem otherwise */
  private async refuse(
    transaction: EntityManager,
    { userId }: Caller,
    id: number,
    problem: typeof GRIEVANCE_NOT_FOUND,
  ): Promise<never> {
    const [found] = await WHOSE.within(transaction, [id]);
    throw new ApiException(found?.user_id === userId ? problem : GRIEVANCE_NOT_FOUND);
  }

  /** Where it stands; who has no account reads mails alone. */
  private linkOf({ user_id }: Row): string | null {
    return user_id === null ? null : `${this.address.url}/grievances`;
  }

  private async recordChange(
    transaction: EntityManager,
    actor: Caller | Actor,
    { grievance_id, name }: Row,
    action: 'created' | 'status changed',
    after: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(transaction, actor, {
      action,
      recordKind: 'grievance',
      recordId: grievance_id,
      name: grievanceName(grievance_id, name),
      after,
    });
  }
}
