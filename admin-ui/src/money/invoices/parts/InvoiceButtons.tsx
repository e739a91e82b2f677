import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { newKey } from '@niyukt/ui-shared/api/idempotency-key';
import type { Invoice } from '@niyukt/ui-shared/api/types';
import { openFile, saveFile } from '@niyukt/ui-shared/files/save-file';
import { RowMenu } from '../../../kit/lists/RowMenu';
import type { RowAction } from '../../../kit/lists/RowMenuItems';
import { failureText } from '../../../kit/providers/http-client';
import { useConfirm } from '../../../kit/records/ConfirmProvider';
import { type ConsoleTextKey, t } from '../../../texts/console';
import type { InvoiceProvider } from '../calls';
import { CreditNoteDialog, DebitNoteDialog } from './NoteDialogs';
import { PaymentDialog } from './PaymentDialog';

const fileName = (number: string): string => `${number.replaceAll('/', '-')}.pdf`;

/** The document as a file. */
function usePdf({ invoice_id }: Invoice): (how: (file: Blob) => void) => Promise<void> {
  const dataProvider = useDataProvider<InvoiceProvider>();
  const notify = useNotify();
  return async (how) => {
    try {
      how(await dataProvider.readInvoicePdf(invoice_id));
    } catch (error) {
      notify(failureText(error, t('invoice.pdfFailed')), { type: 'error' });
    }
  };
}

/** Mails the document, after a question. */
function useSend({ invoice_id, number, company_name }: Invoice): () => Promise<void> {
  const dataProvider = useDataProvider<InvoiceProvider>();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  // one try that got no answer and the next one are one mail
  const [key, setKey] = useState(newKey);
  return async () => {
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
}

type DialogName = 'payment' | 'credit' | 'debit';

/** What can be done with a document: the one thing that is waited for, its PDF, and behind a menu its mail and notes about it. */
export function InvoiceButtons({ invoice }: { invoice: Invoice }) {
  const [open, setOpen] = useState<DialogName>();
  const show = usePdf(invoice);
  const send = useSend(invoice);
  const close = (): void => setOpen(undefined);
  const isInvoice = invoice.kind === 'invoice';
  const isOwed = invoice.outstanding_paise > 0;
  const isToSend = isInvoice && isOwed && !invoice.sent;
  const opening = (label: ConsoleTextKey, name: DialogName): RowAction => ({
    label: t(label),
    leaves: true,
    run: async () => setOpen(name),
  });
  const actions: RowAction[] = [
    ...(isToSend ? [] : [{ label: t('invoice.send'), run: send }]),
    { label: t('invoice.downloadPdf'), run: () => show((file) => saveFile(fileName(invoice.number), file)) },
    ...(isInvoice && isOwed && invoice.state !== 'credited' ? [opening('note.credit', 'credit')] : []),
    ...(isInvoice ? [opening('note.debit', 'debit')] : []),
  ];
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {isToSend && (
        <Button variant="contained" onClick={() => void send()}>
          {t('invoice.send')}
        </Button>
      )}
      {isInvoice && isOwed && (
        <Button variant={isToSend ? 'outlined' : 'contained'} onClick={() => setOpen('payment')}>
          {t('payment.record')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<PictureAsPdf />} onClick={() => void show(openFile)}>
        {t('invoice.openPdf')}
      </Button>
      <RowMenu name={invoice.number} actions={actions} />
      {open === 'payment' && <PaymentDialog invoice={invoice} onClose={close} />}
      {open === 'credit' && <CreditNoteDialog invoice={invoice} onClose={close} />}
      {open === 'debit' && <DebitNoteDialog invoice={invoice} onClose={close} />}
    </Box>
  );
}
