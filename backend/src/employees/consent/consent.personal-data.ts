import { type PersonalData, recordsOf } from '../../auth/personal-data/personal-data.js';

/** Without the admin who noted it, who is another person. */
const SAID = `select to_jsonb(c) - 'noted_by' - 'employee_id' as record
  from consents c where employee_id = any($1) order by consent_id`;

/** Goes with the person. */
export const CONSENT_DATA: PersonalData = {
  name: 'consents',
  own: {
    fields: [
      'purpose',
      'company_name',
      'job_title',
      'agrees',
      'not_to',
      'text_version',
      'language',
      'channel',
      'address',
      'decided_at',
    ],
  },
  read: (context) => recordsOf(context, SAID, context.person.employees),
};
