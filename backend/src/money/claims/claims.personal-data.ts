import {
  erasedBy,
  type ErasedCounts,
  type FreeTexts,
  namingTexts,
  type PersonalData,
  recordsOf,
} from '../../auth/personal-data/personal-data.js';

const ABOUT_PERSON = `select to_jsonb(c) as record from (
    select claim_id, placement_id, filed_at, last_working_day, reason, state, decision_reason, decided_at, note from warranty_claims where placement_id = any($1) order by claim_id) c`;

const TEXTS: FreeTexts = [
  ['warranty_claims', 'claim_id', 'note'],
  ['warranty_claims', 'claim_id', 'decision_reason'],
];

/** Warranty claims about a person. Who left, and when, stays with the placement; the free text is erased. */
export const CLAIM_DATA: PersonalData = {
  name: 'claims',
  own: { nothing: 'a claim is between company and agency; that the person left stands with the placement' },
  read: (context) => recordsOf(context, ABOUT_PERSON, context.person.placements),
  naming: (context) => namingTexts(context, 'claims', TEXTS, 'placement_id <> all($2)', [context.person.placements]),
  erase: ({ transaction, person }) =>
    erasedBy<ErasedCounts>(transaction, 'erase_claims($1, $2, $3, $4)', [
      person.placements,
      person.emails,
      person.phones,
      person.soleNames,
    ]),
};
