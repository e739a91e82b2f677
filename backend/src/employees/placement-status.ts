/** The ten states of a connection, in the order of the pipeline; any may follow any (spec 4). */
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

/** Shown for an employee without any connection (spec 4). */
export const AVAILABLE = 'Available';
