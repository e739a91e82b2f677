import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { MEMBER_REMOVED, type RemovedMember } from '../../companies/members/members.service.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { DAY_MILLISECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { linkTokenHash, newLinkToken } from '../../platform/link-token.js';
import { Reacts } from '../../platform/transactions/transaction-events.js';
import { VIEW_LINK_ENDED, VIEW_LINK_NOT_FOUND } from './submissions.problems.js';
import { ViewLink } from './view-link.entity.js';

/** How long a link without a login works. */
export const VIEW_LINK_DAYS = 14;

/** Links to the masked list of a job without a login (docs/rules.md#view-links). */
@Injectable()
export class ViewLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly address: PublicAddress,
  ) {}

  /** @returns the link; only its hash is stored */
  async make(
    transaction: EntityManager,
    link: Pick<ViewLink, 'request_id' | 'recipient' | 'made_by'>,
  ): Promise<string> {
    const { token, hash } = newLinkToken();
    const expires_at = new Date(Date.now() + VIEW_LINK_DAYS * DAY_MILLISECONDS);
    await transaction.insert(ViewLink, { ...link, token_hash: hash, expires_at });
    return `${this.address.url}/shared#${token}`;
  }

  /** Links of a job, newest first. */
  async of(request_id: number): Promise<ViewLink[]> {
    return this.dataSource.manager.find(ViewLink, { where: { request_id }, order: { link_id: 'DESC' }, take: 100 });
  }

  /** @throws ApiException (404) when the job has no such link */
  async revoke(transaction: EntityManager, request_id: number, link_id: number): Promise<ViewLink> {
    const link = await existing(transaction, ViewLink, { link_id, request_id }, VIEW_LINK_NOT_FOUND, FOR_UPDATE);
    const revoked_at = link.revoked_at ?? new Date();
    await transaction.update(ViewLink, { link_id }, { revoked_at });
    return { ...link, revoked_at };
  }

  /** Ends what was mailed to who no longer acts for a company. */
  @Reacts(MEMBER_REMOVED, { order: 2 })
  async endOf(transaction: EntityManager, { companyId, email }: RemovedMember): Promise<void> {
    await transaction.query(
      `update view_links set revoked_at = now() where recipient = $2 and revoked_at is null
         and request_id in (select request_id from job_requests where company_id = $1)`,
      [companyId, email],
    );
  }

  /** @throws ApiException (404) when the link has expired or was revoked */
  async opened(
    transaction: EntityManager,
    token: string,
  ): Promise<{ link_id: number; request_id: number; company_id: number }> {
    const [link] = await transaction.query<{ link_id: number; request_id: number; company_id: number }[]>(
      `select l.link_id, l.request_id, j.company_id from view_links l join job_requests j using (request_id)
       where l.token_hash = $1 and l.expires_at > now() and l.revoked_at is null`,
      [linkTokenHash(token)],
    );
    if (!link) throw new ApiException(VIEW_LINK_ENDED);
    return link;
  }
}
