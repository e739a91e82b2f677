import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor } from '../audit/audit.service.js';
import { type JobRequest } from '../jobs/job-request.entity.js';
import { PublicAddress } from '../platform/config/public-address.js';
import { type Caller } from '../platform/http/caller.js';
import { OutboxService } from '../platform/mail/outbox.service.js';
import { CANDIDATES_SUBMITTED } from './submissions.mails.js';
import { ViewLinksService, VIEW_LINK_DAYS } from './view-links.service.js';

const ADDRESSES = `select contact_email as email from companies where company_id = $1
  union select u.email from company_members m join users u using (user_id) where m.company_id = $1 and u.disabled_at is null order by 1`;

/** Who of a company is told of people that it is shown. */
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

  /** One mail to each address, whatever the number of people; each has a link of its own. */
  async tell(
    transaction: EntityManager,
    { userId }: Actor | Caller,
    { request_id, company_id, title }: JobRequest,
    count: number,
  ): Promise<void> {
    for (const recipient of await this.of(transaction, company_id)) {
      await this.outbox.queue(transaction, recipient, CANDIDATES_SUBMITTED, {
        title,
        count,
        link: `${this.address.url}/company-dashboard/jobs/${request_id}/candidates`,
        view: await this.links.make(transaction, { request_id, recipient, made_by: userId }),
        days: VIEW_LINK_DAYS,
      });
    }
  }
}
