import { Column, Entity, ForeignKey } from 'typeorm';
import { Key, MomentOfInsert } from '../../platform/database/column-types.js';
import { Invoice } from './invoice.entity.js';

/** A document was mailed. */
@Entity('invoice_sendings')
export class InvoiceSent {
  @Key('pk_invoice_sendings')
  sending_id: number;

  @Column('integer')
  @ForeignKey(() => Invoice, { name: 'fk_invoice_sendings_invoice' })
  invoice_id: number;

  /** E-mail. */
  @Column('varchar', { length: 320 })
  recipient: string;

  @MomentOfInsert()
  sent_at: Date;
}
