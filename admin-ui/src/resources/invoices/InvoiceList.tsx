import type { Invoice } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { moneyText } from '@niyukt/ui-shared/money';
import { later } from '../../platform/chunks/later';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import { moneyCell, type CsvColumn } from '../../platform/lists/csv';
import { choiceFilter, dayFilter, keyFilter, textFilter } from '../../platform/lists/filters';
import { PeriodExport } from '../../platform/lists/PeriodExport';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { Day } from '../../platform/records/Day';
import { INVOICE_KINDS, INVOICE_STATES, InvoiceChips } from './parts/InvoiceChip';

const InvoiceDrawer = later(() => import('./InvoiceDrawer'));

const PATH = '/invoices';

const FILTERS = [
  choiceFilter('state', 'invoice.state', () =>
    INVOICE_STATES.map((state) => ({ id: state, name: t(`invoiceState.${state}`) })),
  ),
  choiceFilter('overdue', 'invoice.overdue', () => [
    { id: 'true', name: t('activity.yes') },
    { id: 'false', name: t('activity.no') },
  ]),
  choiceFilter('sent', 'invoice.wasSent', () => [
    { id: 'true', name: t('activity.yes') },
    { id: 'false', name: t('activity.no') },
  ]),
  choiceFilter('kind', 'invoice.kind', () =>
    INVOICE_KINDS.map((kind) => ({ id: kind, name: t(`invoiceKind.${kind}`) })),
  ),
  choiceFilter('outstanding_paise_gte', 'invoice.outstanding', () => [{ id: '1', name: t('activity.yes') }]),
  textFilter('company_name', 'company.label'),
  keyFilter('company_id', 'activityField.companyNumber'),
  keyFilter('placement_id', 'activityField.placement_id'),
  dayFilter('issued_on_gte', 'invoice.issuedFrom'),
  dayFilter('issued_on_lte', 'invoice.issuedTo'),
  dayFilter('due_date_gte', 'invoice.dueFrom'),
  dayFilter('due_date_lte', 'invoice.dueTo'),
];

const CSV: readonly CsvColumn<Invoice>[] = [
  { label: 'invoice.number', value: ({ number }) => number },
  { label: 'invoice.kind', value: ({ kind }) => t(`invoiceKind.${kind}`) },
  { label: 'invoice.issuedOn', value: ({ issued_on }) => issued_on },
  { label: 'invoice.due', value: ({ due_date }) => due_date },
  { label: 'company.label', value: ({ company_name }) => company_name },
  { label: 'invoice.gstin', value: ({ company_gstin }) => company_gstin },
  { label: 'invoice.placeOfSupply', value: ({ place_of_supply }) => place_of_supply },
  { label: 'invoice.taxable', value: ({ taxable_paise }) => moneyCell(taxable_paise) },
  { label: 'invoice.cgst', value: ({ cgst_paise }) => moneyCell(cgst_paise) },
  { label: 'invoice.sgst', value: ({ sgst_paise }) => moneyCell(sgst_paise) },
  { label: 'invoice.igst', value: ({ igst_paise }) => moneyCell(igst_paise) },
  { label: 'invoice.total', value: ({ total_paise }) => moneyCell(total_paise) },
  { label: 'invoice.outstanding', value: ({ outstanding_paise }) => moneyCell(outstanding_paise) },
  { label: 'invoice.state', value: ({ state }) => t(`invoiceState.${state}`) },
];

const invoiceCard = (invoice: Invoice) => (
  <>
    <CardText
      name={invoice.number}
      status={<strong>{moneyText(invoice.total_paise)}</strong>}
      lines={[
        [invoice.company_name],
        [t(`invoiceKind.${invoice.kind}`), invoice.due_date && `${t('invoice.due')} ${dayInIndia(invoice.due_date)}`],
      ]}
    />
    <InvoiceChips invoice={invoice} />
  </>
);

/** Invoices and notes. */
export default function InvoiceList() {
  return (
    <RecordList<Invoice>
      path={PATH}
      title={t('section.invoices')}
      filters={FILTERS}
      sortFields={['issued_on', 'due_date', 'outstanding_paise', 'company_name']}
      card={invoiceCard}
      csv={CSV}
      actions={<PeriodExport title={t('export.salesRegister')} path="/exports/sales-register" />}
      empty={{ title: t('invoice.emptyList'), text: t('invoice.emptyListHint') }}
      overlays={<InvoiceDrawer path={PATH} />}
    >
      <Column<Invoice>
        source="number"
        label={t('invoice.number')}
        isNowrap
        render={({ number }) => <RecordLink>{number}</RecordLink>}
      />
      <Column<Invoice> source="kind" label={t('invoice.kind')} render={({ kind }) => t(`invoiceKind.${kind}`)} />
      <Column<Invoice> source="company_name" label={t('company.label')} />
      <Column<Invoice>
        source="issued_on"
        label={t('invoice.issuedOn')}
        sortByOrder="DESC"
        render={({ issued_on }) => <Day at={issued_on} />}
      />
      <Column<Invoice> source="due_date" label={t('invoice.due')} render={({ due_date }) => <Day at={due_date} />} />
      <Column<Invoice>
        source="total_paise"
        label={t('invoice.total')}
        align="right"
        isNowrap
        render={({ total_paise }) => moneyText(total_paise)}
      />
      <Column<Invoice>
        source="outstanding_paise"
        label={t('invoice.outstanding')}
        align="right"
        isNowrap
        render={({ kind, outstanding_paise }) => kind === 'invoice' && moneyText(outstanding_paise)}
      />
      <Column<Invoice>
        source="state"
        label={t('invoice.state')}
        render={(invoice) => <InvoiceChips invoice={invoice} />}
      />
    </RecordList>
  );
}
