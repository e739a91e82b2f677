/** Of the account `u`, by the row `rules`: whether it lacks the second factor that the staff needs. */
export const LACKS_FACTOR = `rules.second_factor <> 'off' and not exists (select from second_factors f where f.user_id = u.user_id
  and f.confirmed_at is not null and f.suspended_at is null and (rules.second_factor = 'any' or f.kind = 'passkey'))`;
