import '../../texts/ledger';
import type { Invoice } from '@niyukt/ui-shared/api/types';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { moneyCell } from '../../kit/lists/csv';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { InvoiceChips } from './parts/InvoiceChip';

export const INVOICE_FIELDS: readonly Field<Invoice>[] = [
  { source: 'number', label: 'invoice.number', cell: ({ number }) => <RecordLink>{number}</RecordLink> },
  { source: 'kind', label: 'invoice.kind', text: ({ kind }) => t(`invoiceKind.${kind}`) },
  { source: 'issued_on', label: 'invoice.issuedOn', cell: ({ issued_on }) => <Day at={issued_on} /> },
  { source: 'due_date', label: 'invoice.due', cell: ({ due_date }) => <Day at={due_date} /> },
  { source: 'company_name', label: 'company.label' },
  { source: 'company_gstin', label: 'invoice.gstin' },
  { source: 'place_of_supply', label: 'invoice.placeOfSupply' },
  { source: 'supply_type', label: 'invoice.supplyType', text: ({ supply_type }) => t(`supplyType.${supply_type}`) },
  { source: 'taxable_paise', label: 'invoice.taxable', csv: ({ taxable_paise }) => moneyCell(taxable_paise) },
  { source: 'cgst_paise', label: 'invoice.cgst', csv: ({ cgst_paise }) => moneyCell(cgst_paise) },
  { source: 'sgst_paise', label: 'invoice.sgst', csv: ({ sgst_paise }) => moneyCell(sgst_paise) },
  { source: 'igst_paise', label: 'invoice.igst', csv: ({ igst_paise }) => moneyCell(igst_paise) },
  {
    source: 'total_paise',
    label: 'invoice.total',
    cell: ({ total_paise }) => plainMoneyText(total_paise),
    csv: ({ total_paise }) => moneyCell(total_paise),
  },
  {
    source: 'outstanding_paise',
    label: 'invoice.outstanding',
    cell: ({ kind, outstanding_paise }) => kind === 'invoice' && plainMoneyText(outstanding_paise),
    csv: ({ outstanding_paise }) => moneyCell(outstanding_paise),
  },
  {
    source: 'state',
    label: 'invoice.state',
    cell: (invoice) => <InvoiceChips invoice={invoice} />,
    csv: ({ state }) => t(`invoiceState.${state}`),
  },
];
