import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Employee } from '../employees/employee.entity.js';
import { Moment } from '../platform/database/column-types.js';
import { expires } from '../platform/database/expiry.js';

/** A link of a mail by which a person consents, or takes consent back, without a login. */
@Entity('consent_links')
export class ConsentLink {
  /** SHA-256 of the token. */
  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'pk_consent_links' })
  token_hash: string;

  @Index('ix_consent_links_employee')
  @Column('integer')
  employee_id: number;

  @ManyToOne(() => Employee, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'employee_id', foreignKeyConstraintName: 'fk_consent_links_employee' })
  employee: Relation<Employee>;

  @Moment()
  expires_at: Date;
}

expires('consent_links', 'expires_at < now()');
