import { Button, Link as MuiLink, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import type { Invoice, Payment } from '@niyukt/ui-shared/api/types';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText, readMoney, typedMoney } from '@niyukt/ui-shared/money';
import { DEBOUNCE_MILLISECONDS } from '../../../kit/lists/filters';
import { FormDialog } from '../../../kit/records/FormDialog';
import { ChoiceLine, DayLine, TextLine, WHOLE_ROW } from '../../../kit/records/inputs';
import { MoneyLine } from '../../../kit/records/MoneyLine';
import { requestAction } from '../../../kit/records/next-action';
import { undoable } from '../../../kit/toasts/undoable';
import { t } from '../../../texts/console';
import { PAYMENT_MODES, paymentForm } from '../../money-forms';
import type { InvoiceProvider } from '../calls';
import { TDS_KINDS, type TdsKind, tdsSectionOf, tdsSectionsOn, usualTds } from '../tds';

/** What the invoice would still be owed, while it is typed. */
function Remainder({ outstanding }: { outstanding: number }) {
  const [amount, tds] = useWatch({ name: ['amount_paise', 'tds_paise'] }) as [string, string];
  const left = outstanding - (readMoney(amount) ?? 0) - (readMoney(tds) ?? 0);
  const text =
    left === 0
      ? t('payment.settlesAll')
      : left > 0
        ? t('payment.settles', { amount: plainMoneyText(left) })
        : t('payment.tooMuch', { amount: plainMoneyText(-left) });
  return (
    <Typography role="status" sx={{ ...WHOLE_ROW, fontWeight: 600, color: left < 0 ? 'error.main' : 'text.primary' }}>
      {text}
    </Typography>
  );
}

/** The amount received: the rest of what is outstanding, until another one is typed. */
function AmountLine({ outstanding }: { outstanding: number }) {
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState({ name: 'amount_paise' });
  const isTyped = Boolean(dirtyFields['amount_paise']);
  const tds = readMoney(useWatch({ name: 'tds_paise' }) as string) ?? 0;
  useEffect(() => {
    if (!isTyped && tds <= outstanding) setValue('amount_paise', typedMoney(outstanding - tds));
  }, [isTyped, outstanding, setValue, tds]);
  return <MoneyLine source="amount_paise" label={t('payment.amount')} isRequired />;
}

/** The payment that was recorded first with a reference and was not reversed. */
function useFirstWith(reference: string): Payment | undefined {
  const [settledReference, setSettledReference] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettledReference(reference.trim()), DEBOUNCE_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [reference]);
  const { data } = useGetList<Payment>(
    'payments',
    {
      filter: { reference: settledReference, reversed: false },
      sort: { field: 'payment_id', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: settledReference !== '' },
  );
  return settledReference && settledReference === reference.trim() && Array.isArray(data) ? data[0] : undefined;
}

/** The bank's reference. One that was recorded before may be meant: a client pays two invoices at once. */
function ReferenceLine() {
  const first = useFirstWith(useWatch({ name: 'reference' }) as string);
  return (
    <>
      <TextLine source="reference" label={t('payment.reference')} hint={t('payment.referenceHint')} />
      {first && (
        <Typography role="status" className="doubt" sx={WHOLE_ROW}>
          {t('payment.sameReference', {
            amount: plainMoneyText(first.amount_paise),
            day: dayInIndia(first.received_on),
            number: first.invoice_number,
            company: first.company_name,
          })}{' '}
          <MuiLink component={Link} to={`/payments/${first.payment_id}/show`} target="_blank" underline="always">
            {t('payment.openFirst')}
          </MuiLink>
        </Typography>
      )}
    </>
  );
}

const USUAL_KIND: TdsKind = 'professional';

interface TdsLinesProps {
  /** The fee without tax as it stands, in paise. */
  taxable: number;
  isOffered: boolean;
}

/** What the client deducted as tax, and under which section of the day; the usual share of the fee is offered. */
function TdsLines({ taxable, isOffered }: TdsLinesProps) {
  const { setValue } = useFormContext();
  const sections = tdsSectionsOn(useWatch({ name: 'received_on' }) as string);
  const usual = usualTds(taxable);
  const take = (): void => {
    setValue('tds_paise', typedMoney(usual), { shouldDirty: true, shouldValidate: true });
    setValue('tds_kind', USUAL_KIND, { shouldDirty: true });
  };
  return (
    <>
      <div>
        <MoneyLine source="tds_paise" label={t('payment.tds')} hint={t('payment.tdsHint')} />
        {isOffered && (
          <Button size="small" onClick={take} sx={{ ml: '-5px' }}>
            {t('payment.tdsUsual', { amount: plainMoneyText(usual) })}
          </Button>
        )}
      </div>
      <ChoiceLine
        source="tds_kind"
        label={t('payment.tdsSection')}
        hint={t('payment.sectionHint')}
        choices={TDS_KINDS.map((kind) => ({ id: kind, name: t(`tdsKind.${kind}`, { section: sections[kind] }) }))}
        isOptional
      />
    </>
  );
}

/** Records what a client paid, and what it deducted as tax. */
export function PaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const dataProvider = useDataProvider<InvoiceProvider>();
  const navigate = useNavigate();
  /** A payment is never taken out of the books: it is reversed. */
  const reverse = ({ payment_id }: Payment): void => {
    requestAction('reverse');
    void navigate(`/payments/${payment_id}/show`);
  };
  const { invoice_id, number, outstanding_paise, net_taxable_paise, tds_paise } = invoice;
  return (
    <FormDialog
      title={t('payment.record')}
      schema={paymentForm}
      defaultValues={{
        received_on: today(),
        mode: 'bank_transfer',
        amount_paise: typedMoney(outstanding_paise),
        reference: '',
        tds_paise: '',
        tds_kind: '',
      }}
      send={({ tds_kind, ...values }, call) => {
        const tds_section = tdsSectionOf(tds_kind, values.received_on);
        return dataProvider.recordPayment(invoice_id, { ...values, tds_section }, call);
      }}
      texts={{ success: t('payment.recorded'), failure: t('payment.recordFailed') }}
      offer={(payment) => undoable({ sentence: t('payment.recorded'), undo: () => reverse(payment as Payment) })}
      onClose={onClose}
      intro={
        <Typography color="text.secondary">
          {number} · {t('payment.outstanding', { amount: plainMoneyText(outstanding_paise) })}
        </Typography>
      }
    >
      <DayLine source="received_on" label={t('payment.receivedOn')} isRequired />
      <AmountLine outstanding={outstanding_paise} />
      <ChoiceLine
        source="mode"
        label={t('payment.mode')}
        choices={PAYMENT_MODES.map((mode) => ({ id: mode, name: t(`payment.mode.${mode}`) }))}
        isRequired
      />
      <ReferenceLine />
      <TdsLines taxable={net_taxable_paise} isOffered={tds_paise === 0} />
      <Remainder outstanding={outstanding_paise} />
    </FormDialog>
  );
}
