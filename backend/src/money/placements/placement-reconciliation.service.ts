import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService, SYSTEM } from '../../auth/audit/audit.service.js';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { placementName, PlacementsService } from './placements.service.js';

const WITHOUT_PLACEMENT = `select c.connection_id from connections c where c.placement_status = 'placed' and c.placement_date is not null
    and not exists (select from placements p where p.connection_id = c.connection_id)
  order by c.placement_date, c.connection_id for update of c`;

/** Active placements without an open claim whose connection is not placed any more. A resignation does not revert a placement. */
const NOT_TAKEN_BACK = `select p.placement_id from placements p join connections c using (connection_id)
  where p.state = 'active' and not p.has_open_claim and c.placement_status not in ('placed', 'resigned')
  order by p.placement_id for update of c, p`;

/** Placements, by key, that did not follow from their connections and do now. */
export interface Reconciled {
  made: number[];
  reverted: number[];
}

/**
 * Makes placements follow from connections where a version of the product that knows none has changed these
 * (docs/operations.md#upgrade).
 */
@Injectable()
export class PlacementReconciliationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly placements: PlacementsService,
    private readonly audit: AuditService,
  ) {}

  /** Each placement gets an entry in the audit log, by the system. */
  async reconcile(): Promise<Reconciled> {
    return this.dataSource.transaction(async (transaction) => {
      await advisoryLock(transaction, 'placement reconciliation');
      const without = await transaction.query<{ connection_id: number }[]>(WITHOUT_PLACEMENT);
      const made: number[] = [];
      for (const { connection_id } of without) made.push(...(await this.make(transaction, connection_id)));
      const stale = await transaction.query<{ placement_id: number }[]>(NOT_TAKEN_BACK);
      const reverted = stale.map(({ placement_id }) => placement_id);
      for (const id of reverted)
        await this.placements.revert(transaction, SYSTEM, await this.placements.found(transaction, id));
      return { made, reverted };
    });
  }

  /** @returns its key, or nothing when there is one by now */
  private async make(transaction: EntityManager, connectionId: number): Promise<number[]> {
    const id = await this.placements.make(transaction, SYSTEM, connectionId);
    if (id === undefined) return [];
    const placement = await this.placements.found(transaction, id);
    const { placed_on, joining_date, fee_percent, warranty_months } = placement;
    await this.audit.record(transaction, SYSTEM, {
      action: 'created',
      recordKind: 'placement',
      recordId: id,
      name: placementName(placement),
      after: { connection_id: connectionId, placed_on, joining_date, fee_percent, warranty_months },
    });
    return [id];
  }
}
