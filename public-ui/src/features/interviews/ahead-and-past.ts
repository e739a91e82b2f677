import type { ListedInterview } from './interview-queries';
import { shownState } from './shown-state';

/** Interviews that are still to be held, the next first, and the others, the latest first. @param rows the latest first */
export function aheadAndPast<T extends ListedInterview>(rows: readonly T[], now: number): [ahead: T[], past: T[]] {
  const isAhead = (row: T): boolean => ['proposed', 'confirmed'].includes(shownState(row, now));
  return [rows.filter(isAhead).reverse(), rows.filter((row) => !isAhead(row))];
}
