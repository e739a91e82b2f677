import {
  erasedBy,
  type FreeTexts,
  maskTexts,
  namingTexts,
  type PersonalData,
  recordsOf,
} from '../../auth/personal-data/personal-data.js';
import { HAS_UNINVOICED_FEE } from './placement-attention.js';

/** What the agency earns by a person is no fact about the person. */
const HIRES = `select to_jsonb(p) - '{search_text,origin_connection_id,fee_percent,fee_paise}'::text[] as record
  from placements p where placement_id = any($1) order by placement_id`;

const TO_INVOICE = `select count(*)::integer as fees from placements t where placement_id = any($1) and ${HAS_UNINVOICED_FEE}`;

const WITHOUT_REASON =
  'update placements set left_reason = null where placement_id = any($1) and left_reason is not null';

const REASONS: FreeTexts = [['placements', 'placement_id', 'left_reason']];

/** Placements of a person. */
export const PLACEMENT_DATA: PersonalData = {
  name: 'placements',
  own: {
    fields: [
      'job_title',
      'company_name',
      'placed_on',
      'joining_date',
      'first_month_gross_paise',
      'commitment_years',
      'left_on',
    ],
  },
  read: (context) => recordsOf(context, HIRES, context.person.placements),
  naming: (context) =>
    namingTexts(context, 'placements', REASONS, 'placement_id <> all($2)', [context.person.placements]),
  erase: async (context) => {
    const { transaction, person } = context;
    await transaction.query(WITHOUT_REASON, [person.placements]);
    // a document says the name anyway, or is to say it
    const placements = await erasedBy(transaction, 'erase_placements($1)', [person.placements]);
    const placementsOfOthers = await maskTexts(context, REASONS);
    return { placements, placementsOfOthers };
  },
  retained: async ({ transaction, person }) => {
    const [{ fees }] = await transaction.query<[{ fees: number }]>(TO_INVOICE, [person.placements]);
    return fees ? [`placements ${fees}, with the name in them, until their fee is invoiced`] : [];
  },
};
