import { useState } from 'react';
import type { Consents } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ConsentChoices } from '../ConsentChoices';

/**
 * What the person said about being shown to employers, in one line, and the way to change it.
 * @param consents undefined when they could not be loaded
 */
export function ConsentLine({ consents }: { consents: Consents | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="no-print">
        <span>{consents ? stateText(consents.share) : t('choices.failed')}</span>{' '}
        <Button
          look="quiet"
          aria-label={`${t('choices.change')}: ${t('choices.title')}`}
          onClick={() => setOpen(true)}
          className="-my-2.5 -ml-2 px-2! underline"
        >
          {t('choices.change')}
        </Button>
      </p>
      {isOpen && (
        <Dialog title={t('choices.title')} onClose={() => setOpen(false)}>
          <p className="mb-5 text-muted">{t('choices.intro')}</p>
          <ConsentChoices how="my_data" />
        </Dialog>
      )}
    </>
  );
}

function stateText({ answer, decided_at }: Consents['share']): string {
  if (answer === null || !decided_at) return t('choices.shareByJob');
  return t(answer ? 'choices.shareYes' : 'choices.shareNo', { day: dayInIndia(decided_at) });
}
