import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { Button } from '../../ui/Button';
import { useDownload } from './ledger-queries';

interface PdfButtonProps {
  id: number;
  number: string;
  /** Shows an error banner. */
  onFailure: (text: string) => void;
}

/** Saves the PDF of an invoice or a note. */
export function PdfButton({ id, number, onFailure }: PdfButtonProps) {
  const download = useDownload();
  return (
    <Button
      look="secondary"
      className="no-print"
      aria-label={t('portal.pdfOf', { number })}
      isBusy={download.isPending}
      onClick={() =>
        download.start({ id, number }, { onError: (failure) => onFailure(errorText(failure, failure.message)) })
      }
    >
      {t(download.isPending ? 'portal.pdfLoading' : 'portal.pdf')}
    </Button>
  );
}
