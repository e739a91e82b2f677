import { Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Invoice } from '@niyukt/ui-shared/api/types';
import { FormDialog } from '../../../kit/records/FormDialog';
import { ChoiceLine, TextLine } from '../../../kit/records/inputs';
import { MoneyLine } from '../../../kit/records/MoneyLine';
import { t } from '../../../texts/console';
import { CHARGES, creditNoteForm, debitNoteForm } from '../../money-forms';
import type { InvoiceProvider } from '../calls';

interface NoteDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

const Hint = ({ text }: { text: string }) => <Typography color="text.secondary">{text}</Typography>;

const ReasonLine = () => (
  <TextLine source="reason" label={t('note.reason')} hint={t('note.reasonHint')} lines={2} isRequired isWide />
);

/** The amount of a part; the whole invoice needs none. */
function PartLine() {
  const how = useWatch({ name: 'how' }) as string;
  if (how === 'full') return null;
  return <MoneyLine source="taxable_paise" label={t('note.taxable')} hint={t('note.taxableHint')} isRequired />;
}

/** Credits an invoice, in full or in part. */
export function CreditNoteDialog({ invoice: { invoice_id, number }, onClose }: NoteDialogProps) {
  const dataProvider = useDataProvider<InvoiceProvider>();
  return (
    <FormDialog
      title={t('note.credit')}
      schema={creditNoteForm}
      defaultValues={{ how: 'full', taxable_paise: '', reason: '' }}
      send={(values, call) => dataProvider.creditInvoice(invoice_id, values, call)}
      texts={{ success: t('note.creditIssued'), failure: t('note.creditFailed') }}
      onClose={onClose}
      intro={<Hint text={t('note.creditHint', { number })} />}
    >
      <ChoiceLine
        source="how"
        label={t('note.how')}
        choices={[
          { id: 'full', name: t('note.full') },
          { id: 'part', name: t('note.part') },
        ]}
        isRequired
      />
      <PartLine />
      <ReasonLine />
    </FormDialog>
  );
}

/** Charges more on an invoice. */
export function DebitNoteDialog({ invoice: { invoice_id, number }, onClose }: NoteDialogProps) {
  const dataProvider = useDataProvider<InvoiceProvider>();
  return (
    <FormDialog
      title={t('note.debit')}
      schema={debitNoteForm}
      defaultValues={{ charge: '', taxable_paise: '', reason: '' }}
      send={(values, call) => dataProvider.debitInvoice(invoice_id, values, call)}
      texts={{ success: t('note.debitIssued'), failure: t('note.debitFailed') }}
      onClose={onClose}
      intro={<Hint text={t('note.debitHint', { number })} />}
    >
      <ChoiceLine
        source="charge"
        label={t('note.charge')}
        choices={CHARGES.map((id) => ({ id, name: t(`note.charge.${id}`) }))}
        isRequired
      />
      <MoneyLine source="taxable_paise" label={t('note.taxable')} hint={t('note.taxableHint')} isRequired />
      <ReasonLine />
    </FormDialog>
  );
}
