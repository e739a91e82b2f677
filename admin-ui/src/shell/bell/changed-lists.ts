import { EVERYTHING } from '@niyukt/ui-shared/live/everything';
import type { useQueryClient } from '@tanstack/react-query';
import { allResources } from '../../kit/resource/registry';
import { pageName } from '../../kit/resource/page';

/** A replica, from which lists are read, has a change by then. */
const REPLICA_MILLISECONDS = 2_000;

/** Reads lists again whose kinds of records changed: at once, and once more when every server has the change. */
export function readChangedLists(queries: ReturnType<typeof useQueryClient>, recordKinds: readonly string[]): void {
  const names = new Set(
    allResources()
      .filter(({ records }) => records?.recordKind && recordKinds.includes(records.recordKind))
      .map(({ page }) => pageName(page)),
  );
  const isAll = recordKinds.includes(EVERYTHING);
  if (!isAll && !names.size) return;
  const read = (): void =>
    void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => isAll || names.has(String(name)) });
  read();
  window.setTimeout(read, REPLICA_MILLISECONDS);
}
