import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Moment, MomentOfInsert } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';

/** What the staff has to do: of a cause, or written by an admin. */
@Entity('tasks')
@Index('uq_tasks_cause', ['cause', 'record_id'], { unique: true, where: 'cause is not null' })
@Index('ix_tasks_record', ['kind', 'record_id'])
@Check('ck_tasks_title', `btrim(title) <> ''`)
@Check('ck_tasks_record', `(kind is null) = (record_id is null) and (cause is null or kind is not null)`)
export class Task {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'pk_tasks' })
  task_id: number;

  /** The cause; null of a task that an admin wrote. */
  @Column('varchar', { length: 40, nullable: true })
  cause: string | null;

  /** Of the record that it is about, if any. */
  @Column('varchar', { length: 20, nullable: true })
  kind: string | null;

  @Column('integer', { nullable: true })
  record_id: number | null;

  @Column('varchar', { length: 200 })
  title: string;

  /** What the record is called, maintained with the cause. */
  @Column('varchar', { length: 300, nullable: true })
  subject: string | null;

  /** The admin in charge of the record. */
  @Column('integer', { nullable: true })
  owner_id: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_tasks_owner' })
  owner: Relation<User> | null;

  /** Who was given it by hand; it is theirs instead. */
  @Column('integer', { nullable: true })
  assignee_id: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'assignee_id', foreignKeyConstraintName: 'fk_tasks_assignee' })
  assignee: Relation<User> | null;

  @Moment()
  due_at: Date;

  @Moment({ nullable: true })
  snoozed_until: Date | null;

  @Moment({ nullable: true })
  done_at: Date | null;

  @Column('integer', { nullable: true })
  done_by: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'done_by', foreignKeyConstraintName: 'fk_tasks_done_by' })
  doneBy: Relation<User> | null;

  /** Null of a cause, and when the account was deleted. */
  @Column('integer', { nullable: true })
  created_by: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'fk_tasks_created_by' })
  createdBy: Relation<User> | null;

  /** When its reader was notified that a task of their own is due. */
  @Moment({ nullable: true })
  told_at: Date | null;

  @MomentOfInsert()
  created_at: Date;
}

expires('tasks', `cause is null and done_at < now() - interval '90 days'`);
