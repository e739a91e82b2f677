import type { OwnData } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { sizeText } from '@niyukt/ui-shared/files/size-text';
import { t } from '@niyukt/ui-shared/i18n/my-data';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { useAskForExport, useSaveExport } from './my-data-queries';
import { Part } from './Part';

/** Everything to take away: asked for, made in the background, saved. */
export function Download({ export: made }: Pick<OwnData, 'export'>) {
  const asking = useAskForExport();
  const saving = useSaveExport();
  const isWaiting = made?.state === 'waiting';
  const isReady = made?.state === 'ready';
  const failure = asking.error ?? saving.error;
  return (
    <Part id="download" title={t('myData.download')} hint={t('myData.downloadHint')}>
      {failure && <Alert kind="alert">{errorText(failure, failure.message)}</Alert>}
      {!failure && made?.state === 'failed' && <Alert kind="alert">{t('myData.exportFailed')}</Alert>}
      <p role="status" className="min-h-6 text-muted">
        {isWaiting && t('myData.waiting')}
        {isReady && made.expires_at && t('myData.ready', { day: dayInIndia(made.expires_at) })}
      </p>
      <div className="flex flex-wrap gap-3">
        {isReady && (
          <Button isBusy={saving.isPending} onClick={() => saving.start()}>
            {t('myData.save', { size: sizeText(made.size_bytes) })}
          </Button>
        )}
        <Button look="secondary" isBusy={asking.isPending || isWaiting} onClick={() => asking.start()}>
          {t(isReady ? 'myData.askAgain' : 'myData.ask')}
        </Button>
      </div>
    </Part>
  );
}
