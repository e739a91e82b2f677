import { Box } from '@mui/material';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { mayDo } from '../../../kit/access/staff';
import { useStaff } from '../../../kit/access/StaffContext';
import { DrawerSection } from '../../../kit/records/DrawerSection';
import { Facts, known } from '../../../kit/records/Facts';
import { LinkToRecord } from '../../../kit/records/LinkToRecord';
import { InvoiceActions } from '../../invoices/parts/InvoiceActions';
import { InvoiceStateChip } from '../../invoices/parts/InvoiceChip';
import { ClaimsOfPlacement } from '../../claims/parts/ClaimsOfPlacement';
import { Chain } from './Chain';
import { Departure } from './Departure';
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
      <LinkToRecord resource="invoices" id={invoice_id} isMain>
        {invoice_number}
      </LinkToRecord>
      <InvoiceStateChip state={invoice_state} />
      {due_date && `${t('invoice.due')} ${dayInIndia(due_date)}`}
    </Box>
  );
}

/** Until when the person is committed to the employer, or since when not any more and why. */
function commitmentText({ commitment_ends_on: ends, commitment_ended_reason: reason }: Placement): string {
  if (!ends) return '';
  return reason
    ? t(`commitmentEnded.${reason}`, { day: dayInIndia(ends) })
    : t('commitment.until', { day: dayInIndia(ends) });
}

function Money({ placement }: { placement: Placement }) {
  const {
    first_month_gross_paise: gross,
    fee_paise: fee,
    replaces_placement_id,
    left_on,
    left_reason,
    left_by,
  } = placement;
  const isReplacement = replaces_placement_id !== null;
  return (
    <Facts
      facts={known([
        [t('placementRecord.state'), <PlacementStateChip key="state" state={placement.state} />],
        [t('placementRecord.placedOn'), dayInIndia(placement.placed_on)],
        // until there is an invoice they stand in the form below
        ...(hasInvoice(placement)
          ? ([
              [t('placementRecord.joining'), day(placement.joining_date)],
              [t('placementRecord.gross'), gross === null ? '' : plainMoneyText(gross)],
            ] as const)
          : []),
        [
          t('placementRecord.fee'),
          isReplacement ? (
            t('placementRecord.replacementFree')
          ) : fee === null ? (
            ''
          ) : (
            <strong>{plainMoneyText(fee)}</strong>
          ),
        ],
        [t('placementRecord.invoice'), placement.invoice_id !== null && <InvoiceLine placement={placement} />],
        [t('placementRecord.issueBy'), !isReplacement && !hasInvoice(placement) && day(placement.issue_by)],
        [t('placementRecord.leftOn'), day(left_on)],
        [t('placementRecord.leftReason'), left_reason],
        [t('placementRecord.leftBy'), left_by && t(`leftBy.${left_by}`)],
        [t('placementRecord.commitment'), commitmentText(placement)],
      ])}
    />
  );
}

/** A placement: its money, warranty, replacements, claims, and its invoice; without the permission `money` no claims and no invoice. */
export function PlacementBody({ placement }: { placement: Placement }) {
  const seesMoney = mayDo(useStaff(), 'money');
  const isInvoiced = hasInvoice(placement);
  const isBillable = placement.replaces_placement_id === null && placement.state !== 'reverted';
  return (
    <>
      <Money placement={placement} />
      <DrawerSection title={t(seesMoney ? 'placementRecord.edit' : 'placementRecord.joining')}>
        <PlacementForm placement={placement} isFixed={isInvoiced} />
      </DrawerSection>
      {seesMoney && isInvoiced && placement.invoice_id !== null && (
        <DrawerSection title={t('placementRecord.invoice')}>
          <InvoiceActions invoiceId={placement.invoice_id} />
        </DrawerSection>
      )}
      {seesMoney && !isInvoiced && isBillable && (
        <DrawerSection title={t('issue.title')}>
          <IssueInvoice placement={placement} />
        </DrawerSection>
      )}
      <DrawerSection title={t('placementRecord.warranty')}>
        <WarrantyLine placement={placement} />
        <Departure placement={placement} />
      </DrawerSection>
      {seesMoney && (
        <DrawerSection title={t('claim.title')}>
          <ClaimsOfPlacement placement={placement} />
        </DrawerSection>
      )}
      <DrawerSection title={t('warranty.chain')}>
        <Chain placement={placement} />
      </DrawerSection>
    </>
  );
}
