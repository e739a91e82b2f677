import { KEPT_BY_DATABASE, maskTexts, recordsOf, type PersonalData } from '../privacy/personal-data.js';

const ROWS = `select to_jsonb(r) - ${KEPT_BY_DATABASE} - 'owner_id' as record from companies r where company_id = any($1)`;

export const COMPANY_DATA: PersonalData = {
  name: 'company',
  read: (context) => recordsOf(context, ROWS, context.person.companies),
  erase: async (context) => ({ companiesNaming: await maskTexts(context, [['companies', 'company_id', 'about_us']]) }),
};
