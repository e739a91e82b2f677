import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { type Reveal } from '../../connections/share.js';
import { Key, MomentOfInsert } from '../../platform/database/column-types.js';

/** A step by which a company came to see more of a person, or less. */
@Entity('reveals')
@Check('ck_reveals_cause', `cause in ('status', 'hand', 'undo', 'withdrawal')`)
export class RevealStep {
  @Key('pk_reveals')
  reveal_id: number;

  @Column('integer')
  @ForeignKey(() => Connection, { name: 'fk_reveals_connection', onDelete: 'CASCADE' })
  connection_id: number;

  @Column('varchar', { length: 7 })
  from_level: Reveal;

  @Column('varchar', { length: 7 })
  to_level: Reveal;

  @Column('boolean', { default: false })
  original_file: boolean;

  @Column('varchar', { length: 10 })
  cause: 'status' | 'hand' | 'undo' | 'withdrawal';

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_reveals_by', onDelete: 'SET NULL' })
  revealed_by: number | null;

  @MomentOfInsert()
  revealed_at: Date;
}
