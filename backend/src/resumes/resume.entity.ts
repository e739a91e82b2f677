import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../auth/accounts/user.entity.js';
import { Employee } from '../employees/employee.entity.js';
import { Moment, MomentOfInsert } from '../platform/database/column-types.js';
import { type Role } from '../platform/http/role.js';
import { type FoundFacts } from './facts/found-facts.js';
import { isPicture, type ResumeKind } from './kinds/resume-kind.js';

/** How far the text of a resume is. */
export const TEXT_STATES = ['pending', 'ready', 'no_text', 'failed'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/**
 * What of a resume is still to be read: the text that its file holds, that of its pages as pictures, and what the text says; or both texts
 * again, while the former one is shown.
 */
export const READING_STEPS = ['text', 'pictures', 'facts', 'again'] as const;
export type ReadingStep = (typeof READING_STEPS)[number];

/** A picture holds no text. */
export const firstStepOf = (kind: ResumeKind): ReadingStep => (isPicture(kind) ? 'pictures' : 'text');

/** Which way of reading this is: what an earlier one has read is read again. A migration raises it together with its column. */
export const READING_VERSION = 2;

/** The longest name of a file, in characters. */
export const MAX_FILE_NAME = 255;

/** A resume of an employee, and what was read in it. One of a person is shown; older ones are kept for the agency. */
@Entity('resumes')
@Check('ck_resumes_file_name', `btrim(file_name) <> ''`)
@Check('ck_resumes_size', `size_bytes > 0`)
@Check('ck_resumes_sha256', `sha256 ~ '^[0-9a-f]{64}$'`)
@Check('ck_resumes_text_state', `text_state in ('pending', 'ready', 'no_text', 'failed')`)
@Check(
  'ck_resumes_to_read',
  `case to_read when 'facts' then text_state = 'ready' when 'again' then text_state <> 'pending'
    else (text_state = 'pending') = (to_read is not null) and coalesce(to_read in ('text', 'pictures'), true) end`,
)
@Index('uq_resumes_shown', { synchronize: false })
@Index('ix_resumes_employee', { synchronize: false })
@Index('ix_resumes_sha256', { synchronize: false })
@Index('ix_resumes_to_read', { synchronize: false })
@Index('ix_resumes_reading_version', { synchronize: false })
@Index('ix_resumes_uploaded_by', ['uploaded_by'])
export class Resume {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'pk_resumes' })
  resume_id: number;

  @Column('integer')
  employee_id: number;

  @ManyToOne(() => Employee, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'employee_id', foreignKeyConstraintName: 'fk_resumes_employee' })
  employee: Relation<Employee>;

  @Column('varchar', { length: MAX_FILE_NAME })
  file_name: string;

  @Column('varchar', { length: 100 })
  media_type: string;

  @Column('integer')
  size_bytes: number;

  /** Of the file, in hex. */
  @Column('char', { length: 64 })
  sha256: string;

  @MomentOfInsert()
  uploaded_at: Date;

  @Column('varchar', { length: 20 })
  uploaded_by_role: Role;

  /** The account whose time reading it takes; null once that is gone. */
  @Column('integer', { nullable: true })
  uploaded_by: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'uploaded_by', foreignKeyConstraintName: 'fk_resumes_uploaded_by' })
  uploader?: Relation<User> | null;

  @Column('varchar', { length: 10, default: 'pending' })
  text_state: TextState;

  /** While it is pending, what the file holds beside its pictures. */
  @Column('text', { nullable: true, select: false })
  text: string | null;

  /** Null when nothing is. */
  @Column('varchar', { length: 10, nullable: true })
  to_read: ReadingStep | null;

  /** With which it was read the last time. */
  @Column('smallint', { default: READING_VERSION })
  reading_version: number;

  /** How often the step was begun since the last one that came to an end. */
  @Column('smallint', { default: 0 })
  tries: number;

  /** Until then a process works on it, which says so again before. */
  @Moment({ nullable: true })
  taken_until: Date | null;

  /** Null for what has no pages before it is printed, and until it was looked at. */
  @Column('integer', { nullable: true })
  page_count: number | null;

  /** As they stand in the text; which of them differ from the record is told when they are asked for. */
  @Column('jsonb', { nullable: true, select: false })
  facts: FoundFacts | null;

  /** Why there is no text, or not all of it. */
  @Column('varchar', { length: 200, nullable: true })
  problem: string | null;

  @Column('boolean', { default: true })
  shown: boolean;
}

/** The file of a resume. Only `ResumeFiles` reads and writes it. */
@Entity('resume_files')
export class ResumeFile {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_resume_files' })
  resume_id: number;

  @OneToOne(() => Resume, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'resume_id', foreignKeyConstraintName: 'fk_resume_files_resume' })
  resume: Relation<Resume>;

  @Column('bytea')
  content: Buffer;
}

/** What reading took of the processor on one day, for the account that uploaded. */
@Entity('reading_times')
@Check('ck_reading_times_milliseconds', 'milliseconds >= 0')
export class ReadingTime {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_reading_times' })
  user_id: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_reading_times_user' })
  user: Relation<User>;

  /** In India. Another one begins anew. */
  @Column('date')
  day: string;

  @Column('integer')
  milliseconds: number;
}
