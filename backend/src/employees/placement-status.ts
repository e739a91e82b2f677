/** The ten states of a connection, in the order of the pipeline; any may follow any (docs/rules.md#placement-status). */
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

/** Shown for an employee without any connection (docs/rules.md#employee-status). */
export const AVAILABLE = 'Available';
