import { sqlList, statusesFrom } from '../../employees/placement-status.js';

/**
 * SQL of whether the person is told who the employer is: from the step that the settings say, and still after a rejection; who was asked
 * about it by its name stays told (docs/rules.md#applications).
 * @param c alias of `connections`
 * @param s alias of the settings
 */
export const employerNamed = (c: string, s: string): string =>
  `(${c}.submitted_at is not null and (${s}.employer_named_from = 'submitted' or exists (select from placement_history h
      where h.connection_id = ${c}.connection_id
        and h.to_status in ${sqlList(statusesFrom('interview_scheduled'))}))
    or exists (select from sheets q where q.connection_id = ${c}.connection_id and q.asked_at is not null))`;
