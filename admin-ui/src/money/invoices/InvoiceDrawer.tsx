import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import type { Invoice, InvoiceDetail } from '@niyukt/ui-shared/api/types';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { isUtgst, stateText } from '@niyukt/ui-shared/domain/gst-states';
import { moneyColumn, plainMoneyText } from '@niyukt/ui-shared/money';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { Facts } from '../../kit/records/Facts';
import { LinkedRecords } from '../../kit/records/LinkedRecords';
import { linkTo, LinkToRecord } from '../../kit/records/LinkToRecord';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { InvoiceProvider } from './calls';
import { InvoiceButtons } from './parts/InvoiceButtons';
import { InvoiceChips } from './parts/InvoiceChip';
import { PaymentsOfInvoice } from './parts/PaymentsOfInvoice';

function NoteLine(note: Invoice) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <LinkToRecord resource="invoices" id={note.id} isMain>
          {note.number}
        </LinkToRecord>
        <Typography variant="body2" color="text.secondary">
          {t(`invoiceKind.${note.kind}`)} · {dayInIndia(note.issued_on)}
        </Typography>
      </Box>
      {plainMoneyText(note.kind === 'credit_note' ? -note.total_paise : note.total_paise)}
    </Box>
  );
}

type Amount = readonly [label: string, paise: number];

/** What the document charges, and what was settled of it since; what is zero is left out. */
function amountsOf(invoice: Invoice): Amount[] {
  const charged: Amount[] = [
    [t('invoice.taxable'), invoice.taxable_paise],
    [t('invoice.cgst'), invoice.cgst_paise],
    [t(isUtgst(invoice.place_of_supply) ? 'invoice.utgst' : 'invoice.sgst'), invoice.sgst_paise],
    [t('invoice.igst'), invoice.igst_paise],
  ];
  const settled: Amount[] = [
    [t('invoice.debited'), invoice.debited_paise],
    [t('invoice.credited'), -invoice.credited_paise],
    [t('invoice.received'), -invoice.received_paise],
    [t('invoice.tds'), -invoice.tds_paise],
  ];
  const some = (amounts: Amount[]): Amount[] => amounts.filter(([, paise]) => paise !== 0);
  return [
    ...some(charged),
    [t('invoice.total'), invoice.total_paise],
    ...(invoice.kind === 'invoice'
      ? ([...some(settled), [t('invoice.outstanding'), invoice.outstanding_paise]] as Amount[])
      : []),
  ];
}

function Amounts({ invoice }: { invoice: Invoice }) {
  const sums = [t('invoice.total'), t('invoice.outstanding')];
  const amounts = amountsOf(invoice);
  const written = moneyColumn(amounts.map(([, paise]) => paise));
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {amounts.map(([label, paise]) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 0.5,
            ...(sums.includes(label) && { fontWeight: 700, borderTop: '1px solid var(--line)' }),
          }}
        >
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
            {written(paise)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A record as the list has it, before all of it is read. */
type ReadInvoice = Invoice & Partial<Pick<InvoiceDetail, 'mails'>>;

/** To whom a document went and when, and the reminders of it. */
function MailsOfInvoice({ mails }: Pick<InvoiceDetail, 'mails'>) {
  if (mails.length === 0) return <Typography color="text.secondary">{t('invoice.notSent')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {mails.map(({ sent_at, recipient, step }) => (
        <li key={sent_at}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t(`invoiceMail.${step ?? 'sent'}`, { recipient: recipient ?? '–' })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {momentInIndia(sent_at)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

/** Whether the client is reminded of this invoice. */
function RemindersSwitch({ invoice: { invoice_id, reminders_paused } }: { invoice: Invoice }) {
  const dataProvider = useDataProvider<InvoiceProvider>();
  const { start, isPending } = useCall();
  const change = (areOn: boolean): void =>
    start(
      { failed: t('invoice.remindersFailed'), done: t(areOn ? 'invoice.remindersOn' : 'invoice.remindersOff') },
      () => dataProvider.setReminders(invoice_id, areOn),
    );
  return (
    <>
      <FormControlLabel
        control={<Switch checked={!reminders_paused} disabled={isPending} onChange={(_, isOn) => change(isOn)} />}
        label={t('invoice.remind')}
      />
      <Typography variant="body2" color="text.secondary">
        {t('invoice.remindersHint')}
      </Typography>
    </>
  );
}

/** An invoice or note: what it says, what is owed, and what can be done. */
export default function InvoiceDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<ReadInvoice>
      resource="invoices"
      path={path}
      title={({ number }) => number}
      subtitle={(invoice) =>
        invoice.kind === 'invoice' ? <InvoiceChips invoice={invoice} /> : t(`invoiceKind.${invoice.kind}`)
      }
    >
      {(invoice) => (
        <>
          <InvoiceButtons invoice={invoice} />
          <Box sx={{ mt: 2 }}>
            <Facts
              facts={[
                [t('company.label'), linkTo('companies', invoice.company_id, invoice.company_name)],
                [t('invoice.gstin'), invoice.company_gstin],
                [t('invoice.placeOfSupply'), stateText(invoice.place_of_supply)],
                [t('invoice.supplyType'), t(`supplyType.${invoice.supply_type}`)],
                [t('invoice.placement'), linkTo('placement-register', invoice.placement_id, invoice.candidate_name)],
                [t('invoice.issuedOn'), dayInIndia(invoice.issued_on)],
                ...(invoice.due_date ? ([[t('invoice.due'), dayInIndia(invoice.due_date)]] as const) : []),
                [t('invoice.sac'), invoice.sac],
                ...(invoice.corrects_invoice_id === null
                  ? []
                  : ([
                      [
                        t('invoice.corrects'),
                        linkTo('invoices', invoice.corrects_invoice_id, t('invoice.openOriginal')),
                      ],
                    ] as const)),
              ]}
            />
          </Box>
          <DrawerSection title={t('invoice.amounts')}>
            <Amounts invoice={invoice} />
          </DrawerSection>
          {invoice.mails && (
            <DrawerSection title={t('invoice.mails')}>
              <MailsOfInvoice mails={invoice.mails} />
            </DrawerSection>
          )}
          {invoice.kind === 'invoice' && (
            <>
              <DrawerSection title={t('invoice.payments')}>
                <PaymentsOfInvoice invoiceId={invoice.id} />
              </DrawerSection>
              <DrawerSection title={t('invoice.notes')}>
                <LinkedRecords<Invoice>
                  resource="invoices"
                  filter={{ corrects_invoice_id: invoice.id }}
                  sort={{ field: 'issued_on', order: 'DESC' }}
                  none={t('invoice.noNotes')}
                  row={NoteLine}
                />
              </DrawerSection>
              <DrawerSection title={t('invoice.reminders')}>
                <RemindersSwitch invoice={invoice} />
              </DrawerSection>
            </>
          )}
        </>
      )}
    </DetailDrawer>
  );
}
