import { changedRows, maskTexts, recordsOf, type FreeText, type PersonalData } from '../privacy/personal-data.js';

const ABOUT_PERSON = `select to_jsonb(c) as record from (
    select claim_id, placement_id, filed_at, last_working_day, reason, state, decision_reason, decided_at, note from warranty_claims where placement_id = any($1) order by claim_id) c`;

const WITHOUT_WORDS = `update warranty_claims set note = null,
    decision_reason = case when is_covered then null else decision_reason end where placement_id = any($1)`;

const TEXTS: readonly FreeText[] = [
  ['warranty_claims', 'claim_id', 'note'],
  ['warranty_claims', 'claim_id', 'decision_reason'],
];
const GUARD = 'tg_warranty_claims_kept';

/** Warranty claims about a person. Who left, and when, stays with the placement; the free text is erased. */
export const CLAIM_DATA: PersonalData = {
  name: 'claims',
  read: (context) => recordsOf(context, ABOUT_PERSON, context.person.placements),
  erase: async (context) => {
    const { transaction, person } = context;
    await transaction.query(`alter table warranty_claims disable trigger ${GUARD}`);
    const claims = await changedRows(transaction, WITHOUT_WORDS, [person.placements]);
    const claimsOfOthers = await maskTexts(context, TEXTS);
    await transaction.query(`alter table warranty_claims enable trigger ${GUARD}`);
    return { claims, claimsOfOthers };
  },
};
