import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Key, Moment, MomentOfInsert } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';

/** What the staff has to do: of a cause, or written by an admin. */
@Entity('tasks')
@Index('uq_tasks_cause', ['cause', 'record_id'], { unique: true, where: 'cause is not null' })
@Check('ck_tasks_title', `btrim(title) <> ''`)
@Check('ck_tasks_record', `(kind is null) = (record_id is null) and (cause is null or kind is not null)`)
export class Task {
  @Key('pk_tasks')
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
  @ForeignKey(() => User, { name: 'fk_tasks_owner', onDelete: 'SET NULL' })
  owner_id: number | null;

  /** Who was given it by hand; it is theirs instead. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_tasks_assignee', onDelete: 'SET NULL' })
  assignee_id: number | null;

  @Moment()
  due_at: Date;

  @Moment({ nullable: true })
  snoozed_until: Date | null;

  @Moment({ nullable: true })
  done_at: Date | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_tasks_done_by', onDelete: 'SET NULL' })
  done_by: number | null;

  /** Null of a cause, and when the account was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_tasks_created_by', onDelete: 'SET NULL' })
  created_by: number | null;

  /** When its reader was notified that a task of their own is due. */
  @Moment({ nullable: true })
  told_at: Date | null;

  @MomentOfInsert()
  created_at: Date;
}

expires('tasks', `cause is null and done_at < now() - interval '90 days'`);
