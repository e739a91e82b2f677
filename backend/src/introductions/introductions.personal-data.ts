import { ERASED } from '../privacy/identity.js';
import { changedRows, recordsOf, type PersonalData } from '../privacy/personal-data.js';

/** Without the admin, who is another person. */
const OF_PERSON = `select jsonb_build_object('introduction_id', introduction_id, 'employee_name', employee_name,
      'company_name', company_name, 'job_title', job_title, 'how', how, 'introduced_on', introduced_on) as record
  from introductions where origin_employee_id = any($1) order by introduction_id`;

const NAMELESS_PERSON = `update introductions set employee_name = '${ERASED}',
    search_text = fold(concat_ws(' ', '${ERASED}', company_name, job_title)) where origin_employee_id = any($1)`;
const NAMELESS_ACTOR = `update introductions set introduced_by_name = '${ERASED}' where introduced_by = any($1)`;

const GUARD = 'tg_introductions_append_only';

/** The register proves what the agency brought to a company: a row keeps job, day and channel, and loses the name of the person. */
export const INTRODUCTION_DATA: PersonalData = {
  name: 'introductions',
  read: (context) => recordsOf(context, OF_PERSON, context.person.employees),
  erase: async ({ transaction, person: { employees, users } }) => {
    await transaction.query(`alter table introductions disable trigger ${GUARD}`);
    const introductions = await changedRows(transaction, NAMELESS_PERSON, [employees]);
    await transaction.query(NAMELESS_ACTOR, [users]);
    await transaction.query(`alter table introductions enable trigger ${GUARD}`);
    return { introductions };
  },
};
