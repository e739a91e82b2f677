import { Column, Entity, ForeignKey } from 'typeorm';
import { Employee } from '../../employees/employee.entity.js';
import { Key, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { expiresByFunction } from '../../platform/database/expiry.js';
import { OPENED, type Opened } from '../../platform/http/opens.js';
import { Company } from '../company.entity.js';

/** An account of the staff or of a company opened a person's data (DPDP Rules 2025, rule 6(1)(c)). Append-only, retained for 13 months. */
@Entity('access_log')
@OneOf('ck_access_log_what', 'what', OPENED)
export class RecordedAccess {
  @Key('pk_access_log', 'bigint')
  access_id: string;

  @MomentOfInsert()
  at: Date;

  @Column('integer')
  @ForeignKey(() => Employee, { name: 'fk_access_log_employee', onDelete: 'CASCADE' })
  employee_id: number;

  /** The account, which may be gone; null for the reader of a link without a login. */
  @Column('integer', { nullable: true })
  actor_id: number | null;

  /** For which the account, or the link, reads; null for the staff. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => Company, { name: 'fk_access_log_company', onDelete: 'SET NULL' })
  company_id: number | null;

  @Column('varchar', { length: 7 })
  what: Opened;
}

expiresByFunction('access_log', 'purge_access_log');
