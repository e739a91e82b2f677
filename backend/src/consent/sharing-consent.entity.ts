import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/accounts/user.entity.js';
import { Employee } from '../employees/employee.entity.js';
import { MomentOfInsert } from '../platform/database/column-types.js';

/** How a person said it: on the own page, by the link of a mail, or to the staff. */
export const CONSENT_CHANNELS = ['own', 'link', 'phone', 'paper', 'whatsapp'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** Whether a person wants to be shown to employers. The newest row of a person counts; without one there is no consent. */
@Entity('sharing_consents')
@Check('ck_sharing_consents_channel', `channel in ('own', 'link', 'phone', 'paper', 'whatsapp')`)
export class SharingConsent {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_sharing_consents',
  })
  consent_id: number;

  @Column('integer')
  employee_id: number;

  @ManyToOne(() => Employee, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'employee_id', foreignKeyConstraintName: 'fk_sharing_consents_employee' })
  employee: Relation<Employee>;

  @Column('boolean')
  share_with_employers: boolean;

  /** Of the text that the person read. */
  @Column('varchar', { length: 20 })
  text_version: string;

  @Column('varchar', { length: 8 })
  channel: ConsentChannel;

  /** The admin whom the person told it. */
  @Index('ix_sharing_consents_noted_by')
  @Column('integer', { nullable: true })
  noted_by: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'noted_by', foreignKeyConstraintName: 'fk_sharing_consents_noted_by' })
  admin: Relation<User> | null;

  @MomentOfInsert()
  decided_at: Date;
}
