import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MomentOfInsert } from '../../../platform/database/column-types.js';
import { expires } from '../../../platform/database/expiry.js';
import { Employee } from '../../employee.entity.js';
import { type MaskedSpan } from './spans.js';

/** What goes from texts of a person. */
export interface Removed {
  /** From the text of the resume. */
  text: MaskedSpan[] | null;
  /** By field. */
  fields: Record<string, MaskedSpan[]>;
}

/** Texts that were looked through already, by their hash: what goes from them, and not the texts. */
@Entity('masked_texts')
export class MaskedTextRecord {
  /** Of the texts, of what is known of the person, and of the rules. */
  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'pk_masked_texts' })
  sha256: string;

  @Column('integer')
  @ForeignKey(() => Employee, { name: 'fk_masked_texts_employee', onDelete: 'CASCADE' })
  employee_id: number;

  @Column('jsonb')
  removed: Removed;

  @MomentOfInsert()
  looked_at: Date;
}

expires('masked_texts', `looked_at < now() - interval '90 days'`);
