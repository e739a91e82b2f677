import { isWithinState } from '../../agency/gst/supply.js';
import { type Tax, taxOn } from '../../agency/gst/tax.js';
import { type Invoice } from './invoice.entity.js';
import { KIND_RULES } from './invoice-document.js';

/** What a document charges or credits, in paise. */
export type Amounts = Pick<Invoice, 'taxable_paise' | keyof Tax>;

const AMOUNTS = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const;

/** Picks the amounts of a document. */
export function amountsOf({ taxable_paise, cgst_paise, sgst_paise, igst_paise }: Amounts): Amounts {
  return { taxable_paise, cgst_paise, sgst_paise, igst_paise };
}

/** The amounts of a debit note, taxed like the invoice that it corrects. */
export function chargeOf(
  taxable_paise: number,
  { gst_percent, document }: Pick<Invoice, 'gst_percent' | 'document'>,
): Amounts {
  return { taxable_paise, ...taxOn(taxable_paise, gst_percent, isWithinState(document)) };
}

/** With tax, in paise. */
export function totalOf({ taxable_paise, cgst_paise, sgst_paise, igst_paise }: Amounts): number {
  return taxable_paise + cgst_paise + sgst_paise + igst_paise;
}

/**
 * What can still be credited: the charges of the invoice and its debit notes, less its credit notes.
 * @param notes of this invoice
 */
export function creditableOf(invoice: Amounts, notes: readonly (Amounts & Pick<Invoice, 'kind'>)[]): Amounts {
  const left = { ...invoice };
  for (const note of notes) {
    for (const amount of AMOUNTS) left[amount] += KIND_RULES[note.kind].sign * note[amount];
  }
  return left;
}

/**
 * The amounts of a credit note: each tax in proportion, rounded half up to the paisa, at most what is left of it. A note that credits
 * all that is left takes the tax that is left, so that all notes add up to the invoice (docs/rules.md#credit-notes).
 * @param taxablePaise at most what is left
 */
export function creditOf(taxablePaise: number, invoice: Amounts, left: Amounts): Amounts {
  if (taxablePaise === left.taxable_paise) return left;
  const share = (tax: keyof Tax): number =>
    Math.min(left[tax], proportionOf(invoice[tax], taxablePaise, invoice.taxable_paise));
  return {
    taxable_paise: taxablePaise,
    cgst_paise: share('cgst_paise'),
    sgst_paise: share('sgst_paise'),
    igst_paise: share('igst_paise'),
  };
}

function proportionOf(paise: number, part: number, whole: number): number {
  return Number((2n * BigInt(paise) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}
