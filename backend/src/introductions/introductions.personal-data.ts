import { ERASED } from '../privacy/identity.js';
import { changedRows, recordsOf, type PersonalData } from '../privacy/personal-data.js';

/** Without the admin, who is another person. */
const OF_PERSON = `select jsonb_build_object('introduction_id', introduction_id, 'employee_name', employee_name,
      'company_name', company_name, 'job_title', job_title, 'how', how, 'introduced_on', introduced_on) as record
  from introductions where origin_employee_id = any($1) order by introduction_id`;

/** Introductions to a company, without the people's names. */
const OF_COMPANY = `select jsonb_build_object('introduction_id', introduction_id, 'company_name', company_name,
      'job_title', job_title, 'how', how, 'introduced_on', introduced_on) as record
  from introductions where origin_company_id = any($1) order by introduction_id`;

const NAMELESS = (
  name: string,
  origin: string,
  others: string,
): string => `update introductions set ${name} = '${ERASED}',
    search_text = fold(concat_ws(' ', '${ERASED}', ${others})) where ${origin} = any($1)`;
const NAMELESS_PERSON = NAMELESS('employee_name', 'origin_employee_id', 'company_name, job_title');
const NAMELESS_COMPANY = NAMELESS('company_name', 'origin_company_id', 'employee_name, job_title');
const NAMELESS_ACTOR = `update introductions set introduced_by_name = '${ERASED}' where introduced_by = any($1)`;

const GUARD = 'tg_introductions_append_only';

/** The register proves what the agency brought to a company: a row keeps job, day and channel, and loses the name. */
export const INTRODUCTION_DATA: PersonalData = {
  name: 'introductions',
  read: async (context) => {
    const { employees, companies } = context.person;
    return [...(await recordsOf(context, OF_PERSON, employees)), ...(await recordsOf(context, OF_COMPANY, companies))];
  },
  erase: async ({ transaction, person: { employees, companies, users } }) => {
    await transaction.query(`alter table introductions disable trigger ${GUARD}`);
    const ofPerson = await changedRows(transaction, NAMELESS_PERSON, [employees]);
    const ofCompany = await changedRows(transaction, NAMELESS_COMPANY, [companies]);
    await transaction.query(NAMELESS_ACTOR, [users]);
    await transaction.query(`alter table introductions enable trigger ${GUARD}`);
    return { introductions: ofPerson + ofCompany };
  },
};
