import { type LeftBy } from '../placements/placement-state.js';

/** Why the employee left. */
export const CLAIM_REASONS = ['resigned', 'terminated', 'absconded', 'other'] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** States of a claim: filed, then approved or declined; approved, then replaced or closed (docs/rules.md#claims). */
export const CLAIM_STATES = ['filed', 'approved', 'declined', 'replaced', 'closed'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

const IS_OPEN: Readonly<Record<ClaimState, boolean>> = {
  filed: true,
  approved: true,
  declined: false,
  replaced: false,
  closed: false,
};

/** A placement has at most one claim in these states. */
export const OPEN_CLAIM_STATES = CLAIM_STATES.filter((state) => IS_OPEN[state]);

export const CLAIM_DECISIONS = ['approved', 'declined'] as const;
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];

/** Who ended the employment, by the reason. */
export const REASON_LEFT_BY: Readonly<Record<ClaimReason, LeftBy | null>> = {
  resigned: 'person',
  terminated: 'employer',
  absconded: 'person',
  other: null,
};

/** Reasons as people read them. */
export const REASON_TEXTS: Readonly<Record<ClaimReason, string>> = {
  resigned: 'Resigned',
  terminated: 'Terminated by the company',
  absconded: 'Stopped coming without notice',
  other: 'Another reason',
};
