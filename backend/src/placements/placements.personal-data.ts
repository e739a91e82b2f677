import { ERASED } from '../privacy/identity.js';
import { changedRows, maskTexts, recordsOf, type PersonalData, type PersonContext } from '../privacy/personal-data.js';

/** What the agency earns by a person is no fact about the person. */
const HIRES = `select to_jsonb(p) - '{search_text,origin_connection_id,fee_percent,fee_paise}'::text[] as record
  from placements p where placement_id = any($1) order by placement_id`;

/** Of a company: how it went, without who was placed. */
const AT_COMPANY = `select jsonb_build_object('placement_id', placement_id, 'job_title', job_title, 'company_name', company_name,
      'placed_on', placed_on, 'joining_date', joining_date, 'warranty_until', warranty_until, 'state', state, 'fee_paise', fee_paise,
      'invoice_number', invoice_number) as record
  from placements where placement_id = any($1) order by placement_id`;

/** A document that was issued says the name anyway; who only was placed loses it. */
const WITHOUT_DOCUMENT = 'not exists (select from invoices i where i.placement_id = p.placement_id)';
const NAMELESS_PERSON = `update placements p set employee_name = '${ERASED}' where placement_id = any($1) and ${WITHOUT_DOCUMENT}`;
const NAMELESS_COMPANY = `update placements p set company_name = '${ERASED}' where placement_id = any($1) and ${WITHOUT_DOCUMENT}`;
const WITHOUT_REASON =
  'update placements set left_reason = null where placement_id = any($1) and left_reason is not null';

/** The placements at a person's company. */
const atCompany = ({ person }: PersonContext): number[] => person.placements.filter((id) => !person.hires.includes(id));

/** Placements of a person, and at a company. */
export const PLACEMENT_DATA: PersonalData = {
  name: 'placements',
  read: async (context) => [
    ...(await recordsOf(context, HIRES, context.person.hires)),
    ...(await recordsOf(context, AT_COMPANY, atCompany(context))),
  ],
  erase: async (context) => {
    const { transaction, person } = context;
    await transaction.query(WITHOUT_REASON, [person.hires]);
    const ofPerson = await changedRows(transaction, NAMELESS_PERSON, [person.hires]);
    const atOwn = await changedRows(transaction, NAMELESS_COMPANY, [atCompany(context)]);
    const placementsOfOthers = await maskTexts(context, [['placements', 'placement_id', 'left_reason']]);
    return { placements: ofPerson + atOwn, placementsOfOthers };
  },
};
