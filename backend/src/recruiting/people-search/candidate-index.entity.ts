import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Employee } from '../../employees/employee.entity.js';
import { Moment } from '../../platform/database/column-types.js';

/** What searching and matching look into, a row of each person. Kept true by triggers of employees and resumes. */
@Entity('candidate_index')
export class CandidateIndexRow {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_candidate_index' })
  @ForeignKey(() => Employee, { name: 'fk_candidate_index_employee', onDelete: 'CASCADE' })
  employee_id: number;

  @Moment()
  created_at: Date;

  @Column('boolean')
  available: boolean;

  /** Words of the record: A name and skills, B qualification, C preferred location. */
  @Column('tsvector', { select: false })
  fields: string;

  /** The same, and as D those of the shown resume, with its phone numbers and e-mail addresses exactly. */
  @Column('tsvector', { select: false })
  words: string;

  /** For filters: `s=` skills, `p=` places, `d=` degrees, `m=` steps of salaries, `y=` whole years, `a=`, `b=`, `c=` steps of keys. */
  @Column('text', { array: true })
  terms: string[];

  /** Skills as `skill_form` has them. */
  @Column('text', { array: true })
  skills: string[];

  /** Where they would work, with the cities around. */
  @Column('text', { array: true })
  places: string[];

  /** Rupees a year; null when there is none, or it cannot be read. */
  @Column('int8range', { nullable: true })
  salary: string | null;

  /** 1 is the tenth class, 6 a doctorate; null when it cannot be read. */
  @Column('smallint', { nullable: true })
  level: number | null;

  @Column('text', { array: true })
  degrees: string[];

  /** Where they would not work. */
  @Column('text', { array: true, default: [] })
  unwanted_places: string[];

  /** Years of experience that the shown resume says; null when it says none. */
  @Column('numeric', { precision: 4, scale: 1, nullable: true })
  years: string | null;
}
