import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { type Actor, AuditService } from '../../auth/audit/audit.service.js';
import { LEFT_BEFORE_JOINING, NOT_LEFT, PLACEMENT_INVOICED } from '../../connections/connections.problems.js';
import {
  CONNECTION_CHANGED,
  type ConnectionChange,
  ConnectionsService,
} from '../../connections/connections.service.js';
import { type PlacementStatus } from '../../employees/placement-status.js';
import { changesBetween, givenFields } from '../../platform/changes.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { ApiException } from '../../platform/errors/problem.js';
import { refuseWithout } from '../../platform/http/access.js';
import { type Caller } from '../../platform/http/caller.js';
import { shownTo } from '../../platform/lists/list-definition.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { Reacts, transactionEvent, TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { type EditPlacementDto } from './placement.dto.js';
import { Placement } from './placement.entity.js';
import { type PlacementDto, PLACEMENTS } from './placements.list.js';
import { PLACEMENT_NOT_FOUND } from './placements.problems.js';
import { PLACEMENT_CAUSES } from './placements.tasks.js';

export interface PlacementMade {
  caller: Actor | Caller;
  placementId: number;
  connectionId: number;
}

export const PLACEMENT_MADE = transactionEvent<PlacementMade>(
  'placement.made',
  'A connection that had no placement became placed.',
);

/** The database copies what it is about from the connection, and the fee from the settings. */
const MADE = new PreparedStatement<{ placement_id: number }>(
  'insert into placements (connection_id) values ($1) on conflict (connection_id) do nothing returning placement_id',
);
const STATUS = new PreparedStatement<{ placement_status: PlacementStatus }>(
  'select placement_status from connections where connection_id = $1',
);
/** The original and every replacement of the placement with this key, first to last. */
const CHAIN = `with recursive earlier as (
    select placement_id, replaces_placement_id, 0 as step from placements where placement_id = $1
    union all select p.placement_id, p.replaces_placement_id, step - 1 from placements p
      join earlier e on p.placement_id = e.replaces_placement_id),
  chain as (
    (select placement_id, 0 as step from earlier order by earlier.step limit 1)
    union all select p.placement_id, step + 1 from placements p join chain on p.replaces_placement_id = chain.placement_id)
  select placement_id from chain order by step`;

/** Placements: made when a connection becomes placed, and kept when it changes or is deleted later (docs/rules.md#placements). */
@Injectable()
export class PlacementsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly connections: ConnectionsService,
    private readonly events: TransactionEvents,
    private readonly tasks: TasksService,
  ) {}

  async one(caller: Caller, id: number, transaction?: EntityManager): Promise<PlacementDto> {
    return this.lists.record(shownTo(caller, PLACEMENTS), id, PLACEMENT_NOT_FOUND, transaction);
  }

  /** The original placement and every replacement, first to last. */
  async chain(caller: Caller, id: number): Promise<PlacementDto[]> {
    const links = await this.dataSource.query<{ placement_id: number }[]>(CHAIN, [id]);
    if (!links.length) throw new ApiException(PLACEMENT_NOT_FOUND);
    return Promise.all(links.map(({ placement_id }) => this.one(caller, placement_id)));
  }

  /** A placement, locked until the transaction ends. Its invoices, payments and claims are changed under this lock. */
  async locked(transaction: EntityManager, id: number): Promise<Placement> {
    return this.found(transaction, id, { mode: 'pessimistic_write' });
  }

  async found(manager: EntityManager, id: number, lock?: { mode: 'pessimistic_write' }): Promise<Placement> {
    const placement = await manager.findOne(Placement, { where: { placement_id: id }, ...(lock && { lock }) });
    if (!placement) throw new ApiException(PLACEMENT_NOT_FOUND);
    return placement;
  }

  /**
   * Notes joining date, gross, and that the person left. The joining date is the one of the connection, too.
   * @throws ApiException (403) for a gross from an admin who may see none
   * @throws ApiException (409) when joining date or gross change under an invoice
   * @throws ApiException (422) when the last working day is before the joining date
   * @throws ApiException (422) when it is told who ended it, and no last working day is known
   */
  async edit(caller: Caller, id: number, dto: EditPlacementDto): Promise<PlacementDto> {
    if (dto.first_month_gross_paise !== undefined) refuseWithout(caller, 'money');
    return this.dataSource.transaction(async (transaction) => {
      await lockConnectionOf(transaction, id);
      const placement = await this.locked(transaction, id);
      const given = givenFields(dto, { keepWhenEmpty: [] });
      const changes = changesBetween(placement, given.left_on === null ? { ...given, left_by: null } : given);
      if (!changes) return this.one(caller, id, transaction);
      const { joining_date: joining, first_month_gross_paise: gross, left_on: left } = changes.after;
      if (changes.after.left_by && !(left === undefined ? placement.left_on : left)) throw new ApiException(NOT_LEFT);
      if (joining !== undefined || gross !== undefined) refuseWhenInvoiced(placement);
      if (joining !== undefined || left !== undefined) refuseWhenLeftBefore({ ...placement, ...changes.after });
      const state = left === undefined ? placement.state : stateWhenLeft(placement, left);
      await transaction.update(Placement, { placement_id: id }, { ...changes.after, state });
      await this.audit.record(transaction, caller, {
        action: 'updated',
        recordKind: 'placement',
        recordId: id,
        name: placementName(placement),
        ...changes,
      });
      if (joining !== undefined && placement.connection_id) {
        await this.connections.setOffered(transaction, caller, placement.connection_id, { joining_date: joining });
      }
      await this.tasks.sync(transaction, PLACEMENT_CAUSES, [id]);
      return this.one(caller, id, transaction);
    });
  }

  /**
   * Makes the placement of a connection, with the terms of today.
   * @returns its key, or nothing when there is one already
   */
  async make(transaction: EntityManager, caller: Actor | Caller, connectionId: number): Promise<number | undefined> {
    const [row] = await MADE.within(transaction, [connectionId]);
    if (!row) return undefined;
    const { placement_id: placementId } = row;
    await this.events.announce(PLACEMENT_MADE, transaction, { caller, placementId, connectionId });
    await this.tasks.sync(transaction, PLACEMENT_CAUSES, [placementId]);
    return placementId;
  }

  /**
   * A claim was declined or closed: a placement whose connection was moved on to a status that reverts it is reverted now.
   * @param placement which is locked
   */
  async claimEnded(transaction: EntityManager, caller: Caller, placement: Placement): Promise<void> {
    const { connection_id, state } = placement;
    if (connection_id === null || state === 'replaced' || state === 'reverted') return;
    const [connection] = await STATUS.within(transaction, [connection_id]);
    if (connection && REVERTS[connection.placement_status]) await this.revert(transaction, caller, placement);
  }

  /** @param placement which is locked */
  async revert(transaction: EntityManager, caller: Actor | Caller, placement: Placement): Promise<void> {
    const before = { state: placement.state };
    await this.write(transaction, caller, placement, { before, after: { state: 'reverted' } });
  }

  /**
   * Notes that the person left, as an approved claim says.
   * @param placement which is locked
   */
  async leave(
    transaction: EntityManager,
    caller: Caller,
    placement: Placement,
    facts: Pick<Placement, 'left_on' | 'left_reason' | 'left_by'>,
  ): Promise<void> {
    const changes = changesBetween(placement, { state: 'left', ...facts });
    if (changes) await this.write(transaction, caller, placement, changes);
  }

  /**
   * A placement becomes the replacement of another one.
   * @param left which is locked
   * @returns the replacement
   */
  async replace(
    transaction: EntityManager,
    caller: Actor | Caller,
    left: Placement,
    replacementId: number,
  ): Promise<Placement> {
    const replacement = await this.found(transaction, replacementId);
    const replaces = { replaces_placement_id: left.placement_id };
    await this.write(transaction, caller, replacement, { after: replaces });
    const after = { state: 'replaced' as const, replaced_by_placement_id: replacementId };
    await this.write(transaction, caller, left, { after });
    return this.found(transaction, replacementId);
  }

  /** Makes, dates, reverts or ends the placement of a connection, and notes the gross that was entered with it. */
  @Reacts(CONNECTION_CHANGED, { order: 1 })
  async followConnection(
    transaction: EntityManager,
    { caller, connectionId, before, after, gross }: ConnectionChange,
  ): Promise<void> {
    if (!after.placement_date) return;
    const placement = await transaction.findOne(Placement, {
      where: { connection_id: connectionId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!placement) {
      if (after.placement_status !== 'placed') return;
      const made = await this.make(transaction, caller, connectionId);
      if (made && gross !== undefined)
        await this.noteGross(transaction, caller, await this.found(transaction, made), gross);
      return;
    }
    const { placement_id } = placement;
    const { joining_date } = after;
    const isMoved = before.placement_status !== after.placement_status;
    const changes = isMoved ? await stateAfter(transaction, placement, after) : {};
    if (placement.state === 'reverted' && changes.state === 'active')
      await this.comeBack(transaction, caller, placement);
    if (joining_date !== before.joining_date && joining_date !== placement.joining_date) {
      refuseWhenInvoiced(placement);
      refuseWhenLeftBefore({ ...placement, ...changes, joining_date });
      await transaction.update(Placement, { placement_id }, { joining_date });
    }
    if (isMoved) await transaction.update(Placement, { placement_id }, changes);
    if (gross !== undefined) await this.noteGross(transaction, caller, { ...placement, ...changes }, gross);
    await this.tasks.sync(transaction, PLACEMENT_CAUSES, withReplaced(placement));
  }

  /** A replacement that was reverted is none any more once its place is another one's, or is claimed again. */
  private async comeBack(transaction: EntityManager, caller: Caller, placement: Placement): Promise<void> {
    const { placement_id, replaces_placement_id } = placement;
    if (replaces_placement_id === null) return;
    const left = await this.locked(transaction, replaces_placement_id);
    const isItsPlace = left.replaced_by_placement_id === placement_id;
    if (isItsPlace && !left.has_open_claim) return;
    const none = { before: { replaces_placement_id }, after: { replaces_placement_id: null } };
    await this.write(transaction, caller, placement, none);
    if (!isItsPlace) return;
    const after = { state: 'left' as const, replaced_by_placement_id: null };
    await this.write(transaction, caller, left, { before: { replaced_by_placement_id: placement_id }, after });
  }

  private async noteGross(
    transaction: EntityManager,
    caller: Caller,
    placement: Placement,
    first_month_gross_paise: number | null,
  ): Promise<void> {
    const changes = changesBetween(placement, { first_month_gross_paise });
    if (!changes) return;
    refuseWhenInvoiced(placement);
    await this.write(transaction, caller, placement, changes);
  }

  private async write(
    transaction: EntityManager,
    caller: Actor | Caller,
    placement: Placement,
    changes: { before?: Partial<Placement>; after: Partial<Placement> },
  ): Promise<void> {
    const { placement_id } = placement;
    await transaction.update(Placement, { placement_id }, changes.after);
    await this.audit.record(transaction, caller, {
      action: 'updated',
      recordKind: 'placement',
      recordId: placement_id,
      name: placementName(placement),
      ...changes,
    });
    await this.tasks.sync(transaction, PLACEMENT_CAUSES, withReplaced(placement));
  }
}

/** What waits for a placement may follow from its replacement. */
const withReplaced = ({ placement_id, replaces_placement_id: replaced }: Placement): number[] =>
  replaced === null ? [placement_id] : [placement_id, replaced];

/** What documents and the audit log call a placement. */
export function placementName({ employee_name, job_title, company_name }: Placement): string {
  return `${employee_name}, ${job_title}, ${company_name}`;
}

/** Whether an invoice stands that was not credited. */
export function isInvoiced({ invoice_state: state }: Placement): boolean {
  return state !== null && state !== 'credited';
}

function refuseWhenInvoiced(placement: Placement): void {
  if (isInvoiced(placement)) throw new ApiException(PLACEMENT_INVOICED);
}

function refuseWhenLeftBefore({ left_on, joining_date }: Pick<Placement, 'left_on' | 'joining_date'>): void {
  if (left_on && joining_date && left_on < joining_date) throw new ApiException(LEFT_BEFORE_JOINING);
}

/** Connections are locked before placements, as a change of status does. */
async function lockConnectionOf(transaction: EntityManager, id: number): Promise<void> {
  await transaction.query(
    `select from connections where connection_id = (select connection_id from placements where placement_id = $1) for update`,
    [id],
  );
}

function stateWhenLeft({ state, has_open_claim }: Placement, leftOn: string | null): Placement['state'] {
  if (leftOn) return state === 'active' ? 'left' : state;
  return state === 'left' && !has_open_claim ? 'active' : state;
}

/** Whether who was placed never stayed, as far as the status of the connection says. */
const REVERTS: Readonly<Record<PlacementStatus, boolean>> = {
  pending: true,
  shortlisted: true,
  interview_scheduled: true,
  interview_completed: true,
  selected: true,
  offered: true,
  placed: false,
  rejected: true,
  dropped: true,
  resigned: false,
};

/** What a placement is after its connection moved to another status. A replaced one stays replaced. */
async function stateAfter(
  transaction: EntityManager,
  { state, left_on, has_open_claim: isClaimed }: Placement,
  { placement_status: status, joining_date }: ConnectionChange['after'],
): Promise<Partial<Placement>> {
  if (state === 'replaced') return { state };
  if (status === 'placed')
    return isClaimed ? { state } : { state: 'active', left_on: null, left_reason: null, left_by: null };
  if (REVERTS[status]) return { state: isClaimed ? state : 'reverted' };
  const [{ today }] = await transaction.query<[{ today: string }]>('select india_today()::text as today');
  const neverJoined = joining_date !== null && joining_date > today;
  return { state: 'left', left_on: left_on ?? (neverJoined ? null : today) };
}
