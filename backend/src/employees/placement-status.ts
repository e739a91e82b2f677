/** The states of a connection, in the order of the pipeline; any may follow any (docs/rules.md#placement-status). */
export const PLACEMENT_STATUSES = [
  'pending',
  'shortlisted',
  'interview_scheduled',
  'interview_completed',
  'selected',
  'offered',
  'placed',
  'rejected',
  'dropped',
  'resigned',
] as const;
export type PlacementStatus = (typeof PLACEMENT_STATUSES)[number];

/** Whether a connection has come to an end without or after a placement, and nothing follows. */
const HAS_ENDED: Readonly<Record<PlacementStatus, boolean>> = {
  pending: false,
  shortlisted: false,
  interview_scheduled: false,
  interview_completed: false,
  selected: false,
  offered: false,
  placed: false,
  rejected: true,
  dropped: true,
  resigned: true,
};
export const ENDED_STATUSES = PLACEMENT_STATUSES.filter((status) => HAS_ENDED[status]);
export const hasEnded = (status: PlacementStatus): boolean => HAS_ENDED[status];

/** The same as an SQL list. */
export const ENDED_IN_SQL = `(${ENDED_STATUSES.map((status) => `'${status}'`).join(', ')})`;

/** SQL that holds as long as a connection `c` is neither placed nor ended: what it still needs somebody for. */
export const stillOpen = (c: string): string =>
  `${c}.placement_status <> 'placed' and ${c}.placement_status not in ${ENDED_IN_SQL}`;

/** Shown for an employee without any connection (docs/rules.md#employee-status). */
export const AVAILABLE = 'Available';
