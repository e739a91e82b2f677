import type { ListedInterview, OwnInvitation } from './interview-queries';

/** The state of an interview as it is shown: one without a result whose time has passed is neither proposed nor confirmed any more. */
export function shownState({ state, ends_at }: OwnInvitation, now: number): OwnInvitation['state'] | 'over' {
  const isOpen = state === 'proposed' || state === 'confirmed';
  return isOpen && Date.parse(ends_at) <= now ? 'over' : state;
}

/** Interviews that are still to be held, the next first, and the others, the latest first. @param rows the latest first */
export function aheadAndPast<T extends ListedInterview>(rows: readonly T[], now: number): [ahead: T[], past: T[]] {
  const isAhead = (row: T): boolean => ['proposed', 'confirmed'].includes(shownState(row, now));
  return [rows.filter(isAhead).reverse(), rows.filter((row) => !isAhead(row))];
}
