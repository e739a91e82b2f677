import type { Identifier } from 'react-admin';
import { UNDO_MILLISECONDS } from '../toasts/undo';

interface PendingDeletion {
  resource: string;
  ids: readonly Identifier[];
  begin: () => Promise<void>;
}

const pending = new Set<PendingDeletion>();

/** Whether a record is about to be deleted: no list shows it any more. */
export const isBeingDeleted = (resource: string, id: Identifier): boolean =>
  [...pending].some((deletion) => deletion.resource === resource && deletion.ids.includes(id));

/** Deletes now what waits. @returns nothing when nothing does */
export function finishDeletions(): Promise<unknown> | undefined {
  return pending.size > 0 ? Promise.all([...pending].map(({ begin }) => begin())) : undefined;
}

/** Who leaves the page has decided: the calls outlive it. */
window.addEventListener('pagehide', () => void finishDeletions());

interface Wanted<Outcome> {
  resource: string;
  ids: readonly Identifier[];
  /** Makes the calls; it does not throw. */
  send: () => Promise<Outcome>;
  /** Hears of the outcome, once lists show again what was not deleted. */
  report: (outcome: Outcome) => void;
}

/**
 * Deletes records when ten seconds are over, or the page is left.
 * @returns a function that keeps them; it answers whether it came in time
 */
export function deleteLater<Outcome>({ resource, ids, send, report }: Wanted<Outcome>): () => boolean {
  let isDecided = false;
  const begin = async (): Promise<void> => {
    if (isDecided) return;
    isDecided = true;
    window.clearTimeout(timer);
    const outcome = await send();
    pending.delete(deletion);
    report(outcome);
  };
  const deletion = { resource, ids, begin };
  const timer = window.setTimeout(() => void begin(), UNDO_MILLISECONDS);
  pending.add(deletion);
  return () => {
    if (isDecided) return false;
    isDecided = true;
    window.clearTimeout(timer);
    pending.delete(deletion);
    return true;
  };
}
