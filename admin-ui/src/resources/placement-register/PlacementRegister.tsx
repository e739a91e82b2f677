import type { Placement } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { moneyText } from '@niyukt/ui-shared/money';
import { later } from '../../platform/chunks/later';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import { moneyCell, type CsvColumn } from '../../platform/lists/csv';
import { choiceFilter, dayFilter, textFilter } from '../../platform/lists/filters';
import { PeriodExport } from '../../platform/lists/PeriodExport';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { Day } from '../../platform/records/Day';
import { INVOICE_STATES, InvoiceStateChip } from '../invoices/parts/InvoiceChip';
import { PLACEMENT_STATES, PlacementStateChip, WARRANTIES, WarrantyChip } from '../placements/parts/labels';

const PlacementDrawer = later(() => import('../placements/PlacementDrawer'));

const PATH = '/placement-register';

const ATTENTION = ['joined_without_gross', 'invoice_to_issue', 'reverted_with_invoice'] as const;

const FILTERS = [
  choiceFilter('state', 'placementRecord.state', () =>
    PLACEMENT_STATES.map((state) => ({ id: state, name: t(`placementState.${state}`) })),
  ),
  choiceFilter('warranty', 'placementRecord.warranty', () =>
    WARRANTIES.map((warranty) => ({ id: warranty, name: t(`warranty.${warranty}`) })),
  ),
  choiceFilter('invoice_state', 'placementRecord.invoiceState', () =>
    INVOICE_STATES.map((state) => ({ id: state, name: t(`invoiceState.${state}`) })),
  ),
  choiceFilter('attention', 'dashboard.attention', () =>
    ATTENTION.map((reason) => ({ id: reason, name: t(`placementAttention.${reason}`) })),
  ),
  textFilter('company_name', 'company.label'),
  dayFilter('placed_on_gte', 'placementRecord.placedFrom'),
  dayFilter('placed_on_lte', 'placementRecord.placedTo'),
  dayFilter('joining_date_gte', 'placementRecord.joiningFrom'),
  dayFilter('joining_date_lte', 'placementRecord.joiningTo'),
  dayFilter('warranty_until_gte', 'placementRecord.warrantyFrom'),
  dayFilter('warranty_until_lte', 'placementRecord.warrantyTo'),
];

const CSV: readonly CsvColumn<Placement>[] = [
  { label: 'list.number', value: ({ placement_id }) => placement_id },
  { label: 'connection.employee', value: ({ employee_name }) => employee_name },
  { label: 'jobTitle.label', value: ({ job_title }) => job_title },
  { label: 'company.label', value: ({ company_name }) => company_name },
  { label: 'location.label', value: ({ job_location }) => job_location },
  { label: 'placementRecord.placedOn', value: ({ placed_on }) => placed_on },
  { label: 'placementRecord.joining', value: ({ joining_date }) => joining_date },
  { label: 'placementRecord.gross', value: ({ first_month_gross_paise }) => moneyCell(first_month_gross_paise) },
  { label: 'placementRecord.fee', value: ({ fee_paise }) => moneyCell(fee_paise) },
  { label: 'placementRecord.state', value: ({ state }) => t(`placementState.${state}`) },
  { label: 'placementRecord.warranty', value: ({ warranty }) => t(`warranty.${warranty}`) },
  { label: 'placementRecord.warrantyUntil', value: ({ warranty_until }) => warranty_until },
  { label: 'placementRecord.invoice', value: ({ invoice_number }) => invoice_number },
  { label: 'placementRecord.due', value: ({ due_date }) => due_date },
];

const invoiceCell = ({ invoice_state }: Placement) => invoice_state && <InvoiceStateChip state={invoice_state} />;

const placementCard = (placement: Placement) => (
  <>
    <CardText
      name={placement.employee_name}
      status={placement.fee_paise !== null && <strong>{moneyText(placement.fee_paise)}</strong>}
      lines={[
        [placement.job_title, placement.company_name],
        [placement.joining_date && `${t('placementRecord.joining')} ${dayInIndia(placement.joining_date)}`],
      ]}
    />
    <span className="chip-row">
      <PlacementStateChip state={placement.state} />
      <WarrantyChip warranty={placement.warranty} />
      {invoiceCell(placement)}
    </span>
  </>
);

/** All placements, also those that were left, reverted or replaced. */
export default function PlacementRegister() {
  return (
    <RecordList<Placement>
      path={PATH}
      title={t('section.placementRegister')}
      noun={{ name: t('kind.placement'), plural: t('kinds.placement') }}
      filters={FILTERS}
      sortFields={['placed_on', 'joining_date', 'fee_paise', 'employee_name']}
      hiddenColumns={['first_month_gross_paise', 'placed_on']}
      card={placementCard}
      csv={CSV}
      actions={
        <PeriodExport
          title={t('export.placementRegister')}
          label={t('export.button')}
          path="/exports/placement-register"
        />
      }
      empty={{ title: t('placementRegister.emptyList'), text: t('placementRegister.emptyListHint') }}
      overlays={<PlacementDrawer path={PATH} />}
    >
      <Column<Placement>
        source="employee_name"
        label={t('connection.employee')}
        render={({ employee_name }) => <RecordLink>{employee_name}</RecordLink>}
      />
      <Column<Placement> source="job_title" label={t('jobTitle.label')} />
      <Column<Placement> source="company_name" label={t('company.label')} />
      <Column<Placement>
        source="placed_on"
        label={t('placementRecord.placedOn')}
        sortByOrder="DESC"
        render={({ placed_on }) => <Day at={placed_on} />}
      />
      <Column<Placement>
        source="joining_date"
        label={t('placementRecord.joining')}
        sortByOrder="DESC"
        render={({ joining_date }) => <Day at={joining_date} />}
      />
      <Column<Placement>
        source="first_month_gross_paise"
        label={t('placementRecord.gross')}
        align="right"
        isNowrap
        render={({ first_month_gross_paise: gross }) => gross !== null && moneyText(gross)}
      />
      <Column<Placement>
        source="fee_paise"
        label={t('placementRecord.fee')}
        align="right"
        isNowrap
        render={({ fee_paise }) => fee_paise !== null && moneyText(fee_paise)}
      />
      <Column<Placement>
        source="state"
        label={t('placementRecord.state')}
        render={({ state }) => <PlacementStateChip state={state} />}
      />
      <Column<Placement>
        source="warranty"
        label={t('placementRecord.warranty')}
        disableSort
        render={({ warranty }) => <WarrantyChip warranty={warranty} />}
      />
      <Column<Placement> source="invoice_state" label={t('placementRecord.invoice')} render={invoiceCell} />
    </RecordList>
  );
}
