import '../../texts/ledger';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { mayDo } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter, DayFilter, type FilterElement, TextFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { PeriodExport } from '../../kit/lists/PeriodExport';
import { SumsFoot } from '../../kit/lists/Sums';
import { t } from '../../texts/console';
import { INVOICE_STATES } from '../invoices/parts/InvoiceChip';
import { PLACEMENT_STATES, PlacementStateChip, WARRANTIES, WarrantyChip } from '../placements/parts/labels';
import { invoiceCell, PLACEMENT_FIELDS } from './placement-register.fields';

const PlacementDrawer = lazyPart(() => import('../placements/PlacementDrawer'));

const PATH = '/placement-register';

const ATTENTION = ['joined_without_gross', 'invoice_to_issue', 'reverted_with_invoice'] as const;

const FILTERS: readonly FilterElement[] = [
  <ChoiceFilter
    key="state"
    source="state"
    label="placementRecord.state"
    choices={() => PLACEMENT_STATES.map((state) => ({ id: state, name: t(`placementState.${state}`) }))}
  />,
  <ChoiceFilter
    key="warranty"
    source="warranty"
    label="placementRecord.warranty"
    choices={() => WARRANTIES.map((warranty) => ({ id: warranty, name: t(`warranty.${warranty}`) }))}
  />,
  <ChoiceFilter
    key="invoice_state"
    source="invoice_state"
    label="placementRecord.invoiceState"
    choices={() => INVOICE_STATES.map((state) => ({ id: state, name: t(`invoiceState.${state}`) }))}
  />,
  <ChoiceFilter
    key="attention"
    source="attention"
    label="dashboard.attention"
    choices={() => ATTENTION.map((reason) => ({ id: reason, name: t(`placementAttention.${reason}`) }))}
  />,
  <TextFilter key="company_name" source="company_name" label="company.label" />,
  <DayFilter key="placed_on_gte" source="placed_on_gte" label="placementRecord.placedFrom" />,
  <DayFilter key="placed_on_lte" source="placed_on_lte" label="placementRecord.placedTo" />,
  <DayFilter key="joining_date_gte" source="joining_date_gte" label="placementRecord.joiningFrom" />,
  <DayFilter key="joining_date_lte" source="joining_date_lte" label="placementRecord.joiningTo" />,
  <DayFilter key="warranty_until_gte" source="warranty_until_gte" label="placementRecord.warrantyFrom" />,
  <DayFilter key="warranty_until_lte" source="warranty_until_lte" label="placementRecord.warrantyTo" />,
];

const placementCard = (placement: Placement) => (
  <>
    <CardText
      name={placement.employee_name}
      status={placement.fee_paise !== null && <strong>{plainMoneyText(placement.fee_paise)}</strong>}
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

const OF_MONEY = ['invoice_state', 'attention', 'fee_paise'];

/** All placements, also those that were left, reverted or replaced. */
export default function PlacementRegister() {
  const seesMoney = mayDo(useStaff(), 'money');
  const isShown = (source: string): boolean => seesMoney || !OF_MONEY.includes(source);
  return (
    <List<Placement>
      title={t('section.placementRegister')}
      fields={PLACEMENT_FIELDS}
      filters={FILTERS.filter(({ props }) => isShown(props.source))}
      noun={{ name: t('kind.placement'), plural: t('kinds.placement') }}
      actions={
        <PeriodExport
          title={t('export.placementRegister')}
          label={t('export.button')}
          path="/exports/placement-register"
        />
      }
      empty={<EmptyList title={t('placementRegister.emptyList')} text={t('placementRegister.emptyListHint')} />}
    >
      <DataTable<Placement>
        hiddenColumns={['placed_on', 'first_month_gross_paise']}
        foot={seesMoney && <SumsFoot of={(rows: string) => t('placementRegister.sumOf', { rows })} />}
        card={placementCard}
        sortFields={['placed_on', 'joining_date', 'fee_paise', 'employee_name'].filter(isShown)}
      >
        <DataTable.Col source="employee_name" />
        <DataTable.Col source="job_title" />
        <DataTable.Col source="company_name" />
        <DataTable.Col source="placed_on" sortByOrder="DESC" />
        <DataTable.Col source="joining_date" sortByOrder="DESC" />
        <DataTable.NumberCol source="first_month_gross_paise" className="nowrap" />
        <DataTable.NumberCol source="fee_paise" className="nowrap" />
        <DataTable.Col source="state" />
        <DataTable.Col source="warranty" disableSort />
        <DataTable.Col source="invoice_state" />
      </DataTable>
      <ListOverlays>
        <PlacementDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}
