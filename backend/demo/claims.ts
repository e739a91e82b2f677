import { type ClaimReason, type ClaimState } from '../src/money/claims/claim-state.js';

/** A demo claim. `lastDay`, `filed` and `decided` are days before the seed; without `lastDay` it is the one of the placement. */
export interface DemoClaim {
  name: string;
  by: 'company' | 'agency';
  reason: ClaimReason;
  state: ClaimState;
  filed: number;
  lastDay?: number;
  decided?: number;
  note?: string;
  decision?: string;
}

/** Every demo claim, earliest first. The placements say who replaced a person. */
export const DEMO_CLAIMS: readonly DemoClaim[] = [
  {
    name: 'Tanvi Bhat',
    by: 'company',
    reason: 'resigned',
    state: 'replaced',
    filed: 148,
    decided: 146,
    note: 'She went to a studio of her own.',
  },
  {
    name: 'Rekha Kumari',
    by: 'company',
    reason: 'resigned',
    state: 'closed',
    filed: 99,
    decided: 97,
    decision: 'Neelgiri took no replacement.',
  },
  {
    name: 'Jignesh Patel',
    by: 'agency',
    reason: 'resigned',
    state: 'replaced',
    filed: 72,
    decided: 71,
    note: 'Went back to Ahmedabad; his father is ill.',
  },
  {
    name: 'Suraj Hebbar',
    by: 'company',
    reason: 'absconded',
    state: 'replaced',
    filed: 59,
    decided: 57,
    note: 'Did not come back after Diwali and does not answer.',
  },
  {
    name: 'Neha Agarwal',
    by: 'company',
    reason: 'resigned',
    state: 'declined',
    filed: 38,
    decided: 38,
    decision: 'The warranty ended before the last working day.',
  },
  {
    name: 'Divya Menon',
    by: 'company',
    reason: 'other',
    state: 'declined',
    filed: 34,
    lastDay: 36,
    decided: 33,
    note: 'She is moving to another team of ours.',
    decision: 'She still works for the company.',
  },
  {
    name: 'Gurleen Sidhu',
    by: 'company',
    reason: 'terminated',
    state: 'approved',
    filed: 8,
    lastDay: 11,
    decided: 5,
    note: 'No notice of absence on three days.',
  },
  {
    name: 'Kiran Gowda',
    by: 'company',
    reason: 'resigned',
    state: 'filed',
    filed: 2,
    lastDay: 4,
    note: 'Took an offer in Pune. Please send candidates soon, a release is due.',
  },
];
