import { erasedBy, type PersonalData, recordsOf } from '../../auth/personal-data/personal-data.js';

const OF_HIRES = `select jsonb_build_object('number', number, 'kind', kind, 'issued_on', issued_on,
      'candidate_name', document ->> 'candidate_name', 'job_title', document ->> 'job_title', 'joining_date', document ->> 'joining_date',
      'first_month_gross_paise', document -> 'first_month_gross_paise') as record
  from invoices where placement_id = any($1) order by invoice_id`;

const COUNT = 'select count(*)::integer as documents from invoices where placement_id = any($1)';

/** Documents that name a person. They cannot be changed or removed; only the addresses they were mailed to are erased. */
export const INVOICE_DATA: PersonalData = {
  name: 'invoices',
  own: { fields: ['kind', 'issued_on', 'candidate_name', 'job_title', 'joining_date', 'first_month_gross_paise'] },
  read: (context) => recordsOf(context, OF_HIRES, context.person.placements),
  erase: async ({ transaction, person }) => ({
    documentMails: await erasedBy(transaction, 'erase_document_mails($1)', [person.emails]),
  }),
  retained: async ({ transaction, person }) => {
    const [row] = await transaction.query<{ documents: number }[]>(COUNT, [person.placements]);
    if (!row?.documents) return [];
    return [
      `invoices ${row.documents}, with the name in them, until eight years after the end of their year, by section 128 of the Companies Act`,
    ];
  },
};
