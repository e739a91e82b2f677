import { useState } from 'react';
import { t } from '@niyukt/ui-shared/i18n/own-resume';
import { Button } from '../../../ui/Button';
import { CameraButton, ChooseButton } from './FileButtons';
import { isSnoozed, snooze } from './snooze';

interface AddResumeProps {
  employeeId: number;
  onChoose: (file: File) => void;
}

/** Asks for a resume. After "later" it is one line, in this browser. */
export function AddResume({ employeeId, onChoose }: AddResumeProps) {
  const [isShort, setShort] = useState(() => isSnoozed('resume', employeeId));
  if (isShort) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t('ownResume.none')}</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9em),1fr))] gap-3 max-sm:w-full sm:flex sm:flex-wrap">
          <ChooseButton look="secondary" onChoose={onChoose}>
            {t('ownResume.choose')}
          </ChooseButton>
          <CameraButton look="secondary" onChoose={onChoose} />
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="grid max-w-2xl gap-1">
        <p>{t('ownResume.askHint')}</p>
        <p className="text-small text-muted">{t('ownResume.why')}</p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9em),1fr))] items-center gap-3 sm:flex sm:flex-wrap">
        <ChooseButton onChoose={onChoose}>{t('ownResume.choose')}</ChooseButton>
        <CameraButton look="secondary" onChoose={onChoose} />
        <p className="hidden text-muted sm:pointer-fine:block">{t('ownResume.drop')}</p>
        <Button
          look="quiet"
          className="max-sm:col-[1/-1] sm:ml-auto"
          onClick={() => {
            snooze('resume', employeeId);
            setShort(true);
          }}
        >
          {t('ownResume.later')}
        </Button>
      </div>
      <p className="text-small text-muted">{t('ownResume.kinds')}</p>
    </div>
  );
}
