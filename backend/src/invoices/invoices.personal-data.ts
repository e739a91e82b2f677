import { ERASED } from '../privacy/identity.js';
import { changedRows, recordsOf, type PersonalData } from '../privacy/personal-data.js';

const OF_HIRES = `select jsonb_build_object('number', number, 'kind', kind, 'issued_on', issued_on,
      'candidate_name', document ->> 'candidate_name', 'job_title', document ->> 'job_title', 'joining_date', document ->> 'joining_date',
      'first_month_gross_paise', document -> 'first_month_gross_paise') as record
  from invoices where placement_id = any($1) order by invoice_id`;

/** What a company was billed, without the names of placed people. */
const OF_COMPANY = `select jsonb_build_object('number', number, 'kind', kind, 'issued_on', issued_on, 'due_date', due_date,
      'company_name', company_name, 'company_gstin', company_gstin, 'total_paise', total_paise, 'received_paise', received_paise,
      'tds_paise', tds_paise, 'outstanding_paise', outstanding_paise, 'state', state) as record
  from invoices where placement_id = any($1) order by invoice_id`;

const COUNT = 'select count(*)::integer as documents from invoices where placement_id = any($1)';

/** Documents that name a person or a company. They cannot be changed or removed; only the addresses they were mailed to are erased. */
export const INVOICE_DATA: PersonalData = {
  name: 'invoices',
  read: async (context) => {
    const { placements, hires } = context.person;
    const ofCompany = placements.filter((id) => !hires.includes(id));
    return [...(await recordsOf(context, OF_HIRES, hires)), ...(await recordsOf(context, OF_COMPANY, ofCompany))];
  },
  erase: async ({ transaction, person }) => ({
    documentMails:
      (await changedRows(
        transaction,
        `update invoice_sendings set recipient = '${ERASED}' where lower(recipient) = any($1)`,
        [person.emails],
      )) +
      (await changedRows(transaction, 'update reminders set recipient = null where lower(recipient) = any($1)', [
        person.emails,
      ])),
  }),
  kept: async ({ transaction, person }) => {
    const [row] = await transaction.query<{ documents: number }[]>(COUNT, [person.placements]);
    if (!row?.documents) return [];
    return [
      `invoices ${row.documents}, with the name in them, until 72 months after the annual return of their year was due, by section 36 of the CGST Act`,
    ];
  },
};
