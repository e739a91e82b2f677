import { type PersonalData, recordsOf } from '../../auth/personal-data/personal-data.js';

const OF_PERSON = `select to_jsonb(n) - 'employee_id' as record from notices n where employee_id = any($1)`;

/** Goes with the person. */
export const NOTICE_DATA: PersonalData = {
  name: 'notices',
  own: { fields: ['sent_at', 'reminded_at'] },
  read: (context) => recordsOf(context, OF_PERSON, context.person.employees),
};
