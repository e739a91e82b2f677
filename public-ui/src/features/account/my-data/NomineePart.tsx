import type { OwnData } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/my-data';
import { useState } from 'react';
import { useBanner } from '../../../lib/useBanner';
import { useOpened } from '../../../lib/useOpened';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Meta } from '../../../ui/Meta';
import { useRemoveNominee } from './my-data-queries';
import { NomineeDialog } from './NomineeDialog';
import { Part } from './Part';

/** Who acts for the person after death or incapacity. */
export function NomineePart({ nominee }: Pick<OwnData, 'nominee'>) {
  const { isOpen, open, close, done } = useOpened();
  const { succeed, fail } = useBanner();
  const [isRemoving, setRemoving] = useState(false);
  const removal = useRemoveNominee();
  return (
    <Part id="nominee" title={t('myData.nominee')} hint={t('myData.nomineeHint')}>
      {nominee ? (
        <div className="grid gap-1">
          <p className="font-semibold break-words" lang="und">
            {nominee.name}
          </p>
          <Meta items={[nominee.email, t('myData.nomineeSince', { day: dayInIndia(nominee.named_at) })]} />
        </div>
      ) : (
        <p>{t('myData.nomineeNone')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => open('nominee')}>
          {t(nominee ? 'myData.nomineeChange' : 'myData.nomineeName')}
        </Button>
        {nominee && (
          <Button look="secondary" isBusy={removal.isPending} onClick={() => setRemoving(true)}>
            {t('myData.nomineeRemove')}
          </Button>
        )}
      </div>
      {isOpen('nominee') && (
        <NomineeDialog onDone={({ name }) => done(t('myData.nomineeSaved', { name }))} onClose={close} />
      )}
      {isRemoving && nominee && (
        <ConfirmDialog
          title={t('myData.nomineeRemoveTitle')}
          question={t('myData.nomineeRemoveQuestion', { name: nominee.name })}
          confirm={t('myData.nomineeRemove')}
          onConfirm={() => {
            setRemoving(false);
            removal.start(undefined, {
              onSuccess: () => succeed(t('myData.nomineeRemoved')),
              onError: (error) => fail(errorText(error, error.message)),
            });
          }}
          onCancel={() => setRemoving(false)}
        />
      )}
    </Part>
  );
}
