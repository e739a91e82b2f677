import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Company, MAX_COMPANY_NAME } from '../../companies/company.entity.js';
import { Key, OneOf, Paise, Percent, SearchText } from '../../platform/database/column-types.js';
import { Placement } from '../placements/placement.entity.js';
import { INVOICE_STATES, type InvoiceState } from '../placements/placement-state.js';
import { INVOICE_KINDS, type InvoiceDocument, type InvoiceKind } from './invoice-document.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    invoice: true;
  }
}

/** Set by the trigger that numbers documents. */
const SET_BY_NUMBERING = { insert: false, update: false, default: '' } as const;

/** Kept by triggers of notes and payments. */
const SET_BY_TRIGGERS = { insert: false, update: false, default: 0 } as const;

/** An invoice, credit note or debit note. The database refuses to change or remove one. */
@Entity('invoices')
@Unique('uq_invoices_number', ['number'])
@Unique('uq_invoices_sequence', ['series', 'financial_year', 'sequence'])
@OneOf('ck_invoices_kind', 'kind', INVOICE_KINDS)
@Check('ck_invoices_corrects', `(corrects_invoice_id is null) = (kind = 'invoice')`)
@OneOf('ck_invoices_state', 'state', INVOICE_STATES)
@Check(
  'ck_invoices_total',
  `taxable_paise > 0 and cgst_paise >= 0 and sgst_paise >= 0 and igst_paise >= 0
    and total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise`,
)
@Check('ck_invoices_outstanding', `outstanding_paise >= 0`)
export class Invoice {
  @Key('pk_invoices')
  invoice_id: number;

  @Column('varchar', { length: 11 })
  kind: InvoiceKind;

  /** The agency's prefix; for notes with one letter more. */
  @Column('varchar', { length: 5 })
  series: string;

  /** `26-27` is April 2026 to March 2027. */
  @Column('varchar', { ...SET_BY_NUMBERING, length: 5 })
  financial_year: string;

  @Column('integer', { ...SET_BY_NUMBERING, default: 0 })
  sequence: number;

  @Column('varchar', { ...SET_BY_NUMBERING, length: 20 })
  number: string;

  /** Day in India; today by default. */
  @Column('date')
  issued_on: string;

  @Column('date', { nullable: true })
  due_date: string | null;

  @Column('integer')
  @ForeignKey(() => Placement, { name: 'fk_invoices_placement' })
  placement_id: number;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Invoice, { name: 'fk_invoices_corrects' })
  corrects_invoice_id: number | null;

  /** Null when the company was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => Company, { name: 'fk_invoices_company', onDelete: 'SET NULL' })
  company_id: number | null;

  /** Legal name of the company. */
  @Column('varchar', { length: MAX_COMPANY_NAME })
  company_name: string;

  @Column('varchar', { length: 15, nullable: true })
  company_gstin: string | null;

  @Column('varchar', { length: 2 })
  place_of_supply: string;

  @Column('varchar', { length: 8 })
  sac: string;

  @Percent()
  gst_percent: number;

  @Paise()
  taxable_paise: number;

  @Paise()
  cgst_paise: number;

  @Paise()
  sgst_paise: number;

  @Paise()
  igst_paise: number;

  @Paise()
  total_paise: number;

  @Column('jsonb')
  document: InvoiceDocument;

  @Paise(SET_BY_TRIGGERS)
  debited_paise: number;

  @Paise(SET_BY_TRIGGERS)
  credited_paise: number;

  @Paise(SET_BY_TRIGGERS)
  received_paise: number;

  @Paise(SET_BY_TRIGGERS)
  tds_paise: number;

  @Paise(SET_BY_TRIGGERS)
  outstanding_paise: number;

  @Column('varchar', { ...SET_BY_TRIGGERS, length: 10, default: 'issued' })
  state: InvoiceState;

  @SearchText()
  search_text: string;
}

/** The last number of each series; written only by the trigger that numbers documents. */
@Entity('invoice_series')
export class InvoiceSeries {
  @PrimaryColumn('varchar', { length: 5, primaryKeyConstraintName: 'pk_invoice_series' })
  series: string;

  @PrimaryColumn('varchar', { length: 5, primaryKeyConstraintName: 'pk_invoice_series' })
  financial_year: string;

  @Column('varchar', { length: 11 })
  kind: InvoiceKind;

  @Column('integer')
  last_sequence: number;

  @Column('date')
  last_issued_on: string;
}

/** The stored PDF of a document. */
@Entity('invoice_pdfs')
export class InvoicePdf {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_invoice_pdfs' })
  @ForeignKey(() => Invoice, { name: 'fk_invoice_pdfs_invoice' })
  invoice_id: number;

  @Column('bytea')
  pdf: Buffer;
}
