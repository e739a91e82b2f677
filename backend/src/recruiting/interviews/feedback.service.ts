import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { ProfileTermsService } from '../submissions/profile-terms.service.js';
import { isShown } from '../submissions/submissions.sql.js';
import { type CompanyFeedbackDto } from './dto/own-interview.dto.js';
import { type FeedbackInputDto } from './dto/reply-inputs.dto.js';
import { InterviewNotificationsService } from './interview-notifications.service.js';
import { INTERVIEW_NOT_FOUND, INTERVIEW_OVER, NOT_BEGUN } from './interviews.problems.js';

const OF_COMPANY = new PreparedStatement<{
  state: string;
  begun: boolean;
  connection_id: number;
  name: string;
  author: string;
}>(
  `select i.state, i.connection_id, coalesce((select m.name from company_members m where m.user_id = $3), '') as author, i.starts_at <= now() as begun, concat(c.employee_name, ', ', c.job_title) as name
   from interviews i join connections c using (connection_id) join job_requests j using (request_id)
   where i.interview_id = $1 and j.company_id = $2 and ${isShown('c', 'j')}`,
);

const GIVEN = new PreparedStatement(
  `insert into interview_feedback as f (interview_id, user_id, author_name, recommendation, ratings, text)
   values ($1, $2, $3, $4, $5, $6)
   on conflict on constraint uq_interview_feedback_author do update set author_name = excluded.author_name,
     recommendation = excluded.recommendation, ratings = excluded.ratings, text = excluded.text, given_at = now()`,
);

/** The own one, and those of others once there is one: each is written without knowing the others. */
const SEEN = new PreparedStatement<CompanyFeedbackDto>(
  `select f.author_name, f.recommendation, f.ratings, f.text, ${isoMoment('f.given_at')} as given_at,
     f.user_id is not distinct from $2::int as mine
   from interview_feedback f where f.interview_id = $1
     and exists (select from interview_feedback own where own.interview_id = $1 and own.user_id = $2)
   order by mine desc, f.feedback_id`,
);

/** What people of the company thought of an interview (docs/rules.md#interview-feedback). */
@Injectable()
export class FeedbackService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly audit: AuditService,
    private readonly notifications: InterviewNotificationsService,
    private readonly terms: ProfileTermsService,
  ) {}

  /**
   * Feedback about an interview of the caller's company: all of it once the caller gave theirs, and none before.
   * @throws ApiException (403) before the terms for profiles are accepted
   * @throws ApiException (404) when the interview is not the company's
   */
  async of(caller: Caller, interviewId: number): Promise<CompanyFeedbackDto[]> {
    await this.terms.refuseWithout(caller);
    const { companyId, userId } = caller;
    const [interview] = await this.statements.run(OF_COMPANY, [interviewId, companyId, userId]);
    if (!interview) throw new ApiException(INTERVIEW_NOT_FOUND);
    return this.statements.run(SEEN, [interviewId, userId]);
  }

  /**
   * Gives or changes the caller's own feedback.
   * @returns all feedback
   * @throws ApiException (403) before the terms for profiles are accepted
   * @throws ApiException (404) when the interview is not the company's
   * @throws ApiException (409) when it has not begun, or was cancelled
   */
  async give(
    caller: Caller,
    interviewId: number,
    { recommendation, ratings, text }: FeedbackInputDto,
  ): Promise<CompanyFeedbackDto[]> {
    await this.terms.refuseWithout(caller);
    const { companyId, userId, email } = caller;
    return this.dataSource.transaction(async (transaction) => {
      const [interview] = await OF_COMPANY.within(transaction, [interviewId, companyId, userId]);
      if (!interview) throw new ApiException(INTERVIEW_NOT_FOUND);
      if (interview.state === 'cancelled') throw new ApiException(INTERVIEW_OVER);
      if (!interview.begun) throw new ApiException(NOT_BEGUN);
      const values = [
        interviewId,
        userId,
        interview.author || email,
        recommendation,
        JSON.stringify(ratings ?? {}),
        text ?? null,
      ];
      await GIVEN.within(transaction, values);
      await this.audit.record(transaction, caller, {
        action: 'updated',
        recordKind: 'connection',
        recordId: interview.connection_id,
        name: interview.name,
        after: { interview: interviewId, feedback: recommendation, ratings, text },
      });
      await this.notifications.feedbackGiven(transaction, interviewId, userId);
      return SEEN.within(transaction, [interviewId, userId]);
    });
  }
}
