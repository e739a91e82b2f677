import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { Connection } from '../../connections/connection.entity.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { JobRequest } from '../../jobs/job-request.entity.js';
import { JOB_NOT_FOUND } from '../../jobs/jobs.problems.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { ProfileTermsAcceptance } from './profile-terms-acceptance.entity.js';
import { type OpeningDto, type ViewLinkDto } from './shared.dto.js';
import { type ViewLink } from './view-link.entity.js';
import { ViewLinksService } from './view-links.service.js';

const MAX_SHOWN = 500;

/** With who opened by their name of now. */
const OPENINGS = `select opening_id::float8 as id, channel, coalesce(account_name(user_id), reader) as reader,
    ${isoMoment('opened_at')} as opened_at, times
  from candidate_openings where connection_id = $1 order by opening_id desc limit ${MAX_SHOWN}`;

/** What the agency sees of how companies read: openings of profiles, and links without a login. */
@Injectable()
export class OpeningsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: ViewLinksService,
    private readonly audit: AuditService,
  ) {}

  /** Openings of a connection's profile, latest first. */
  async of(connection_id: number): Promise<OpeningDto[]> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(Connection, { connection_id }))) throw new ApiException(CONNECTION_NOT_FOUND);
    return manager.query<OpeningDto[]>(OPENINGS, [connection_id]);
  }

  /** Links of a job, latest first. */
  async linksOf(request_id: number): Promise<ViewLinkDto[]> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(JobRequest, { request_id }))) throw new ApiException(JOB_NOT_FOUND);
    const links = await this.links.of(request_id);
    const readers = await this.readersOf(
      manager,
      links.map(({ link_id }) => link_id),
    );
    return links.map((link) => shownLink(link, readers));
  }

  /** @throws ApiException (404) when the job has no such link */
  async revoke(caller: Caller, request_id: number, linkId: number): Promise<ViewLinkDto> {
    return this.dataSource.transaction(async (transaction) => {
      const link = await this.links.revoke(transaction, request_id, linkId);
      const job = await transaction.findOneByOrFail(JobRequest, { request_id });
      await this.audit.record(transaction, caller, {
        action: 'updated',
        recordKind: 'job request',
        recordId: request_id,
        name: job.title,
        after: { view_link_revoked: link.recipient },
      });
      return shownLink(link, await this.readersOf(transaction, [linkId]));
    });
  }

  private async readersOf(transaction: EntityManager, links: number[]): Promise<ProfileTermsAcceptance[]> {
    return transaction.find(ProfileTermsAcceptance, {
      where: { link_id: In(links) },
      order: { acceptance_id: 'ASC' },
      take: MAX_SHOWN,
    });
  }
}

function shownLink(
  { link_id: id, recipient, made_at, expires_at, revoked_at }: ViewLink,
  readers: ProfileTermsAcceptance[],
): ViewLinkDto {
  return {
    id,
    recipient,
    made_at: made_at.toISOString(),
    expires_at: expires_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
    readers: readers
      .filter(({ link_id }) => link_id === id)
      .map(({ accepted_by: name, accepted_at }) => ({ name, opened_at: accepted_at.toISOString() })),
  };
}
