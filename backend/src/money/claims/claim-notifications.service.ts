import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AgencySettingsService } from '../../agency/agency-settings.service.js';
import { NotificationsService } from '../../agency/notifications/notifications.service.js';
import { BILLING_MAILBOX } from '../../companies/billing-mailbox.js';
import { accountsOfCompany } from '../../companies/company-accounts.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { type Caller } from '../../platform/http/caller.js';
import { dayText } from '../../platform/india-day.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { type MailTemplate } from '../../platform/mail/templates/mail-template.js';
import { type Placement } from '../placements/placement.entity.js';
import { ownerOf } from '../placements/placements.tasks.js';
import { REASON_TEXTS } from './claim-state.js';
import { CLAIM_DECIDED, CLAIM_FILED, CLAIM_RECEIVED, type ClaimFacts, REPLACEMENT_JOINED } from './claims.mails.js';
import { CLAIM_DECIDED_NOTIFICATION, CLAIM_FILED_NOTIFICATION } from './claims.notifications.js';
import { type WarrantyClaim } from './warranty-claim.entity.js';

type Filed = Pick<WarrantyClaim, 'last_working_day' | 'reason'>;
type FiledClaim = Filed & Pick<WarrantyClaim, 'claim_id'>;

/** Mails about claims: to the company's billing e-mail, else its contact e-mail, and to the agency's. A company that is gone gets none. */
@Injectable()
export class ClaimNotificationsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly settings: AgencySettingsService,
    private readonly address: PublicAddress,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Mails the company and the agency. A claim that is declined by rule is mailed to the company as a decision.
   * @param isMailed false once the company's billing e-mail got too many: then the company reads it on its page alone, and of one that
   * is declined by rule the agency in the console
   */
  async filed(
    transaction: EntityManager,
    placement: Placement,
    claim: FiledClaim & Pick<WarrantyClaim, 'late_notice' | 'decision_reason'>,
    caller: Caller,
    isMailed: boolean,
  ): Promise<void> {
    const facts = factsOf(placement, claim);
    const { decision_reason: uncovered, late_notice: isLate } = claim;
    if (uncovered)
      await this.decided(transaction, placement, claim, { isApproved: false, why: uncovered }, caller, isMailed);
    else if (isMailed) {
      await this.mailCompany(transaction, placement, CLAIM_RECEIVED, { ...facts, link: this.portal });
    }
    const owner = await ownerOf(transaction, placement);
    const notification = { kind: CLAIM_FILED_NOTIFICATION, recordId: claim.claim_id, to: { owner }, by: caller.userId };
    await this.notifications.notify(transaction, notification);
    const { email } = await this.settings.current(transaction);
    if (!email || (uncovered && !isMailed)) return;
    const late = isLate ? ' The notice came late.' : '';
    const outcome = uncovered ? `Not covered, so it is declined. ${uncovered}` : 'It is covered. Please decide.';
    const link = `${this.address.url}/admin-dashboard/claims/${claim.claim_id}`;
    const content = { ...facts, outcome: outcome + late, link };
    await this.outbox.queue(transaction, email, CLAIM_FILED, content, { connectionId: placement.connection_id });
  }

  async decided(
    transaction: EntityManager,
    placement: Placement,
    claim: FiledClaim,
    { isApproved, why }: { isApproved: boolean; why: string | null },
    caller: Caller,
    isMailed = true,
  ): Promise<void> {
    const to = await accountsOfCompany(transaction, placement.company_id, ['owner']);
    const notification = { kind: CLAIM_DECIDED_NOTIFICATION, recordId: claim.claim_id, to, by: caller.userId };
    await this.notifications.notify(transaction, notification);
    if (!isMailed) return;
    const hasJob = placement.request_id !== null;
    const content = { ...factsOf(placement, claim), isApproved, hasJob, why, link: this.portal };
    await this.mailCompany(transaction, placement, CLAIM_DECIDED, content);
  }

  /** Mails the company that a replacement was placed. */
  async replaced(transaction: EntityManager, left: Placement, replacement: Placement): Promise<void> {
    const { joining_date: joining, warranty_until: until } = replacement;
    await this.mailCompany(transaction, left, REPLACEMENT_JOINED, {
      employee: replacement.employee_name,
      replaces: left.employee_name,
      job: replacement.job_title,
      joining: joining ? dayText(joining) : 'Not fixed yet',
      warranty: until ? `Until ${dayText(until)}` : 'Of its own, from the joining date',
      link: this.portal,
    });
  }

  private get portal(): string {
    return `${this.address.url}/company-dashboard/placements`;
  }

  private async mailCompany<Content extends object>(
    transaction: EntityManager,
    { company_id, connection_id: connectionId }: Placement,
    template: MailTemplate<Content>,
    content: NoInfer<Content>,
  ): Promise<void> {
    const [company] = await transaction.query<{ email: string | null }[]>(
      `select ${BILLING_MAILBOX} as email from companies c where company_id = $1`,
      [company_id],
    );
    if (company?.email) await this.outbox.queue(transaction, company.email, template, content, { connectionId });
  }
}

function factsOf({ employee_name, job_title, company_name }: Placement, claim: Filed): ClaimFacts {
  return {
    employee: employee_name,
    job: job_title,
    company: company_name,
    lastWorkingDay: dayText(claim.last_working_day),
    reason: REASON_TEXTS[claim.reason],
  };
}
