import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { JobRequest } from '../../jobs/job-request.entity.js';

/**
 * What matching reads in a job's texts, kept by triggers of job requests. A row that is missing, or that was read from other texts, is
 * read when it is asked for.
 */
@Entity('job_index')
export class JobIndexRow {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_job_index' })
  @ForeignKey(() => JobRequest, { name: 'fk_job_index_job', onDelete: 'CASCADE' })
  request_id: number;

  /** Of what was read. */
  @Column('bytea')
  text_sha256: Buffer;

  /** The words of title, domain, requirements and description, as skills are compared. */
  @Column('text', { array: true })
  forms: string[];

  /** Those of one or two letters as they are written, null in the place of others. */
  @Column('text', { array: true })
  written: (string | null)[];

  @Column('text', { array: true })
  places: string[];

  /** Rupees a year; null when there is none, or it cannot be read. */
  @Column('int8range', { nullable: true })
  salary: string | null;

  /** The lowest level of education that is wanted; null when the job names none. */
  @Column('smallint', { nullable: true })
  level: number | null;
}
