import { type PersonalData, recordsOf } from '../../auth/personal-data/personal-data.js';

const OF_PERSON = `select jsonb_build_object('last_seen_at', last_seen_at, 'first_told_at', first_told_at, 'last_told_at', last_told_at,
    'due_at', due_at) as record
  from inactive_people where employee_id = any($1)`;

/** Goes with the person. */
export const RETENTION_DATA: PersonalData = {
  name: 'retention',
  own: { fields: ['last_seen_at', 'first_told_at', 'last_told_at', 'due_at'] },
  read: (context) => recordsOf(context, OF_PERSON, context.person.employees),
};
