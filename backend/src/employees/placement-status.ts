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

/** The statuses on the way to one. */
export const statusesBefore = (status: PlacementStatus): readonly PlacementStatus[] =>
  PLACEMENT_STATUSES.slice(0, PLACEMENT_STATUSES.indexOf(status));

/** A status and those that follow it, up to the placement. */
export const statusesFrom = (status: PlacementStatus): readonly PlacementStatus[] =>
  PLACEMENT_STATUSES.slice(PLACEMENT_STATUSES.indexOf(status), PLACEMENT_STATUSES.indexOf('placed') + 1);

/** Statuses as an SQL list. */
export const sqlList = (statuses: readonly PlacementStatus[]): string =>
  `(${statuses.map((status) => `'${status}'`).join(', ')})`;
export const ENDED_IN_SQL = sqlList(ENDED_STATUSES);

/** SQL: how far it went, as companies and people are told. @param c alias of `connections` @param before the stage before an interview */
export const stageOf = (c: string, before: string): string => `case when ${c}.placement_status = 'placed' then 'placed'
        when ${c}.placement_status in ${ENDED_IN_SQL} then 'closed'
        when ${c}.placement_status in ('selected', 'offered') then 'offer'
        when ${c}.placement_status in ('interview_scheduled', 'interview_completed') then 'interview' else ${before} end`;

/** SQL that holds as long as a connection `c` is neither placed nor ended: what it still needs somebody for. */
export const stillOpen = (c: string): string =>
  `${c}.placement_status <> 'placed' and ${c}.placement_status not in ${ENDED_IN_SQL}`;

/** Shown for an employee without any connection (docs/rules.md#employee-status). */
export const AVAILABLE = 'Available';
