import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { type InterviewChangeDto } from './dto/interview.dto.js';
import { INTERVIEW_NOT_FOUND } from './interviews.problems.js';

const MAX_CHANGES = 200;

const IS_THERE = new PreparedStatement('select from interviews where interview_id = $1');
const HISTORY = new PreparedStatement<InterviewChangeDto>(`
  select a.audit_id::float8 as id, ${isoMoment('a.at')} as at, coalesce(account_name(a.actor_id), nullif(a.actor_email, '')) as by_name,
    a.before, a.after
  from interviews i join audit_log a on a.kind = 'connection' and a.record_id = i.connection_id
  where i.interview_id = $1 and coalesce(a.after, a.before) ->> 'interview' = i.interview_id::text
  order by a.audit_id desc limit ${MAX_CHANGES}`);

/** What became of an interview: it stands in the log as changes of its connection. */
@Injectable()
export class InterviewHistory {
  constructor(private readonly statements: Statements) {}

  async of(interviewId: number): Promise<InterviewChangeDto[]> {
    if (!(await this.statements.run(IS_THERE, [interviewId])).length) throw new ApiException(INTERVIEW_NOT_FOUND);
    return this.statements.run(HISTORY, [interviewId]);
  }
}
