import { among, taskCause } from '../../agency/tasks/task-cause.js';

/** Business days that leave some of the promised 30 days. */
const BUSINESS_DAYS = 10;

/** What waits for an answer (docs/rules.md#grievances). */
export const GRIEVANCE_CAUSES = [
  taskCause('grievance.answer', {
    recordKind: 'grievance',
    title: 'Answer what a person wrote',
    counted: ['complaint or question to answer', 'complaints and questions to answer'],
    button: 'Answer',
    businessDays: BUSINESS_DAYS,
    sql: `select grievance_id as record_id, null::integer as owner_id, 'G-' || grievance_id || ', ' || name as subject,
        coalesce(reopened_at, filed_at) as due_from
      from grievances where state = 'open' and ${among('grievance_id')}`,
  }),
];
