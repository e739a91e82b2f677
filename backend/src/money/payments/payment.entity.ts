import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { Key, Moment, MomentOfInsert, OneOf, Paise, SearchText } from '../../platform/database/column-types.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { PAYMENT_MODES, type PaymentMode } from './payment-mode.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    payment: true;
  }
}

/** What a client paid for an invoice and deducted as tax. It is never changed, only reversed; the database refuses other changes. */
@Entity('payments')
@OneOf('ck_payments_mode', 'mode', PAYMENT_MODES)
@Check('ck_payments_amount', `amount_paise >= 0 and tds_paise >= 0 and amount_paise + tds_paise > 0`)
@Check('ck_payments_reversal', `(reversed_at is null) = (reversal_reason is null)`)
export class Payment {
  @Key('pk_payments')
  payment_id: number;

  @Column('integer')
  @ForeignKey(() => Invoice, { name: 'fk_payments_invoice' })
  invoice_id: number;

  /** Day in India, `YYYY-MM-DD`. */
  @Column('date')
  received_on: string;

  @Column('varchar', { length: 13 })
  mode: PaymentMode;

  @Column('varchar', { length: 100, nullable: true })
  reference: string | null;

  @Paise()
  amount_paise: number;

  /** Income tax that the client deducted (TDS). It settles like money, and is never computed. */
  @Paise({ default: 0 })
  tds_paise: number;

  @Column('varchar', { length: 20, nullable: true })
  tds_section: string | null;

  @MomentOfInsert()
  recorded_at: Date;

  @Moment({ nullable: true })
  reversed_at: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  reversal_reason: string | null;

  @SearchText()
  search_text: string;
}
