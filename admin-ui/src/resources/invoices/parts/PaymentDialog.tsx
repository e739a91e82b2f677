import { Typography } from '@mui/material';
import type { Invoice } from '@niyukt/ui-shared/api/types';
import { isoDayInIndia } from '@niyukt/ui-shared/domain/format';
import { PAYMENT_MODES, paymentForm } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { moneyText, readMoney, typedMoney } from '@niyukt/ui-shared/money';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../platform/records/FormDialog';
import { ChoiceLine, TextLine, WHOLE_ROW } from '../../../platform/records/inputs';
import { MoneyLine } from '../../../platform/records/MoneyLine';
import type { InvoiceProvider } from '../calls';

/** What the invoice would still be owed, while it is typed. */
function Remainder({ outstanding }: { outstanding: number }) {
  const [amount, tds] = useWatch({ name: ['amount_paise', 'tds_paise'] }) as [string, string];
  const left = outstanding - (readMoney(amount) ?? 0) - (readMoney(tds) ?? 0);
  const text =
    left === 0
      ? t('payment.settlesAll')
      : left > 0
        ? t('payment.settles', { amount: moneyText(left) })
        : t('payment.tooMuch', { amount: moneyText(-left) });
  return (
    <Typography role="status" sx={{ ...WHOLE_ROW, fontWeight: 600, color: left < 0 ? 'error.main' : 'text.primary' }}>
      {text}
    </Typography>
  );
}

/** Records what a client paid, and what it deducted as tax. */
export function PaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const dataProvider = useDataProvider<InvoiceProvider>();
  const { invoice_id, number, outstanding_paise } = invoice;
  return (
    <FormDialog
      title={t('payment.record')}
      schema={paymentForm}
      defaultValues={{
        received_on: isoDayInIndia(new Date()),
        mode: 'bank_transfer',
        amount_paise: typedMoney(outstanding_paise),
        reference: '',
        tds_paise: '',
        tds_section: '',
      }}
      send={(values, call) => dataProvider.recordPayment(invoice_id, values, call)}
      texts={{ success: t('payment.recorded'), failure: t('payment.recordFailed') }}
      onClose={onClose}
      intro={
        <Typography color="text.secondary">
          {number} · {t('payment.outstanding', { amount: moneyText(outstanding_paise) })}
        </Typography>
      }
    >
      <TextLine source="received_on" label={t('payment.receivedOn')} type="date" isRequired />
      <MoneyLine source="amount_paise" label={t('payment.amount')} isRequired />
      <ChoiceLine
        source="mode"
        label={t('payment.mode')}
        choices={PAYMENT_MODES.map((mode) => ({ id: mode, name: t(`payment.mode.${mode}`) }))}
        isRequired
      />
      <TextLine source="reference" label={t('payment.reference')} hint={t('payment.referenceHint')} />
      <MoneyLine source="tds_paise" label={t('payment.tds')} hint={t('payment.tdsHint')} />
      <TextLine source="tds_section" label={t('payment.tdsSection')} hint={t('payment.sectionHint')} />
      <Remainder outstanding={outstanding_paise} />
    </FormDialog>
  );
}
