import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useBanner } from '../../lib/useBanner';
import { Button } from '../../ui/Button';
import { useDownload } from './ledger-queries';

/** Saves the PDF of an invoice or a note. */
export function PdfButton({ id, number }: { id: number; number: string }) {
  const { fail } = useBanner();
  const download = useDownload();
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
