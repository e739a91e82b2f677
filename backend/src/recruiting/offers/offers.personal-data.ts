import {
  changedRows,
  type FreeText,
  type FreeTexts,
  maskTexts,
  namingTexts,
  type PersonalData,
  recordsOf,
} from '../../auth/personal-data/personal-data.js';

/** Offers to the person with the answers, the joining list, and what was said about joining. */
const OF_PERSON = `select jsonb_build_object('connection_id', c.connection_id, 'job', c.job_title, 'company', c.company_name,
    'offers', (select coalesce(jsonb_agg(to_jsonb(o) - '{created_by,answered_by_id,connection_id}'::text[]
        || jsonb_build_object('own_reason', case when o.answered_by = 'person' then o.reason end) order by o.offer_id), '[]')
      from offers o where o.connection_id = c.connection_id),
    'joining_list', (select coalesce(jsonb_agg(jsonb_build_object('item', t.item, 'ticked_at', t.ticked_at) order by t.ticked_at), '[]')
      from joining_ticks t where t.connection_id = c.connection_id),
    'still_joining', (select coalesce(jsonb_agg(jsonb_build_object('asked_on', q.asked_on, 'answer', q.answer, 'note', q.note,
        'answered_at', q.answered_at, 'answered_by', q.answered_by) order by q.asked_on), '[]')
      from joining_questions q where q.connection_id = c.connection_id)) as record
  from connections c where c.employee_id = any($1)
    and (exists (select from offers o where o.connection_id = c.connection_id)
      or exists (select from joining_ticks t where t.connection_id = c.connection_id))
  order by c.connection_id`;

const TERMS: FreeTexts = [
  ['offers', 'offer_id', 'reason'],
  ['offers', 'offer_id', 'counter'],
];
const TEXTS: readonly FreeText[] = [...TERMS, ['joining_questions', 'question_id', 'note']];

/** Offers go with their connection; texts of others that name the person are masked. */
export const OFFER_DATA: PersonalData = {
  name: 'offers',
  own: {
    fields: [
      'job',
      'offers.state',
      'offers.offered_salary',
      'offers.joining_date',
      'offers.valid_until',
      'offers.counter',
      'offers.counter_joining_date',
      'offers.own_reason',
      'offers.created_at',
      'offers.answered_at',
      'joining_list.item',
      'joining_list.ticked_at',
      'still_joining.asked_on',
      'still_joining.answer',
      'still_joining.answered_at',
    ],
  },
  read: (context) => recordsOf(context, OF_PERSON, context.person.employees),
  naming: (context) =>
    namingTexts(context, 'reasons of offers', TERMS, 'connection_id <> all($2)', [context.person.connections]),
  erase: async (context) => {
    const { transaction, person } = context;
    const gone = (table: string): Promise<number> =>
      changedRows(transaction, `delete from ${table} where connection_id = any($1)`, [person.connections]);
    return {
      offers: await gone('offers'),
      joiningTicks: await gone('joining_ticks'),
      joiningQuestions: await gone('joining_questions'),
      offersOfOthers: await maskTexts(context, TEXTS),
    };
  },
};
