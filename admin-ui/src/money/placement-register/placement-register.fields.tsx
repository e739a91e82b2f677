import '../../texts/ledger';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { moneyCell } from '../../kit/lists/csv';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { InvoiceStateChip } from '../invoices/parts/InvoiceChip';
import { PlacementStateChip, WarrantyChip } from '../placements/parts/labels';

export const invoiceCell = ({ invoice_state }: Placement) =>
  invoice_state && <InvoiceStateChip state={invoice_state} />;

const inOneLine = (name: string) => (
  <span className="cell-line" title={name}>
    {name}
  </span>
);

export const PLACEMENT_FIELDS: readonly Field<Placement>[] = [
  { source: 'placement_id', label: 'list.number' },
  {
    source: 'employee_name',
    label: 'connection.employee',
    cell: ({ employee_name }) => <RecordLink>{employee_name}</RecordLink>,
  },
  { source: 'job_title', label: 'jobTitle.label', cell: ({ job_title }) => inOneLine(job_title) },
  { source: 'company_name', label: 'company.label', cell: ({ company_name }) => inOneLine(company_name) },
  { source: 'job_location', label: 'location.label' },
  { source: 'placed_on', label: 'placementRecord.placedOn', cell: ({ placed_on }) => <Day at={placed_on} /> },
  { source: 'joining_date', label: 'placementRecord.joining', cell: ({ joining_date }) => <Day at={joining_date} /> },
  {
    source: 'first_month_gross_paise',
    needs: 'money',
    label: 'placementRecord.gross',
    cell: ({ first_month_gross_paise: gross }) => gross !== null && plainMoneyText(gross),
    csv: ({ first_month_gross_paise }) => moneyCell(first_month_gross_paise),
  },
  {
    source: 'fee_paise',
    needs: 'money',
    label: 'placementRecord.fee',
    cell: ({ fee_paise }) => fee_paise !== null && plainMoneyText(fee_paise),
    csv: ({ fee_paise }) => moneyCell(fee_paise),
  },
  {
    source: 'state',
    label: 'placementRecord.state',
    cell: ({ state }) => <PlacementStateChip state={state} />,
    csv: ({ state }) => t(`placementState.${state}`),
  },
  {
    source: 'warranty',
    label: 'placementRecord.warranty',
    cell: ({ warranty }) => <WarrantyChip warranty={warranty} />,
    csv: ({ warranty }) => t(`warranty.${warranty}`),
  },
  { source: 'warranty_until', label: 'placementRecord.warrantyUntil' },
  {
    source: 'invoice_state',
    needs: 'money',
    label: 'placementRecord.invoice',
    cell: invoiceCell,
    csv: ({ invoice_number }) => invoice_number,
  },
  { source: 'due_date', needs: 'money', label: 'placementRecord.due' },
];
