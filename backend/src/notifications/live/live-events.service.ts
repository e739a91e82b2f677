import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';

/** Whose lists are to be read again: some accounts, or everybody of the staff. */
export type Listeners = readonly number[] | 'staff';

/** Says to open pages that something changed. */
@Injectable()
export class LiveEvents {
  /**
   * Once the transaction is committed, pages of these accounts read lists of these kinds of records again (docs/workspace.md).
   * @param recordKinds such as `connection`; no key and no name
   */
  changed(_transaction: EntityManager, _recordKinds: readonly string[], _listeners: Listeners): void {
    // the streams are told once they are here
  }
}
