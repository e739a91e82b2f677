import { ApiException, problem } from './errors/problem.js';

export const EDIT_CONFLICT = problem('record.edit_conflict', 409, 'Somebody else has changed this record meanwhile.');

/**
 * Refuses an edit of a locked record that started from another version than the present one (docs/rules.md#record-version).
 * @param startedFrom without it the edit is always allowed
 * @throws ApiException (409) when the record has another version
 */
export function refuseOtherVersion({ version }: { version: number }, startedFrom: number | null | undefined): void {
  if (startedFrom === undefined || startedFrom === null || startedFrom === version) return;
  throw new ApiException(EDIT_CONFLICT);
}
