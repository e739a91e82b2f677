import { type PersonalData, recordsOf } from '../../auth/personal-data/personal-data.js';

/** Companies by name, and the staff as such: who of it is another person. */
const OPENED = `select jsonb_build_object('at', a.at, 'what', a.what, 'by', coalesce(c.name, 'agency')) as record
  from access_log a left join companies c using (company_id) where a.employee_id = any($1) order by a.access_id`;

/** Goes with the person. */
export const ACCESS_DATA: PersonalData = {
  name: 'access_log',
  own: { nothing: 'the submissions say which company was shown what, and when' },
  read: (context) => recordsOf(context, OPENED, context.person.employees),
};
