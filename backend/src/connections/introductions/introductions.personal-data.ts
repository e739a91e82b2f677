import { erasedBy, type PersonalData, recordsOf } from '../../auth/personal-data/personal-data.js';

/** Without the admin, who is another person. */
const OF_PERSON = `select jsonb_build_object('introduction_id', introduction_id, 'employee_name', employee_name,
      'company_name', company_name, 'job_title', job_title, 'how', how, 'introduced_on', introduced_on) as record
  from introductions where origin_employee_id = any($1) order by introduction_id`;

/** The register proves what the agency brought to a company: a row keeps job, day and channel, and loses the name of the person. */
export const INTRODUCTION_DATA: PersonalData = {
  name: 'introductions',
  own: { nothing: 'a company is named once it was shown the profile, which stands among the submissions' },
  read: (context) => recordsOf(context, OF_PERSON, context.person.employees),
  erase: async ({ transaction, person: { employees, users } }) => ({
    introductions: await erasedBy(transaction, 'erase_introductions($1, $2)', [employees, users]),
  }),
};
