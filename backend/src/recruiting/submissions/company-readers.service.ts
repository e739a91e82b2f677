import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor } from '../../auth/audit/audit.service.js';
import { type JobRequest } from '../../jobs/job-request.entity.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { type Caller } from '../../platform/http/caller.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { type MailSubject, OutboxService } from '../../platform/mail/outbox.service.js';
import { CANDIDATE_TO_DELETE, CANDIDATES_SUBMITTED, CANDIDATES_WAITING } from './submissions.mails.js';
import { VIEW_LINK_DAYS, ViewLinksService } from './view-links.service.js';

const ADDRESSES = `select contact_email as email from companies where company_id = $1
  union select u.email from company_members m join users u using (user_id) where m.company_id = $1 and u.disabled_at is null order by 1`;

/** What companies were shown, but for people who were placed there. */
const TO_DELETE = `select j.company_id,
    jsonb_agg(jsonb_build_object('reference', c.connection_id, 'title', j.title, 'at', ${isoMoment('c.submitted_at')}) order by c.connection_id) as shown
  from connections c join job_requests j using (request_id)
  where c.connection_id = any($1) and c.placement_status not in ('placed', 'resigned')
  group by j.company_id order by j.company_id`;

interface ToDelete {
  company_id: number;
  shown: { reference: number; title: string; at: string | null }[];
}

/** Who of a company is informed of people that it is shown. */
@Injectable()
export class CompanyReadersService {
  constructor(
    private readonly links: ViewLinksService,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
  ) {}

  /** Addresses of a company: its contact and its members. */
  async of(transaction: EntityManager, company_id: number): Promise<string[]> {
    const addresses = await transaction.query<{ email: string }[]>(ADDRESSES, [company_id]);
    return addresses.map(({ email }) => email);
  }

  /** Asks companies to delete what they were shown: one mail to each of their addresses. @param connectionIds what is shown no more */
  async askToDelete(transaction: EntityManager, connectionIds: readonly number[]): Promise<void> {
    const companies = await transaction.query<ToDelete[]>(TO_DELETE, [connectionIds]);
    for (const { company_id, shown } of companies) {
      const subject = subjectOf(shown.map(({ reference }) => reference));
      for (const recipient of await this.of(transaction, company_id)) {
        await this.outbox.queue(transaction, recipient, CANDIDATE_TO_DELETE, { shown }, subject);
      }
    }
  }

  /** One mail to each address for all people together. Each mail has its own view link. */
  async mailReaders(
    transaction: EntityManager,
    { userId }: Actor | Caller,
    { request_id, company_id, title }: JobRequest,
    connectionIds: readonly number[],
    isReminder = false,
  ): Promise<void> {
    const mail = isReminder ? CANDIDATES_WAITING : CANDIDATES_SUBMITTED;
    for (const recipient of await this.of(transaction, company_id)) {
      const content = {
        title,
        count: connectionIds.length,
        link: `${this.address.url}/company-dashboard/jobs/${request_id}/candidates`,
        view: await this.links.make(transaction, { request_id, recipient, made_by: userId }),
        days: VIEW_LINK_DAYS,
      };
      const subject = subjectOf(connectionIds, request_id);
      await this.outbox.queue(transaction, recipient, mail, content, subject);
    }
  }
}

/** A mail about several people is about none of them, but about their job. */
function subjectOf([connectionId, ...others]: readonly number[], requestId?: number): MailSubject {
  return others.length ? { requestId } : { connectionId };
}
