import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { type Reveal } from '../../connections/share.js';
import { MomentOfInsert } from '../../platform/database/column-types.js';

/** A step by which a company came to see more of a person, or less. */
@Entity('reveals')
@Check('ck_reveals_cause', `cause in ('status', 'hand', 'undo', 'withdrawal')`)
export class RevealStep {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_reveals',
  })
  reveal_id: number;

  @Index('ix_reveals_connection')
  @Column('integer')
  connection_id: number;

  @ManyToOne(() => Connection, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'connection_id', foreignKeyConstraintName: 'fk_reveals_connection' })
  connection: Relation<Connection>;

  @Column('varchar', { length: 7 })
  from_level: Reveal;

  @Column('varchar', { length: 7 })
  to_level: Reveal;

  @Column('boolean', { default: false })
  original_file: boolean;

  @Column('varchar', { length: 10 })
  cause: 'status' | 'hand' | 'undo' | 'withdrawal';

  @Index('ix_reveals_by')
  @Column('integer', { nullable: true })
  revealed_by: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'revealed_by', foreignKeyConstraintName: 'fk_reveals_by' })
  admin: Relation<User> | null;

  @MomentOfInsert()
  revealed_at: Date;
}
