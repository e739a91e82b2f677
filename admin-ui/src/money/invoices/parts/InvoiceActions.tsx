import { Box, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { Invoice } from '@niyukt/ui-shared/api/types';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { NotYet } from '../../../kit/page/NotYet';
import { t } from '../../../texts/console';
import { InvoiceButtons } from './InvoiceButtons';
import { OverdueChip } from './InvoiceChip';
import { PaymentsOfInvoice } from './PaymentsOfInvoice';

/** An invoice in the drawer of its placement: what is owed, what can be done, and what was paid. */
export function InvoiceActions({ invoiceId }: { invoiceId: number }) {
  const { data, error, refetch } = useGetOne<Invoice>('invoices', { id: invoiceId });
  // a form that is filled in outlives a failed reading
  if (!data || !('id' in data))
    return <NotYet error={error} retry={refetch} failed={t('record.loadFailed')} height={120} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {data.outstanding_paise > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography sx={{ fontWeight: 700 }}>
            {t('payment.outstanding', { amount: plainMoneyText(data.outstanding_paise) })}
          </Typography>
          <OverdueChip invoice={data} />
        </Box>
      )}
      <InvoiceButtons invoice={data} />
      <PaymentsOfInvoice invoiceId={invoiceId} />
    </Box>
  );
}
