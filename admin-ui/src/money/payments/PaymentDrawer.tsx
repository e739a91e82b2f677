import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Payment } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { REVERSED } from '@niyukt/ui-shared/theme/status-look';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts } from '../../kit/records/Facts';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine } from '../../kit/records/inputs';
import { LinkToRecord } from '../../kit/records/LinkToRecord';
import { useRequestedAction } from '../../kit/records/next-action';
import { t } from '../../texts/console';
import { reversalForm } from '../money-forms';
import type { PaymentProvider } from './calls';

function ReverseButton({ payment: { payment_id, amount_paise } }: { payment: Payment }) {
  const dataProvider = useDataProvider<PaymentProvider>();
  // from the notice of a payment that was recorded by mistake
  const isMistake = useRequestedAction('reverse');
  const [isOpen, setOpen] = useState(isMistake);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('payment.reverse')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('payment.reverse')}
          schema={reversalForm}
          defaultValues={{ reason: isMistake ? t('payment.mistake') : '' }}
          send={({ reason }, call) => dataProvider.reversePayment(payment_id, reason, call)}
          texts={{ success: t('payment.reverseDone'), failure: t('payment.reverseFailed') }}
          onClose={() => setOpen(false)}
          intro={
            <Typography color="text.secondary">
              {plainMoneyText(amount_paise)}. {t('payment.reverseHint')}
            </Typography>
          }
        >
          <TextLine source="reason" label={t('payment.reason')} lines={2} isRequired isWide />
        </FormDialog>
      )}
    </>
  );
}

/** A payment, and the way to reverse it. */
export default function PaymentDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Payment>
      resource="payments"
      path={path}
      title={({ amount_paise }) => plainMoneyText(amount_paise)}
      subtitle={({ reversed_at }) => reversed_at && <StatusChip {...REVERSED} label={t('payment.isReversed')} />}
      actions={(payment) => !payment.reversed_at && <ReverseButton payment={payment} />}
    >
      {(payment) => (
        <Facts
          facts={[
            [
              t('payment.invoice'),
              <LinkToRecord key="invoice" resource="invoices" id={payment.invoice_id}>
                {payment.invoice_number}
              </LinkToRecord>,
            ],
            [t('company.label'), payment.company_name],
            [t('payment.receivedOn'), dayInIndia(payment.received_on)],
            [t('payment.mode'), t(`payment.mode.${payment.mode}`)],
            [t('payment.reference'), payment.reference],
            ...(payment.tds_paise > 0
              ? ([
                  [t('payment.tds'), plainMoneyText(payment.tds_paise)],
                  [t('payment.tdsSection'), payment.tds_section],
                ] as const)
              : []),
            ...(payment.reversed_at
              ? ([
                  [t('payment.reversedOn'), momentInIndia(payment.reversed_at)],
                  [t('payment.reason'), payment.reversal_reason],
                ] as const)
              : []),
          ]}
        />
      )}
    </DetailDrawer>
  );
}
