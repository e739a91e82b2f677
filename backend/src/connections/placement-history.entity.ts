import { Column, Entity, ForeignKey } from 'typeorm';
import { type PlacementStatus } from '../employees/placement-status.js';
import { Key, MomentOfChange } from '../platform/database/column-types.js';
import { Connection } from './connection.entity.js';

/** One change of a connection's placement status. Append-only; it goes only with its connection. */
@Entity('placement_history')
export class PlacementHistory {
  @Key('pk_placement_history', 'bigint')
  history_id: string;

  @Column('integer')
  @ForeignKey(() => Connection, { name: 'fk_placement_history_connection', onDelete: 'CASCADE' })
  connection_id: number;

  /** Null for the first entry, made with the connection. */
  @Column('varchar', { length: 24, nullable: true })
  from_status: PlacementStatus | null;

  @Column('varchar', { length: 24 })
  to_status: PlacementStatus;

  /** Takes the change before it back. */
  @Column('boolean', { default: false })
  is_undo: boolean;

  @MomentOfChange()
  changed_at: Date;

  @Column('integer', { nullable: true })
  changed_by: number | null;

  @Column('varchar', { length: 254 })
  changed_by_name: string;
}
