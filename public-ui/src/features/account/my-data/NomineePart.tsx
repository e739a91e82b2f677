import type { OwnData } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/my-data';
import { useState } from 'react';
import type { Banner } from '../../../ui/Banners';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Meta } from '../../../ui/Meta';
import { useRemoveNominee } from './my-data-queries';
import { NomineeDialog } from './NomineeDialog';
import { Part } from './Part';

interface NomineePartProps extends Pick<OwnData, 'nominee'> {
  onTell: (banner: Banner) => void;
}

/** Who acts for the person after death or incapacity. */
export function NomineePart({ nominee, onTell }: NomineePartProps) {
  const [open, setOpen] = useState<'name' | 'remove'>();
  const removal = useRemoveNominee();
  const close = (): void => setOpen(undefined);
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
        <Button look="secondary" onClick={() => setOpen('name')}>
          {t(nominee ? 'myData.nomineeChange' : 'myData.nomineeName')}
        </Button>
        {nominee && (
          <Button look="secondary" isBusy={removal.isPending} onClick={() => setOpen('remove')}>
            {t('myData.nomineeRemove')}
          </Button>
        )}
      </div>
      {open === 'name' && (
        <NomineeDialog
          onDone={({ name }) => {
            close();
            onTell({ kind: 'status', text: t('myData.nomineeSaved', { name }) });
          }}
          onClose={close}
        />
      )}
      {open === 'remove' && nominee && (
        <ConfirmDialog
          title={t('myData.nomineeRemoveTitle')}
          question={t('myData.nomineeRemoveQuestion', { name: nominee.name })}
          confirm={t('myData.nomineeRemove')}
          onConfirm={() => {
            close();
            removal.start(undefined, {
              onSuccess: () => onTell({ kind: 'status', text: t('myData.nomineeRemoved') }),
              onError: (error) => onTell({ kind: 'alert', text: errorText(error, error.message) }),
            });
          }}
          onCancel={close}
        />
      )}
    </Part>
  );
}
