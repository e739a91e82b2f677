import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { EMPLOYEE_RESTRICTED } from '../../employees/employees.problems.js';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { OutboxMail } from '../../platform/mail/outbox-mail.entity.js';
import { mailsHidden } from '../../platform/mail/templates/mail-template.js';
import { MAILING_MAIL } from '../mailings/mailings.mails.js';
import { isRefusedNow } from '../mailings/mailings.service.js';
import { MAIL_NOT_REPEATABLE, MAIL_NOT_STORED, MAIL_OUTDATED, MAIL_REFUSED } from './failed-mails.problems.js';
import { FAILED_MAIL_CAUSE } from './failed-mails.tasks.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    mail: true;
  }
}

/** A login that ended, as long as nothing else is known by its e-mail. */
const IS_FORMER = `select from users where email = $1 and disabled_at is not null
  union all select from company_members where email = $1 and state = 'revoked'
    and not exists (select from users where email = $1)
    and not exists (select from company_members where email = $1 and state = 'invited')
    and not exists (select from companies where contact_email = $1)`;

/**
 * Mails that may be sent once more: those that were given up, and those of the last 90 days that the mail server has taken
 * (docs/rules.md#sent-again).
 */
@Injectable()
export class FailedMailsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly tasks: TasksService,
  ) {}

  /**
   * @throws ApiException (404) when it is neither given up nor sent
   * @throws ApiException (409) when its content is not kept, the recipient takes no more of them, is restricted or may not have it any more,
   * or what it says is no longer so
   */
  async sendAgain(caller: Caller, mailId: number): Promise<void> {
    const { manager } = this.dataSource;
    const kept = { mail_id: String(mailId), status: In(['dead', 'sent']) };
    const mail = await manager.findOneBy(OutboxMail, kept);
    if (!mail || mailsHidden(caller.missing).includes(mail.template)) throw new ApiException(MAIL_NOT_REPEATABLE);
    if (!mail.sealed_content) throw new ApiException(MAIL_NOT_STORED);
    if (await this.outbox.isWithheld(mail)) throw new ApiException(EMPLOYEE_RESTRICTED);
    if (mail.template === MAILING_MAIL.name && (await isRefusedNow(manager, mail)))
      throw new ApiException(MAIL_REFUSED);
    const isFormer = (await manager.query<unknown[]>(IS_FORMER, [mail.recipient])).length > 0;
    if (isFormer || !(await this.outbox.isRepeatable(mail, manager))) throw new ApiException(MAIL_OUTDATED);
    await this.dataSource.transaction(async (transaction) => {
      // it may have been sent again, or emptied, meanwhile
      const { sealed_content } = await existing(transaction, OutboxMail, kept, MAIL_NOT_REPEATABLE, FOR_UPDATE);
      if (!sealed_content) throw new ApiException(MAIL_NOT_STORED);
      await this.outbox.queueAgain(transaction, mail);
      await this.tasks.sync(transaction, [FAILED_MAIL_CAUSE], [mailId]);
      await this.audit.record(transaction, caller, {
        action: 'sent',
        recordKind: 'mail',
        recordId: mailId,
        name: mail.recipient,
        after: { template: mail.template },
      });
    });
  }
}
