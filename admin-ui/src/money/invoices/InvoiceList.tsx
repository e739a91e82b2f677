import '../../texts/ledger';
import type { Invoice } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter, DayFilter, KeyFilter, TextFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { PeriodExport } from '../../kit/lists/PeriodExport';
import { CompanyFilter } from '../../kit/lists/RecordFilter';
import { SumsFoot } from '../../kit/lists/Sums';
import { t } from '../../texts/console';
import { INVOICE_FIELDS } from './invoices.fields';
import { INVOICE_KINDS, INVOICE_STATES, InvoiceChips } from './parts/InvoiceChip';

const InvoiceDrawer = lazyPart(() => import('./InvoiceDrawer'));

const PATH = '/invoices';

const FILTERS = [
  <ChoiceFilter
    key="state"
    source="state"
    label="invoice.state"
    choices={() => INVOICE_STATES.map((state) => ({ id: state, name: t(`invoiceState.${state}`) }))}
  />,
  <ChoiceFilter
    key="overdue"
    source="overdue"
    label="invoice.overdue"
    choices={() => [
      { id: 'true', name: t('activity.yes') },
      { id: 'false', name: t('activity.no') },
    ]}
  />,
  <ChoiceFilter
    key="sent"
    source="sent"
    label="invoice.wasSent"
    choices={() => [
      { id: 'true', name: t('activity.yes') },
      { id: 'false', name: t('activity.no') },
    ]}
  />,
  <ChoiceFilter
    key="kind"
    source="kind"
    label="invoice.kind"
    choices={() => INVOICE_KINDS.map((kind) => ({ id: kind, name: t(`invoiceKind.${kind}`) }))}
  />,
  <ChoiceFilter
    key="outstanding_paise_gte"
    source="outstanding_paise_gte"
    label="invoice.outstanding"
    choices={() => [{ id: '1', name: t('activity.yes') }]}
  />,
  <TextFilter key="company_name" source="company_name" label="companyName.label" />,
  <CompanyFilter key="company_id" source="company_id" label="company.label" />,
  <KeyFilter key="placement_id" source="placement_id" label="activityField.placement_id" />,
  <DayFilter key="issued_on_gte" source="issued_on_gte" label="invoice.issuedFrom" />,
  <DayFilter key="issued_on_lte" source="issued_on_lte" label="invoice.issuedTo" />,
  <DayFilter key="due_date_gte" source="due_date_gte" label="invoice.dueFrom" />,
  <DayFilter key="due_date_lte" source="due_date_lte" label="invoice.dueTo" />,
];

const invoiceCard = (invoice: Invoice) => (
  <>
    <CardText
      name={invoice.number}
      status={<strong>{plainMoneyText(invoice.total_paise)}</strong>}
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
    <List<Invoice>
      title={t('section.invoices')}
      fields={INVOICE_FIELDS}
      filters={FILTERS}
      actions={<PeriodExport title={t('export.salesRegister')} path="/exports/sales-register" />}
      empty={<EmptyList title={t('invoice.emptyList')} text={t('invoice.emptyListHint')} />}
    >
      <DataTable<Invoice>
        foot={<SumsFoot of={(rows) => t('list.sumOf', { rows })} />}
        card={invoiceCard}
        sortFields={['issued_on', 'due_date', 'outstanding_paise', 'company_name']}
      >
        <DataTable.Col source="number" className="nowrap" />
        <DataTable.Col source="kind" />
        <DataTable.Col source="company_name" />
        <DataTable.Col source="issued_on" sortByOrder="DESC" />
        <DataTable.Col source="due_date" />
        <DataTable.NumberCol source="total_paise" className="nowrap" />
        <DataTable.NumberCol source="outstanding_paise" className="nowrap" />
        <DataTable.Col source="state" />
      </DataTable>
      <ListOverlays>
        <InvoiceDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}
