import { PLACEMENT_STATUSES, placementTone, type PlacementStatus } from '@niyukt/ui-shared/domain/choices';

const STRENGTHS = ['100%', '72%', '54%'];

/** Colour of a status in the pipeline: that of its chip, paler for each status of the same family before it. */
export function segmentColour(status: PlacementStatus): string {
  const tone = placementTone(status);
  const family = PLACEMENT_STATUSES.filter((other) => placementTone(other) === tone);
  return `color-mix(in srgb, var(--${tone}) ${STRENGTHS[family.indexOf(status)] ?? '100%'}, var(--surface))`;
}
