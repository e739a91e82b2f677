import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { mayDo } from '../../../kit/access/staff';
import { useStaff } from '../../../kit/access/StaffContext';
import { DrawerSection } from '../../../kit/records/DrawerSection';
import { Facts, withoutMissing } from '../../../kit/records/Facts';
import { FormDialog } from '../../../kit/records/FormDialog';
import { ChoiceLine, DayLine, TextLine } from '../../../kit/records/inputs';
import { LinkToRecord } from '../../../kit/records/LinkToRecord';
import { t } from '../../../texts/console';
import { ClaimsOfPlacement } from '../../claims/parts/ClaimsOfPlacement';
import { InvoiceActions } from '../../invoices/parts/InvoiceActions';
import { InvoiceStateChip } from '../../invoices/parts/InvoiceChip';
import { departureForm, LEFT_BY } from '../../money-forms';
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
      <LinkToRecord resource="invoices" id={invoice_id} isMain>
        {invoice_number}
      </LinkToRecord>
      <InvoiceStateChip state={invoice_state} />
      {due_date && invoice_state !== 'paid' && `${t('invoice.due')} ${dayInIndia(due_date)}`}
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
      facts={withoutMissing([
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

/** Notes the last working day of a placement, and why; corrects what was noted. */
function Departure({ placement }: { placement: Placement }) {
  const dataProvider = useDataProvider();
  const [isOpen, setOpen] = useState(false);
  const { placement_id: id, left_on, left_reason, left_by, state } = placement;
  if (state !== 'active' && state !== 'left') return null;
  const label = t(left_on ? 'departure.correct' : 'departure.note');
  return (
    <>
      <Button variant="outlined" className="no-print" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <FormDialog
          title={label}
          label={t('action.save')}
          schema={departureForm}
          defaultValues={{
            left_on: left_on ?? today(),
            left_reason: left_reason ?? '',
            left_by: left_by ?? '',
          }}
          send={(values) =>
            dataProvider.update('placements', {
              id,
              data: { ...values, left_reason: values.left_reason || null, left_by: values.left_by || null },
              previousData: placement,
            })
          }
          texts={{ success: t('placementRecord.saved'), failure: t('placementRecord.saveFailed') }}
          onClose={() => setOpen(false)}
        >
          <DayLine source="left_on" label={t('claim.lastWorkingDay')} isRequired />
          <TextLine source="left_reason" label={t('placementRecord.leftReason')} lines={2} isWide />
          <ChoiceLine
            source="left_by"
            label={t('placementRecord.leftBy')}
            choices={LEFT_BY.map((by) => ({ id: by, name: t(`leftBy.${by}`) }))}
          />
        </FormDialog>
      )}
    </>
  );
}

interface PlacementProps {
  placement: Placement;
}

/** Since when, at what fee, and the form for what the fee is based on. */
export function PlacementJoining({ placement }: PlacementProps) {
  const seesMoney = mayDo(useStaff(), 'money');
  return (
    <>
      <Money placement={placement} />
      <DrawerSection title={t(seesMoney ? 'placementRecord.edit' : 'placementRecord.joining')}>
        <PlacementForm placement={placement} isFixed={hasInvoice(placement)} />
      </DrawerSection>
    </>
  );
}

/** The invoice, or the way to it; nothing where none is issued. */
export function PlacementInvoice({ placement }: PlacementProps) {
  if (hasInvoice(placement) && placement.invoice_id !== null) {
    return (
      <>
        <Box sx={{ mb: 1.5 }}>
          <InvoiceLine placement={placement} />
        </Box>
        <InvoiceActions invoiceId={placement.invoice_id} />
      </>
    );
  }
  return isBillable(placement) ? <IssueInvoice placement={placement} /> : t('placementRecord.replacementFree');
}

const isBillable = ({ replaces_placement_id, state }: Placement): boolean =>
  replaces_placement_id === null && state !== 'reverted';

function WarrantyNow({ placement }: PlacementProps) {
  return (
    <>
      <WarrantyLine placement={placement} />
      <Departure placement={placement} />
    </>
  );
}

/** Claims, and who came in whose place. */
function Replacements({ placement }: PlacementProps) {
  const seesMoney = mayDo(useStaff(), 'money');
  return (
    <>
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

/** How long the warranty runs, who left, and who came in their place; with the permission `money` claims, too. */
export function PlacementWarranty({ placement }: PlacementProps) {
  return (
    <>
      <WarrantyNow placement={placement} />
      <Replacements placement={placement} />
    </>
  );
}

/** A placement: its money, warranty, replacements, claims, and its invoice; without the permission `money` no claims and no invoice. */
export function PlacementBody({ placement }: PlacementProps) {
  const seesMoney = mayDo(useStaff(), 'money');
  const isInvoiced = hasInvoice(placement);
  return (
    <>
      <PlacementJoining placement={placement} />
      {seesMoney && (isInvoiced || isBillable(placement)) && (
        <DrawerSection title={t(isInvoiced ? 'placementRecord.invoice' : 'issue.title')}>
          <PlacementInvoice placement={placement} />
        </DrawerSection>
      )}
      <DrawerSection title={t('placementRecord.warranty')}>
        <WarrantyNow placement={placement} />
      </DrawerSection>
      <Replacements placement={placement} />
    </>
  );
}
