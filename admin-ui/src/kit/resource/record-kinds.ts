import { pageName } from './page';
import { allResources } from './registry';

/** The list, by its address without the slash, whose drawers show records of a kind as tasks and notifications call it. */
export function listOfKind(recordKind: string): string | undefined {
  const found = allResources().find(({ records }) => records?.recordKind === recordKind);
  return found && (found.records?.path?.slice(1) ?? pageName(found.page));
}
