import type { ListedInterview } from './interview-queries';

/** Interviews that are still to be held, the next first, and the others, the latest first. @param rows the latest first */
export function aheadAndPast<T extends ListedInterview>(rows: readonly T[]): [ahead: T[], past: T[]] {
  const isAhead = ({ state, ends_at }: T): boolean =>
    (state === 'proposed' || state === 'confirmed') && Date.parse(ends_at) > Date.now();
  return [rows.filter(isAhead).reverse(), rows.filter((row) => !isAhead(row))];
}
