/** What became of a placement. */
export const PLACEMENT_STATES = ['active', 'left', 'reverted', 'replaced'] as const;
export type PlacementState = (typeof PLACEMENT_STATES)[number];

/** Who ended the employment. Only the employer's end ends the commitment of the person (docs/rules.md#commitment). */
export const LEFT_BY = ['employer', 'person'] as const;
export type LeftBy = (typeof LEFT_BY)[number];

/** Why a person is not committed to an employer any more. */
export const COMMITMENT_ENDS = ['time_over', 'employer_ended'] as const;

/** Where a placement's warranty stands. */
export const WARRANTIES = ['not_started', 'running', 'claimed', 'ended'] as const;

/** What became of an invoice. */
export const INVOICE_STATES = ['issued', 'part_paid', 'paid', 'credited'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Why an admin should look at a placement (docs/rules.md#attention). */
export const PLACEMENT_ATTENTION = ['joined_without_gross', 'invoice_to_issue', 'reverted_with_invoice'] as const;
