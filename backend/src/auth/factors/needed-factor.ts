/**
 * SQL: whether a factor `f` meets a rule for the staff.
 * @param rule the rule, in SQL
 * @param host name of the host whose passkeys count, in SQL
 */
export const meetsRule = (rule: string, host: string): string =>
  `f.confirmed_at is not null and f.suspended_at is null and (f.kind = 'totp' and ${rule} = 'any' or f.kind = 'passkey' and f.rp_id = ${host})`;

/** SQL: whether the account `u` lacks the second factor that the staff needs, by the row `rules`. */
export const lacksFactor = (host: string): string =>
  `rules.second_factor <> 'off' and not exists (select from second_factors f where f.user_id = u.user_id
    and ${meetsRule('rules.second_factor', host)})`;
