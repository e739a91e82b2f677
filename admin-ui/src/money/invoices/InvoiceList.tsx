import type { Invoice } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter, dayFilter, keyFilter, ownFilter, textFilter } from '../../kit/lists/filters';
import { PeriodExport } from '../../kit/lists/PeriodExport';
import { CompanyFilter } from '../../kit/lists/RecordFilter';
import { List } from '../../kit/lists/List';
import { INVOICE_KINDS, INVOICE_STATES, InvoiceChips } from './parts/InvoiceChip';
import { INVOICE_FIELDS } from './invoices.fields';

const InvoiceDrawer = lazyPart(() => import('./InvoiceDrawer'));

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
  textFilter('company_name', 'companyName.label'),
  ownFilter('company_id', 'company.label', CompanyFilter),
  keyFilter('placement_id', 'activityField.placement_id'),
  dayFilter('issued_on_gte', 'invoice.issuedFrom'),
  dayFilter('issued_on_lte', 'invoice.issuedTo'),
  dayFilter('due_date_gte', 'invoice.dueFrom'),
  dayFilter('due_date_lte', 'invoice.dueTo'),
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
      path={PATH}
      title={t('section.invoices')}
      filters={FILTERS}
      sortFields={['issued_on', 'due_date', 'outstanding_paise', 'company_name']}
      sums={(rows) => t('list.sumOf', { rows })}
      card={invoiceCard}
      fields={INVOICE_FIELDS}
      columns={['number', 'kind', 'company_name', 'issued_on', 'due_date', 'total_paise', 'outstanding_paise', 'state']}
      actions={<PeriodExport title={t('export.salesRegister')} path="/exports/sales-register" />}
      empty={{ title: t('invoice.emptyList'), text: t('invoice.emptyListHint') }}
      overlays={<InvoiceDrawer path={PATH} />}
    />
  );
}
