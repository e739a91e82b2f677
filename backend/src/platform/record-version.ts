import { ApiException } from './errors/problem.js';
import { EDIT_CONFLICT } from './record-version.problems.js';

/**
 * Refuses an edit of a locked record that started from another version than the present one (docs/rules.md#record-version).
 * @param startedFrom without it the edit is always allowed
 * @param isDone the record says already what is sent, as after an edit whose answer was lost
 * @throws ApiException (409) when the record has another version
 */
export function refuseOtherVersion(
  { version }: { version: number },
  startedFrom: number | null | undefined,
  isDone = false,
): void {
  if (isDone || startedFrom === undefined || startedFrom === null || startedFrom === version) return;
  throw new ApiException(EDIT_CONFLICT);
}
