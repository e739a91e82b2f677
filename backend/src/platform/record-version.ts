import { ConflictException } from '@nestjs/common';

/**
 * Refuses an edit that started from another version of a locked record than the present one.
 * @param startedFrom left out or null, the edit is made whatever has changed meanwhile
 * @throws ConflictException when the record was changed meanwhile
 */
export function refuseOtherVersion({ version }: { version: number }, startedFrom: number | null | undefined): void {
  if (startedFrom === undefined || startedFrom === null || startedFrom === version) return;
  throw new ConflictException('Somebody else has changed this record meanwhile.');
}
