import { Box, Typography } from '@mui/material';
import type { Invoice, InvoiceDetail } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';

/** A record as the list has it, before all of it is read. */
export type ReadInvoice = Invoice & Partial<Pick<InvoiceDetail, 'mails'>>;

/** To whom a document went and when, and the reminders of it. */
export function MailsOfInvoice({ mails }: Pick<InvoiceDetail, 'mails'>) {
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
