/** Days after joining from which an invoice that is missing needs attention; the invoice is to be issued by day 30. */
export const INVOICE_AFTER_DAYS = 20;

/** From then on it is urgent: a week later. */
export const INVOICE_URGENT_BUSINESS_DAYS = 5;

/**
 * SQL: the fee of the placement `t` is still to be invoiced. The index ix_placements_uninvoiced has these. Who resigned before the first
 * day has no last one, and earned none.
 */
export const IS_UNINVOICED = `(t.invoice_state is null or t.invoice_state = 'credited')
  and t.replaces_placement_id is null and t.state <> 'reverted' and not (t.state = 'left' and t.left_on is null)`;

/**
 * SQL: the placement `t` earned a fee that is not invoiced yet, as far as a joining date is known. The claim lapses three years later
 * (Limitation Act, Article 55).
 */
export const HAS_UNINVOICED_FEE = `(${IS_UNINVOICED} and coalesce(t.joining_date > india_today() - interval '3 years', false))`;

/** SQL: the replacement of the placement `t` was reverted: the company may claim again (docs/rules.md#replacement). */
export const LOST_REPLACEMENT = `exists (select from placements r
  where r.placement_id = t.replaced_by_placement_id and r.state = 'reverted')`;

/** SQL of why the placement `t` needs attention today, or null (docs/rules.md#attention). */
export const ATTENTION = `case
  when t.state = 'reverted' then case when t.invoice_state <> 'credited' then 'reverted_with_invoice' end
  when ${IS_UNINVOICED} then case
    when t.first_month_gross_paise is null and t.joining_date <= (select india_today()) then 'joined_without_gross'
    when t.joining_date <= (select india_today()) - ${INVOICE_AFTER_DAYS} then 'invoice_to_issue' end end`;

/** The same by reason, so that indexes find the few. */
export const ATTENTION_CONDITIONS = {
  reverted_with_invoice: `t.state = 'reverted' and t.invoice_state <> 'credited'`,
  joined_without_gross: `${IS_UNINVOICED} and t.first_month_gross_paise is null and t.joining_date <= india_today()`,
  invoice_to_issue: `${IS_UNINVOICED} and t.first_month_gross_paise is not null and t.joining_date <= india_today() - ${INVOICE_AFTER_DAYS}`,
};
