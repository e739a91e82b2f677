import { Box, Link as MuiLink } from '@mui/material';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { moneyText } from '@niyukt/ui-shared/money';
import { Link } from 'react-router-dom';
import { DrawerSection } from '../../../platform/records/DrawerSection';
import { Facts } from '../../../platform/records/Facts';
import { InvoiceActions } from '../../invoices/parts/InvoiceActions';
import { InvoiceStateChip } from '../../invoices/parts/InvoiceChip';
import { ClaimsOfPlacement } from '../../claims/parts/ClaimsOfPlacement';
import { Chain } from './Chain';
import { IssueInvoice } from './IssueInvoice';
import { PlacementStateChip } from './labels';
import { PlacementForm } from './PlacementForm';
import { WarrantyLine } from './WarrantyLine';

const day = (date: string | null): string => (date ? dayInIndia(date) : '');

/** An invoice stands as long as it is not credited in full. */
export const hasInvoice = ({ invoice_id, invoice_state }: Placement): boolean =>
  invoice_id !== null && invoice_state !== 'credited';

function InvoiceLine({ placement: { invoice_id, invoice_number, invoice_state, due_date } }: { placement: Placement }) {
  if (invoice_id === null || invoice_state === null) return t('invoice.none');
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <MuiLink component={Link} to={`/invoices/${invoice_id}/show`} underline="always" sx={{ fontWeight: 600 }}>
        {invoice_number}
      </MuiLink>
      <InvoiceStateChip state={invoice_state} />
      {due_date && `${t('invoice.due')} ${dayInIndia(due_date)}`}
    </Box>
  );
}

function Money({ placement }: { placement: Placement }) {
  const { first_month_gross_paise: gross, fee_paise: fee, replaces_placement_id, left_on, left_reason } = placement;
  const isReplacement = replaces_placement_id !== null;
  return (
    <Facts
      facts={[
        [t('placementRecord.state'), <PlacementStateChip key="state" state={placement.state} />],
        [t('placementRecord.placedOn'), dayInIndia(placement.placed_on)],
        [t('placementRecord.joining'), day(placement.joining_date)],
        [t('placementRecord.gross'), gross === null ? '' : moneyText(gross)],
        [
          t('placementRecord.fee'),
          isReplacement ? t('placementRecord.replacementFree') : fee === null ? '' : <strong>{moneyText(fee)}</strong>,
        ],
        ...(isReplacement
          ? []
          : ([[t('placementRecord.invoice'), <InvoiceLine key="invoice" placement={placement} />]] as const)),
        ...(!isReplacement && !hasInvoice(placement)
          ? ([[t('placementRecord.issueBy'), day(placement.issue_by)]] as const)
          : []),
        ...(left_on ? ([[t('placementRecord.leftOn'), dayInIndia(left_on)]] as const) : []),
        ...(left_reason ? ([[t('placementRecord.leftReason'), left_reason]] as const) : []),
      ]}
    />
  );
}

/** A placement: its money, warranty, replacements, claims, and its invoice. */
export function PlacementBody({ placement }: { placement: Placement }) {
  const isInvoiced = hasInvoice(placement);
  const isBillable = placement.replaces_placement_id === null && placement.state !== 'reverted';
  return (
    <>
      <Money placement={placement} />
      <DrawerSection title={t('placementRecord.edit')}>
        <PlacementForm placement={placement} isFixed={isInvoiced} />
      </DrawerSection>
      {isInvoiced && placement.invoice_id !== null && (
        <DrawerSection title={t('placementRecord.invoice')}>
          <InvoiceActions invoiceId={placement.invoice_id} />
        </DrawerSection>
      )}
      {!isInvoiced && isBillable && (
        <DrawerSection title={t('issue.title')}>
          <IssueInvoice placement={placement} />
        </DrawerSection>
      )}
      <DrawerSection title={t('placementRecord.warranty')}>
        <WarrantyLine placement={placement} />
      </DrawerSection>
      <DrawerSection title={t('claim.title')}>
        <ClaimsOfPlacement placement={placement} />
      </DrawerSection>
      <DrawerSection title={t('warranty.chain')}>
        <Chain placement={placement} />
      </DrawerSection>
    </>
  );
}
