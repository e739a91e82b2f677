import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Company } from '../../companies/company.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { Employee } from '../../employees/employee.entity.js';
import { JobRequest } from '../../jobs/job-request.entity.js';
import { Key, MomentOfInsert } from '../../platform/database/column-types.js';
import { type NoteKind } from './note-kind.js';

/** A note of the staff about a record. It is deleted with the record; it stays when its author is deleted. */
@Entity('notes')
@Check('ck_notes_text', `btrim(text) <> ''`)
@Check('ck_notes_one_record', `num_nonnulls(employee_id, company_id, request_id, connection_id) = 1`)
@Check(
  'ck_notes_record',
  `record_id = case kind when 'employee' then employee_id when 'company' then company_id
    when 'job_request' then request_id when 'connection' then connection_id end`,
)
export class Note {
  @Key('pk_notes')
  note_id: number;

  @Column('varchar', { length: 20 })
  kind: NoteKind;

  @Column('integer')
  record_id: number;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Employee, { name: 'fk_notes_employee', onDelete: 'CASCADE' })
  employee_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Company, { name: 'fk_notes_company', onDelete: 'CASCADE' })
  company_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => JobRequest, { name: 'fk_notes_request', onDelete: 'CASCADE' })
  request_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Connection, { name: 'fk_notes_connection', onDelete: 'CASCADE' })
  connection_id: number | null;

  @Column('text')
  text: string;

  /** Accounts of the staff that it names. Deleted ones may remain here, and are not shown. */
  @Column('integer', { array: true, default: '{}' })
  mentions: number[];

  /** Null when the account was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_notes_author', onDelete: 'SET NULL' })
  author_id: number | null;

  @MomentOfInsert()
  created_at: Date;
}
