/** What became of a placement. */
export const PLACEMENT_STATES = ['active', 'left', 'reverted', 'replaced'] as const;
export type PlacementState = (typeof PLACEMENT_STATES)[number];

/** Where a placement's warranty stands. */
export const WARRANTIES = ['not_started', 'running', 'claimed', 'ended'] as const;

/** What became of an invoice. */
export const INVOICE_STATES = ['issued', 'part_paid', 'paid', 'credited'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Why somebody of the agency should look at a placement (docs/rules.md#attention). */
export const PLACEMENT_ATTENTION = ['joined_without_gross', 'invoice_to_issue', 'reverted_with_invoice'] as const;
