import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { type Role } from '../../platform/http/role.js';
import { Employee } from '../employee.entity.js';
import { type FoundFacts } from './facts/found-facts.js';
import { isPicture, type ResumeKind } from './kinds/resume-kind.js';

/** States of a resume's text. */
export const TEXT_STATES = ['pending', 'ready', 'no_text', 'failed'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/**
 * What is still to be read: the text layer, the pages as pictures, the facts; or `again`, all of them while the former text is shown.
 */
export type ReadingStep = 'text' | 'pictures' | 'facts' | 'again';

/** A picture has no text layer. */
export const firstStepOf = (kind: ResumeKind): ReadingStep => (isPicture(kind) ? 'pictures' : 'text');

/**
 * Version of the reading code: resumes read by an earlier version are read again. A migration raises it together with the column's
 * default.
 */
export const READING_VERSION = 2;

/** In characters. */
export const MAX_FILE_NAME = 255;

/** A resume of an employee, with its text and facts. One per person is shown; the agency keeps older ones. */
@Entity('resumes')
@Check('ck_resumes_file_name', `btrim(file_name) <> ''`)
@Check('ck_resumes_size', `size_bytes > 0`)
@Check('ck_resumes_sha256', `sha256 ~ '^[0-9a-f]{64}$'`)
@OneOf('ck_resumes_text_state', 'text_state', TEXT_STATES)
@Check(
  'ck_resumes_to_read',
  `case to_read when 'facts' then text_state = 'ready' when 'again' then text_state <> 'pending'
    else (text_state = 'pending') = (to_read is not null) and coalesce(to_read in ('text', 'pictures'), true) end`,
)
export class Resume {
  @Key('pk_resumes')
  resume_id: number;

  @Column('integer')
  @ForeignKey(() => Employee, { name: 'fk_resumes_employee', onDelete: 'CASCADE' })
  employee_id: number;

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

  /** The account whose reading time it uses; null when that was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_resumes_uploaded_by', onDelete: 'SET NULL' })
  uploaded_by: number | null;

  @Column('varchar', { length: 10, default: 'pending' })
  text_state: TextState;

  /** While it is pending, the text layer beside the pictures. */
  @Column('text', { nullable: true, select: false })
  text: string | null;

  /** Null when there is nothing to read. */
  @Column('varchar', { length: 10, nullable: true })
  to_read: ReadingStep | null;

  /** Version of the code that read it. */
  @Column('smallint', { default: READING_VERSION })
  reading_version: number;

  /** Starts of the present step that did not come to an end. */
  @Column('smallint', { default: 0 })
  tries: number;

  /** Until then a process works on it; the process extends it. */
  @Moment({ nullable: true })
  taken_until: Date | null;

  /** Null for formats without pages, and until it was read. */
  @Column('integer', { nullable: true })
  page_count: number | null;

  /** As the text has them; they are compared with the record when they are shown. */
  @Column('jsonb', { nullable: true, select: false })
  facts: FoundFacts | null;

  /** Why there is no text, or only a part. */
  @Column('varchar', { length: 200, nullable: true })
  problem: string | null;

  @Column('boolean', { default: true })
  shown: boolean;
}

/** Only `ResumeFiles` reads and writes it. */
@Entity('resume_files')
export class ResumeFile {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_resume_files' })
  @ForeignKey(() => Resume, { name: 'fk_resume_files_resume', onDelete: 'CASCADE' })
  resume_id: number;

  @Column('bytea')
  content: Buffer;
}

/** Processor time of an account's reading on one day. */
@Entity('reading_times')
@Check('ck_reading_times_milliseconds', 'milliseconds >= 0')
export class ReadingTime {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_reading_times' })
  @ForeignKey(() => User, { name: 'fk_reading_times_user', onDelete: 'CASCADE' })
  user_id: number;

  /** In India. */
  @Column('date')
  day: string;

  @Column('integer')
  milliseconds: number;
}
