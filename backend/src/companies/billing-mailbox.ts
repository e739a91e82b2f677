/** SQL: where bills and claims of a company `c` go (docs/rules.md#invoice-mail); null when its contact was erased and none came since. */
export const BILLING_MAILBOX = `coalesce(c.billing_email, case when c.contact_email not like '%.invalid' then c.contact_email end)`;
