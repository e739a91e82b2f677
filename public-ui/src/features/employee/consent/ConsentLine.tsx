import type { Consent } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ConsentChoices } from '../ConsentChoices';

/**
 * What the person said about being shown to employers, in one line, and the way to change it.
 * @param consent undefined when it could not be loaded
 * @param isShown whether they agreed to be shown for a job, without a word about others
 */
export function ConsentLine({ consent, isShown }: { consent: Consent | undefined; isShown: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>{consent ? stateText(consent, isShown) : t('choices.failed')}</p>
      <Button look="secondary" onClick={() => setOpen(true)} className="max-sm:w-full">
        {t(consent?.share_with_employers === null ? 'choices.decide' : 'choices.change')}
      </Button>
      {isOpen && (
        <Dialog title={t('choices.title')} onClose={() => setOpen(false)}>
          <ConsentChoices how="my_data" />
        </Dialog>
      )}
    </div>
  );
}

function stateText({ share_with_employers: shares, decided_at }: Consent, isShown: boolean): string {
  if (shares === null || !decided_at) return t(isShown ? 'choices.shareByJob' : 'choices.shareOpen');
  return t(shares ? 'choices.shareYes' : 'choices.shareNo', { day: dayInIndia(decided_at) });
}
