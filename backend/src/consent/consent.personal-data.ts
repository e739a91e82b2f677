import { recordsOf, type PersonalData } from '../privacy/personal-data.js';

/** Without the admin who noted it, who is another person. */
const SAID = `select jsonb_build_object('share_with_employers', share_with_employers, 'text_version', text_version,
    'channel', channel, 'decided_at', decided_at) as record
  from sharing_consents where employee_id = any($1) order by consent_id`;

/** Goes with the person. */
export const CONSENT_DATA: PersonalData = {
  name: 'consents',
  read: (context) => recordsOf(context, SAID, context.person.employees),
};
