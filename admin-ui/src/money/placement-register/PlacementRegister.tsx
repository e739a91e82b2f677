import type { Placement } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { mayDo } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter, dayFilter, textFilter } from '../../kit/lists/filters';
import { PeriodExport } from '../../kit/lists/PeriodExport';
import { List } from '../../kit/lists/List';
import { INVOICE_STATES } from '../invoices/parts/InvoiceChip';
import { PLACEMENT_STATES, PlacementStateChip, WARRANTIES, WarrantyChip } from '../placements/parts/labels';
import { PlacementViews } from '../placements/parts/PlacementViews';
import { invoiceCell, PLACEMENT_FIELDS } from './placement-register.fields';

const PlacementDrawer = lazyPart(() => import('../placements/PlacementDrawer'));

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
      path={PATH}
      title={t('section.placementRegister')}
      noun={{ name: t('kind.placement'), plural: t('kinds.placement') }}
      filters={FILTERS.filter(({ source }) => isShown(source))}
      sortFields={['placed_on', 'joining_date', 'fee_paise', 'employee_name'].filter(isShown)}
      {...(seesMoney && { sums: (rows: string) => t('placementRegister.sumOf', { rows }) })}
      card={placementCard}
      fields={PLACEMENT_FIELDS}
      actions={
        <>
          <PlacementViews />
          <PeriodExport
            title={t('export.placementRegister')}
            label={t('export.button')}
            path="/exports/placement-register"
          />
        </>
      }
      empty={{ title: t('placementRegister.emptyList'), text: t('placementRegister.emptyListHint') }}
      overlays={<PlacementDrawer path={PATH} />}
    />
  );
}
