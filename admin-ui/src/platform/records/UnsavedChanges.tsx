import { t } from '@niyukt/ui-shared/i18n/console';
import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from './ConfirmProvider';

/** Asks before a changed form is left for another page, and lets the browser ask before the tab is closed. */
export function UnsavedChanges() {
  const confirm = useConfirm();
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  const settle = useEffectEvent(async (): Promise<void> => {
    const isLeft =
      !isUnsaved ||
      (await confirm({
        title: t('unsaved.title'),
        text: t('unsaved.text'),
        confirmLabel: t('action.discard'),
        cancelLabel: t('action.keepEditing'),
        isDanger: true,
      }));
    if (isLeft) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void settle();
  }, [blocker.state]);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);

  return null;
}
