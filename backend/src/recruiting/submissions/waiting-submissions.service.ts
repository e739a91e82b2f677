import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Between, DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { SYSTEM } from '../../auth/audit/audit.service.js';
import { SharingConsentService } from '../../employees/consent/sharing-consent.service.js';
import { DAY_MILLISECONDS } from '../../platform/durations.js';
import { type ApiException } from '../../platform/errors/problem.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { keysOf, lockedSubmission } from './locked-submission.js';
import { isNotMasked, MaskedSheetService } from './masked-sheet.service.js';
import { Sheet } from './sheet.entity.js';
import { NO_ANSWER, REMINDED_DAYS, SubmissionsService, waitHasEnded } from './submissions.service.js';

declare module '../../platform/work/work-queue.js' {
  interface JobPayloads {
    agreed_showings: { employee_id: number };
  }
}

/** What becomes of submissions that wait for the person's word (docs/rules.md#consent). */
@Injectable()
export class WaitingSubmissionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly submissions: SubmissionsService,
    private readonly consent: SharingConsentService,
    private readonly sheets: MaskedSheetService,
    private readonly work: WorkQueue,
  ) {
    work.handle('agreed_showings', ({ employee_id }) => this.showAgreedLater(employee_id));
  }

  /**
   * Goes on with submissions that waited for a person who has agreed now. Companies about which the person is asked first wait for their own
   * answer. Whose texts have changed since the question is shown in a moment, once they were looked through.
   */
  async showAgreedNow(transaction: EntityManager, employee_id: number): Promise<void> {
    const left = await this.showAgreed(transaction, employee_id);
    if (left) await this.work.add(transaction, 'agreed_showings', { employee_id }, employee_id);
  }

  /** The same with texts that were not looked through. @throws the reason why one could not be */
  private async showAgreedLater(employee_id: number): Promise<void> {
    await this.sheets.prepare({ employee_id, share: 'waiting' });
    const left = await this.dataSource.transaction((transaction) => this.showAgreed(transaction, employee_id));
    if (left) throw left;
  }

  /** @returns why some are left: their texts were not looked through */
  private async showAgreed(transaction: EntityManager, employee_id: number): Promise<ApiException | undefined> {
    let left: ApiException | undefined;
    for (const connectionId of await keysOf(transaction, { employee_id, share: 'waiting' })) {
      const locked = await lockedSubmission(transaction, this.consent, connectionId, { isToBeShown: true });
      if (locked.connection.share !== 'waiting' || !(await this.submissions.mayShow(transaction, locked))) continue;
      try {
        await this.submissions.endWait(transaction, locked);
      } catch (error) {
        if (!isNotMasked(error)) throw error;
        left = error;
      }
    }
    return left;
  }

  /** Ends waits of 14 days without a word of the person. @returns how many */
  async expireWaits(): Promise<number> {
    const late = await this.dataSource.manager.find(Sheet, {
      where: { waits_until: LessThan(new Date()) },
      select: { connection_id: true },
      take: 500,
    });
    for (const { connection_id: connectionId } of late) {
      await this.dataSource.transaction(async (transaction) => {
        const { connection, sheet } = await lockedSubmission(transaction, this.consent, connectionId);
        if (connection.share === 'waiting' && waitHasEnded(sheet)) {
          await this.submissions.end(transaction, SYSTEM, connection, { share: 'expired', reason: NO_ANSWER });
        }
      });
    }
    return late.length;
  }

  /** Reminds people once of what they were asked 7 days ago. @returns how many */
  async remindOfWaits(): Promise<number> {
    const due = await this.dataSource.manager.find(Sheet, {
      where: {
        waits_until: Between(new Date(), new Date(Date.now() + REMINDED_DAYS * DAY_MILLISECONDS)),
        wait_reminded_at: IsNull(),
      },
      select: { connection_id: true },
      take: 500,
    });
    for (const { connection_id } of due) {
      await this.dataSource.transaction(async (transaction) => {
        const locked = await lockedSubmission(transaction, this.consent, connection_id);
        const { connection, sheet } = locked;
        if (connection.share !== 'waiting' || sheet.wait_reminded_at || waitHasEnded(sheet)) return;
        await transaction.update(Sheet, { connection_id }, { wait_reminded_at: new Date() });
        await this.submissions.mailQuestion(transaction, locked, { days: REMINDED_DAYS, isReminder: true });
      });
    }
    return due.length;
  }
}
