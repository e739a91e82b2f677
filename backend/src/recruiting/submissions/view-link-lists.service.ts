import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ANONYMOUS } from '../../auth/audit/audit.service.js';
import { MINUTE_SECONDS } from '../../platform/durations.js';
import { type Origin } from '../../platform/http/caller.js';
import { limit } from '../../platform/rate-limits/limits.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { type OpenSharedDto, type SharedAnswerDto } from './answer.dto.js';
import { AnswersService } from './answers.service.js';
import { CandidatesService } from './candidates.service.js';
import { ProfileTermsService } from './profile-terms.service.js';
import { type SharedListDto } from './shared.dto.js';
import { TOO_MANY_VIEWS } from './submissions.problems.js';
import { ViewLinksService } from './view-links.service.js';

const VIEWS = [
  limit('view-links', { per: 'address', points: 120, seconds: 10 * MINUTE_SECONDS, problem: TOO_MANY_VIEWS }),
];

/** Never more than the sheet, even for a company that sees name and contact after a login. */
const MASKED = `select connection_id as id, connection_id, display_name, headline, skills, qualification, preferred_location,
    preferred_salary, note, resume_text, stage, answer from shown_candidates()
  where request_id = $1 order by submitted_at desc, connection_id desc limit 200`;

/** The masked list of a job without a login (docs/rules.md#view-links). */
@Injectable()
export class ViewLinkListsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: ViewLinksService,
    private readonly terms: ProfileTermsService,
    private readonly candidates: CandidatesService,
    private readonly answers: AnswersService,
    private readonly limits: RateLimitsService,
  ) {}

  /** @throws ApiException (404) when the link has expired or was revoked */
  async isOpen(token: string, origin: Origin): Promise<void> {
    await this.limits.take(VIEWS, { address: origin.address });
    await this.links.opened(this.dataSource.manager, token);
  }

  /**
   * Shows the list of a link to a reader who accepts the terms by name. Each profile counts as opened.
   * @throws ApiException (404) when the link has expired or was revoked
   * @throws ApiException (409) for another version of the terms than the present one
   */
  async open({ token, name, terms_version: version }: OpenSharedDto, origin: Origin): Promise<SharedListDto> {
    await this.limits.take(VIEWS, { address: origin.address });
    return this.dataSource.transaction(async (transaction) => {
      const link = await this.links.opened(transaction, token);
      await this.terms.acceptAtLink(transaction, link, { name, version }, origin);
      const [job] = await transaction.query<{ title: string; company_name: string }[]>(
        'select title, company_name from job_requests where request_id = $1',
        [link.request_id],
      );
      const candidates = await transaction.query<SharedListDto['candidates']>(MASKED, [link.request_id]);
      const opened = candidates.map(({ connection_id }) => connection_id);
      await this.candidates.opened(transaction, opened, { channel: 'link', userId: null, name });
      return { job_title: job?.title ?? '', company_name: job?.company_name ?? '', candidates };
    });
  }

  /**
   * The answer of a reader at a link.
   * @throws ApiException (403) when the reader has not accepted the terms at it
   * @throws ApiException (404) when the link has ended, or does not show the person
   */
  async answer({ token, connection_id: connectionId, name, ...dto }: SharedAnswerDto, origin: Origin): Promise<void> {
    await this.limits.take(VIEWS, { address: origin.address });
    await this.dataSource.transaction(async (transaction) => {
      const { link_id, company_id, request_id } = await this.links.opened(transaction, token);
      const by = await this.terms.readerOf(transaction, link_id, name);
      await this.answers.answerShown(transaction, { connectionId, company_id, request_id }, dto, {
        actor: { ...ANONYMOUS, email: by, ...origin },
        channel: 'link',
        by,
      });
    });
  }
}
