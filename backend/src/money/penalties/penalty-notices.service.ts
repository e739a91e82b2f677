import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { LettersService } from '../../agency/documents/letters.service.js';
import { AuditService, SYSTEM } from '../../auth/audit/audit.service.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type WholeFile } from '../../platform/downloads/file-reply.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { MailAttachments } from '../../platform/mail/mail-attachments.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { NOTICE_MAIL } from './penalties.mails.js';
import { NOTICE_UNDER_WAY, PENALTY_NOT_FOUND, PENALTY_STATE, PERSON_UNDER_AGE } from './penalties.problems.js';
import { letterOf, type PenaltyNotice } from './penalty-notice.js';
import {
  isUnderAge,
  NOTICE_FROM,
  NOTICE_SECONDS,
  noticeWaits,
  type PenaltyState,
  penaltyState,
} from './penalty-state.js';

const NOTICE_ATTACHMENT = 'penalty_notice';

/** Of the last notice, unless another one waits or none was sent: then of today. */
const NOTICE_ON = `case when ${noticeWaits('t')} then india_today() else coalesce(t.notice_on, india_today()) end`;
const PENALTY_DAYS = '(select penalty_days from agency_settings order by setting_id desc limit 1)';
const DUE_ON = `case when ${noticeWaits('t')} or t.due_on is null then india_today() + ${PENALTY_DAYS} else t.due_on end`;

interface Noticed {
  notice: PenaltyNotice;
  state: PenaltyState;
  waits: boolean;
  is_under_age: boolean;
}

/** In English where no language is known. Parameters: the case. */
const NOTICE = new PreparedStatement<Noticed>(`
  select jsonb_build_object('language', coalesce((select u.language from employees e join users u using (user_id)
        where e.employee_id = t.employee_id), 'en'), 'case_id', t.case_id, 'employee_name', t.employee_name, 'email', t.email, 'amount_paise', t.amount_paise,
      'reason', t.reason, 'terms_version', t.acceptance -> 'version', 'terms_accepted_at', t.acceptance -> 'answered_at',
      'terms_sha256', t.acceptance -> 'sha256', 'placement', p.job_title || ', ' || p.company_name, 'notice_on', ${NOTICE_ON},
      'due_on', ${DUE_ON}) as notice,
    ${penaltyState('t')} as state, ${noticeWaits('t')} as waits, ${isUnderAge('t')} as is_under_age
  from penalty_cases t left join placements p using (placement_id) where t.case_id = $1`);

/** Parameters: the case, the states from which a notice is sent. */
const QUEUE = new PreparedStatement<{ email: string; employee_name: string; connection_id: number | null }>(
  `update penalty_cases t set notice_queued_at = now(),
     email = coalesce((select e.email from employees e where e.employee_id = t.employee_id), t.email)
   where t.case_id = $1 and ${penaltyState('t')} = any($2::text[]) and not ${noticeWaits('t')}
     and not ${isUnderAge('t')}
   returning t.email, t.employee_name, (select p.connection_id from placements p where p.placement_id = t.placement_id)`,
);

/** The mail server took it. A case that ended while it did stays ended. */
const SENT = new PreparedStatement<{ state: PenaltyState }>(
  `update penalty_cases t set notice_on = $2::date, due_on = $3::date, notice_queued_at = null,
     state = case when t.state = any($4::text[]) then 'notice_sent' else t.state end
   where t.case_id = $1 returning t.state`,
);

/** Notices of penalties: a letter that is mailed, and that counts from the day on which the mail server took it. */
@Injectable()
export class PenaltyNoticesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly outbox: OutboxService,
    private readonly letters: LettersService,
    private readonly address: PublicAddress,
    private readonly audit: AuditService,
    attachments: MailAttachments,
  ) {
    attachments.register(NOTICE_ATTACHMENT, async (caseId) => this.drawn((await this.read(caseId)).notice, 'mail'));
    outbox.writeLate(
      NOTICE_MAIL,
      ({ caseId }: { caseId: number }) => this.write(caseId),
      (transaction, notice) => this.noteSent(transaction, notice),
    );
  }

  /**
   * Queues the notice of a case. It is sent when the mail server takes it.
   * @throws ApiException (409) when its state forbids it, a notice waits already, or the person was reported as under 18
   */
  async send(caller: Caller, caseId: number): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const [queued] = await QUEUE.within(transaction, [caseId, NOTICE_FROM]);
      if (!queued) {
        const { state, waits, is_under_age } = await this.read(caseId, transaction);
        if (waits) throw new ApiException(NOTICE_UNDER_WAY);
        if (is_under_age) throw new ApiException(PERSON_UNDER_AGE);
        throw new ApiException(PENALTY_STATE, { values: { state } });
      }
      const { email, employee_name, connection_id: connectionId } = queued;
      const attachment = { kind: NOTICE_ATTACHMENT, key: caseId };
      const options = { usefulSeconds: NOTICE_SECONDS, attachment, connectionId };
      await this.outbox.queueLate(transaction, email, NOTICE_MAIL, { caseId }, options);
      await this.audit.record(transaction, caller, {
        action: 'sent',
        recordKind: 'penalty case',
        recordId: caseId,
        name: employee_name,
        after: { recipient: email },
      });
    });
  }

  /**
   * The letter of the last notice, or as it would be sent today.
   * @throws ApiException (429) when too many wait
   */
  async pdf(caller: Caller, caseId: number): Promise<WholeFile> {
    return this.drawn((await this.read(caseId)).notice, `account ${caller.userId}`);
  }

  private async drawn(notice: PenaltyNotice, asker: string): Promise<WholeFile> {
    return {
      filename: `Penalty notice ${notice.case_id}.pdf`,
      contentType: 'application/pdf',
      isShown: true,
      content: await this.letters.draw(letterOf(notice), asker),
    };
  }

  /** @returns nothing when the notice is not to be sent any more */
  private async write(caseId: number): Promise<(PenaltyNotice & { url: string }) | undefined> {
    const [row] = await this.statements.run(NOTICE, [caseId]);
    if (!row?.waits || row.is_under_age || !NOTICE_FROM.includes(row.state)) return undefined;
    return { ...row.notice, url: `${this.address.url}/employee-dashboard` };
  }

  private async noteSent(transaction: EntityManager, notice: PenaltyNotice): Promise<void> {
    const { case_id, employee_name, notice_on, due_on } = notice;
    const [sent] = await SENT.within(transaction, [case_id, notice_on, due_on, NOTICE_FROM]);
    if (!sent) return;
    await this.audit.record(transaction, SYSTEM, {
      action: 'status changed',
      recordKind: 'penalty case',
      recordId: case_id,
      name: employee_name,
      after: { state: sent.state, notice_on, due_on },
    });
  }

  private async read(caseId: number, transaction?: EntityManager): Promise<Noticed> {
    const [row] = await this.statements.run(NOTICE, [caseId], transaction);
    if (!row) throw new ApiException(PENALTY_NOT_FOUND);
    return row;
  }
}
