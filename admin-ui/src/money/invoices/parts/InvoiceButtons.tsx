import Download from '@mui/icons-material/Download';
import Email from '@mui/icons-material/EmailOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button } from '@mui/material';
import { newKey } from '@niyukt/ui-shared/api/idempotency-key';
import type { Invoice } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { openFile, saveFile } from '@niyukt/ui-shared/files/save-file';
import { failureText } from '../../../kit/providers/http-client';
import { useConfirm } from '../../../kit/records/ConfirmProvider';
import type { InvoiceProvider } from '../calls';
import { CreditNoteDialog, DebitNoteDialog } from './NoteDialogs';
import { PaymentDialog } from './PaymentDialog';

const fileName = (number: string): string => `${number.replaceAll('/', '-')}.pdf`;

function PdfButtons({ invoice: { invoice_id, number } }: { invoice: Invoice }) {
  const dataProvider = useDataProvider<InvoiceProvider>();
  const notify = useNotify();
  const show = async (how: (file: Blob) => void): Promise<void> => {
    try {
      how(await dataProvider.readInvoicePdf(invoice_id));
    } catch (error) {
      notify(failureText(error, t('invoice.pdfFailed')), { type: 'error' });
    }
  };
  return (
    <>
      <Button variant="outlined" startIcon={<PictureAsPdf />} onClick={() => void show(openFile)}>
        {t('invoice.openPdf')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Download />}
        onClick={() => void show((file) => saveFile(fileName(number), file))}
      >
        {t('invoice.downloadPdf')}
      </Button>
    </>
  );
}

function SendButton({ invoice: { invoice_id, number, company_name } }: { invoice: Invoice }) {
  const dataProvider = useDataProvider<InvoiceProvider>();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  // one try that got no answer and the next one are one mail
  const [key, setKey] = useState(newKey);
  const send = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: t('invoice.sendTitle', { number }),
      text: t('invoice.sendText', { company: company_name }),
      confirmLabel: t('invoice.send'),
    });
    if (!isConfirmed) return;
    try {
      await dataProvider.sendInvoice(invoice_id, key);
      setKey(newKey);
      notify(t('invoice.sent', { number }), { type: 'success' });
    } catch (error) {
      notify(failureText(error, t('invoice.sendFailed')), { type: 'error' });
    } finally {
      refresh();
    }
  };
  return (
    <Button variant="outlined" startIcon={<Email />} onClick={() => void send()}>
      {t('invoice.send')}
    </Button>
  );
}

type DialogName = 'payment' | 'credit' | 'debit';

/** What can be done with a document: its PDF and its mail, and with an invoice payments and notes. */
export function InvoiceButtons({ invoice }: { invoice: Invoice }) {
  const [open, setOpen] = useState<DialogName>();
  const close = (): void => setOpen(undefined);
  const isInvoice = invoice.kind === 'invoice';
  const isOwed = invoice.outstanding_paise > 0;
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isInvoice && isOwed && (
        <Button variant="contained" onClick={() => setOpen('payment')}>
          {t('payment.record')}
        </Button>
      )}
      <PdfButtons invoice={invoice} />
      <SendButton invoice={invoice} />
      {isInvoice && invoice.state !== 'credited' && (
        <Button variant="outlined" disabled={!isOwed} onClick={() => setOpen('credit')}>
          {t('note.credit')}
        </Button>
      )}
      {isInvoice && (
        <Button variant="outlined" onClick={() => setOpen('debit')}>
          {t('note.debit')}
        </Button>
      )}
      {open === 'payment' && <PaymentDialog invoice={invoice} onClose={close} />}
      {open === 'credit' && <CreditNoteDialog invoice={invoice} onClose={close} />}
      {open === 'debit' && <DebitNoteDialog invoice={invoice} onClose={close} />}
    </Box>
  );
}
