import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { Button } from './Button';

/** The end of job dialogs: the description, and the buttons. */
export function JobText({ description, onClose }: { description: string; onClose: () => void }) {
  return (
    <>
      <h3 className="mt-6 font-bold">{t('job.description')}</h3>
      <p className="mt-1 whitespace-pre-line" lang={typedLanguage(description)}>
        {description}
      </p>
      <div className="no-print mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={() => window.print()}>
          {t('action.print')}
        </Button>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </div>
    </>
  );
}
