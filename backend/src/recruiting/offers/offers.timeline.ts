import { ABOUT_CONNECTION, CONNECTION_RECORDS, OF_CONNECTION } from '../../connections/connections.timeline.js';
import { timelineSource } from '../../platform/timeline-source.js';
import { accountNameOf } from './offer-sql.js';

timelineSource({
  what: 'offer',
  from: `offers o ${OF_CONNECTION} left join users u on u.user_id = o.created_by`,
  key: 'o.offer_id',
  at: 'o.created_at',
  records: CONNECTION_RECORDS,
  by: accountNameOf('u'),
  byEmail: 'u.email',
  facts: `jsonb_build_object('offer_id', o.offer_id, 'offered_salary', o.offered_salary, 'joining_date', o.joining_date,
    'valid_until', o.valid_until, ${ABOUT_CONNECTION})`,
});

timelineSource({
  what: 'offer_answer',
  from: `(select * from offers where answered_at is not null) o ${OF_CONNECTION} left join users u on u.user_id = o.answered_by_id`,
  key: 'o.offer_id',
  at: 'o.answered_at',
  records: CONNECTION_RECORDS,
  by: accountNameOf('u'),
  byEmail: 'u.email',
  facts: `jsonb_build_object('offer_id', o.offer_id, 'state', o.state, 'counter', o.counter, 'counter_joining_date', o.counter_joining_date,
    'reason', o.reason, 'answered_by', o.answered_by, ${ABOUT_CONNECTION})`,
});

timelineSource({
  what: 'joining',
  from: `joining_ticks t ${OF_CONNECTION} left join users u on u.user_id = t.ticked_by`,
  key: `t.connection_id || '-' || t.item`,
  at: 't.ticked_at',
  records: CONNECTION_RECORDS,
  by: accountNameOf('u'),
  byEmail: 'u.email',
  facts: `jsonb_build_object('item', t.item, ${ABOUT_CONNECTION})`,
});

timelineSource({
  what: 'still_joining',
  from: `(select * from joining_questions where answer is not null) q ${OF_CONNECTION} left join users u on u.user_id = q.answered_by_id`,
  key: 'q.question_id',
  at: 'q.answered_at',
  records: CONNECTION_RECORDS,
  by: accountNameOf('u'),
  byEmail: 'u.email',
  facts: `jsonb_build_object('answer', q.answer, 'note', q.note, 'answered_by', q.answered_by, ${ABOUT_CONNECTION})`,
});
