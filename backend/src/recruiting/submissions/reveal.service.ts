import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { REVEALING_STATUSES } from '../../agency/agency-settings.entity.js';
import { AgencySettingsService } from '../../agency/agency-settings.service.js';
import { type Actor } from '../../auth/audit/audit.service.js';
import { Connection } from '../../connections/connection.entity.js';
import { type ConnectionDto, CONNECTIONS } from '../../connections/connections.list.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { ConnectionsService } from '../../connections/connections.service.js';
import { type Reveal, REVEALS } from '../../connections/share.js';
import { existing, FOR_EDIT } from '../../platform/database/existing.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { RevealStep } from './reveal.entity.js';
import { NOT_SUBMITTED } from './submissions.problems.js';

type Cause = RevealStep['cause'];

/** The 10 seconds for which a change of status offers to be undone, and the way of the call. */
const UNDO_SECONDS = 60;

/**
 * The last step, if the change of status before the latest one made it: what was shown earlier has been seen. Parameters: the connection,
 * its status after the undo, seconds.
 */
const STEP_OF_UNDONE = `select r.from_level, r.to_level
  from (select * from reveals where connection_id = $1 order by reveal_id desc limit 1) r
    cross join (select * from placement_history where connection_id = $1 order by history_id desc limit 1 offset 1) h
  where r.cause = 'status' and r.revealed_at >= h.changed_at and h.from_status = $2
    and r.revealed_at > clock_timestamp() - make_interval(secs => $3)`;

/** What companies see of people beyond the sheet: stored steps, so that no status takes back what was seen (docs/rules.md#reveal). */
@Injectable()
export class RevealService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly connections: ConnectionsService,
    private readonly settings: AgencySettingsService,
    private readonly lists: ListReader,
  ) {}

  /**
   * Shows a company more of a person, or less, by hand.
   * @throws ApiException (409) when the company does not see the person
   */
  async set(
    caller: Caller,
    connection_id: number,
    { level, original_file }: { level: Reveal; original_file?: boolean | null },
  ): Promise<ConnectionDto> {
    return this.dataSource.transaction(async (transaction) => {
      const connection = await existing(transaction, Connection, { connection_id }, CONNECTION_NOT_FOUND, FOR_EDIT);
      if (connection.share !== 'submitted') throw new ApiException(NOT_SUBMITTED);
      await this.step(transaction, caller, connection, { level, original_file: original_file ?? false, cause: 'hand' });
      return this.lists.record(CONNECTIONS, connection_id, CONNECTION_NOT_FOUND, transaction);
    });
  }

  /** Shows what a placement status shows; an end of the connection shows nothing more, and no status shows less. */
  async followStatus(transaction: EntityManager, actor: Actor | Caller, connection: Connection): Promise<void> {
    if (connection.share !== 'submitted') return;
    const { name_shown_from, contact_shown_from } = await this.settings.current(transaction);
    const reached = placeOf(connection.placement_status);
    const level: Reveal =
      reached >= placeOf(contact_shown_from) ? 'contact' : reached >= placeOf(name_shown_from) ? 'name' : 'none';
    if (REVEALS.indexOf(level) <= REVEALS.indexOf(connection.reveal)) return;
    await this.step(transaction, actor, connection, {
      level,
      original_file: connection.original_file,
      cause: 'status',
    });
  }

  /** Takes back what the undone change of status showed, as long as that was only just now. */
  async undo(transaction: EntityManager, actor: Actor | Caller, connection: Connection): Promise<void> {
    const { connection_id, placement_status, reveal, original_file } = connection;
    const [step] = await transaction.query<Pick<RevealStep, 'from_level' | 'to_level'>[]>(STEP_OF_UNDONE, [
      connection_id,
      placement_status,
      UNDO_SECONDS,
    ]);
    if (step?.to_level !== reveal) return;
    await this.step(transaction, actor, connection, { level: step.from_level, original_file, cause: 'undo' });
  }

  /** Notes that the company sees nothing any more; what it saw is no secret to it. */
  async end(
    transaction: EntityManager,
    { userId }: Actor | Caller,
    { connection_id, reveal }: Connection,
  ): Promise<void> {
    if (reveal === 'none') return;
    const step = { from_level: reveal, to_level: 'none' as const, cause: 'withdrawal' as const };
    await transaction.insert(RevealStep, { connection_id, ...step, revealed_by: userId });
  }

  private async step(
    transaction: EntityManager,
    actor: Actor | Caller,
    connection: Connection,
    { level, original_file, cause }: { level: Reveal; original_file: boolean; cause: Cause },
  ): Promise<void> {
    const { connection_id, reveal } = connection;
    if (reveal === level && connection.original_file === original_file) return;
    const step = { from_level: reveal, to_level: level, original_file, cause, revealed_by: actor.userId };
    await transaction.insert(RevealStep, { connection_id, ...step, revealed_at: () => 'clock_timestamp()' });
    await this.connections.changeShowing(transaction, actor, connection, { reveal: level, original_file });
  }
}

/** Rejected, dropped and resigned have no place among them: they show nothing. */
const placeOf = (status: string): number => (REVEALING_STATUSES as readonly string[]).indexOf(status);
