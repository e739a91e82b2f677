import { PLACEMENT_STATUSES, type PlacementStatus } from '../src/employees/placement-status.js';
import { workingMoment } from './calendar.js';
import { type DemoConnection } from './connection.js';

const TEN_O_CLOCK = 10 * 60;
const HALF_PAST_FIVE = 17 * 60 + 30;
/** Steps of one day keep their order. */
const MINUTES_BETWEEN_STEPS = 50;
const PIPELINE = PLACEMENT_STATUSES.slice(0, PLACEMENT_STATUSES.indexOf('placed') + 1);

/** One change of a demo connection's status. */
export interface ConnectionStep {
  from: PlacementStatus | null;
  to: PlacementStatus;
  at: Date;
}

/**
 * The changes that led to a connection's status, earliest first, spread over the days from its first to its last.
 * @param index spreads connections of the same day over its hours
 */
export function stepsOf(placement: DemoConnection, index: number, now: Date): ConnectionStep[] {
  const path = pathOf(placement);
  const days = daysOf(placement, path.length);
  const slack = HALF_PAST_FIVE - TEN_O_CLOCK - (path.length - 1) * MINUTES_BETWEEN_STEPS;
  const start = TEN_O_CLOCK + ((index * 97) % slack);
  return path.map((to, step) => {
    const minute = start + step * MINUTES_BETWEEN_STEPS;
    return { from: path[step - 1] ?? null, to, at: workingMoment(now, days[step] ?? 0, minute) };
  });
}

function pathOf([, , status, , , details]: DemoConnection): PlacementStatus[] {
  if (status === 'resigned') return [...PIPELINE, status];
  if (PIPELINE.includes(status)) return upTo(status);
  return [...upTo(details?.after ?? 'shortlisted'), status];
}

function upTo(status: PlacementStatus): PlacementStatus[] {
  return PIPELINE.slice(0, PIPELINE.indexOf(status) + 1);
}

/** The days before now of each step. Who resigned was placed long before that; every other path is spread evenly. */
function daysOf([, , , connected, changed, details]: DemoConnection, steps: number): number[] {
  if (details?.placed !== undefined) return [...spread(connected, details.placed, steps - 1), changed];
  return spread(connected, changed, steps);
}

function spread(first: number, last: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, step) =>
    Math.round(first + ((last - first) * step) / Math.max(1, steps - 1)),
  );
}
