import { ApiException, problem } from './errors/problem.js';

export const EDIT_CONFLICT = problem('record.edit_conflict', 409, 'Somebody else has changed this record meanwhile.');

/**
 * Refuses an edit that started from another version of a locked record than the present one.
 * @param startedFrom left out or null, the edit is made whatever has changed meanwhile
 * @throws ApiException (409) when the record was changed meanwhile
 */
export function refuseOtherVersion({ version }: { version: number }, startedFrom: number | null | undefined): void {
  if (startedFrom === undefined || startedFrom === null || startedFrom === version) return;
  throw new ApiException(EDIT_CONFLICT);
}
