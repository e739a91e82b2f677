import type { CompanyInvoice } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { invoiceLook, OVERDUE } from '@niyukt/ui-shared/theme/status-look';
import { useBanner } from '../../lib/useBanner';
import { Button } from '../../ui/Button';
import { Meta } from '../../ui/Meta';
import { useInvoicePdf } from './ledger-queries';

/** One document: an invoice, a credit note or a debit note. */
export function InvoiceRow({ invoice }: { invoice: CompanyInvoice }) {
  const { invoice_id: id, number, kind, state, overdue, issued_on, candidate_name: name } = invoice;
  return (
    <article className="grid break-inside-avoid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[1fr_8rem_6.5rem_auto] sm:px-6 print:grid-cols-[1fr_8rem_6.5rem]">
      <div className="grid min-w-0 gap-1 max-sm:col-span-2">
        <h3 className="font-semibold">{number}</h3>
        <Meta items={[t(`portal.kind.${kind}`), dayInIndia(issued_on), t('portal.documentOf', { name })]} />
        {dueText(invoice) && (
          <p className={`text-small tabular-nums ${overdue ? 'font-semibold text-danger' : ''}`}>{dueText(invoice)}</p>
        )}
      </div>
      <p className="font-semibold tabular-nums sm:text-right">{plainMoneyText(invoice.total_paise)}</p>
      <div className="max-sm:justify-self-end">
        {kind === 'invoice' && (
          <StatusChip
            {...(overdue ? OVERDUE : invoiceLook(state))}
            label={overdue ? t('portal.overdue') : t(`portal.invoiceState.${state}`)}
          />
        )}
      </div>
      <div className="no-print max-sm:col-span-2">
        <PdfButton id={id} number={number} />
      </div>
    </article>
  );
}

function dueText({ outstanding_paise: outstanding, due_date, overdue }: CompanyInvoice): string {
  if (!outstanding || !due_date) return '';
  const values = { amount: plainMoneyText(outstanding), day: dayInIndia(due_date) };
  return t(overdue ? 'portal.wasDue' : 'portal.due', values);
}

/** Saves the PDF of an invoice or a note. */
function PdfButton({ id, number }: { id: number; number: string }) {
  const { fail } = useBanner();
  const download = useInvoicePdf();
  return (
    <Button
      look="secondary"
      className="no-print"
      aria-label={t('portal.pdfOf', { number })}
      isBusy={download.isPending}
      onClick={() =>
        download.start({ id, number }, { onError: (failure) => fail(errorText(failure, failure.message)) })
      }
    >
      {t(download.isPending ? 'portal.pdfLoading' : 'portal.pdf')}
    </Button>
  );
}
