import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLeaving } from '@niyukt/ui-shared/session/browser-session';
import { t } from '../../texts/console';
import type { Question } from './ConfirmDialog';
import { useConfirm } from './ConfirmProvider';

const Context = createContext<Set<symbol> | undefined>(undefined);

const lossQuestion = (): Question => ({
  title: t('unsaved.title'),
  text: t('unsaved.text'),
  confirmLabel: t('action.discard'),
  cancelLabel: t('action.keepEditing'),
  isDanger: true,
  isAboutLeaving: true,
});

/** Asks whether what was typed may be lost, if anything was. */
export function useAskBeforeLoss(): () => Promise<boolean> {
  const unsaved = use(Context);
  const confirm = useConfirm();
  return async () => !unsaved?.size || confirm(lossQuestion());
}

/** Asks before changed forms are left for another page. A router takes one such question, however many forms there are. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const [unsaved] = useState(() => new Set<symbol>());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  const settle = useEffectEvent(async (): Promise<void> => {
    const isLeft = unsaved.size === 0 || (await confirm(lossQuestion()));
    if (isLeft) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void settle();
  }, [blocker.state]);

  return <Context value={unsaved}>{children}</Context>;
}

/** Counts a form among the changed ones for as long as it is; the browser itself asks before the tab is closed. */
export function useUnsaved(isUnsaved: boolean): void {
  const unsaved = use(Context);
  useEffect(() => {
    if (!isUnsaved || !unsaved) return undefined;
    const form = Symbol();
    const hold = (event: BeforeUnloadEvent): void => {
      if (!isLeaving()) event.preventDefault();
    };
    unsaved.add(form);
    window.addEventListener('beforeunload', hold);
    return () => {
      unsaved.delete(form);
      window.removeEventListener('beforeunload', hold);
    };
  }, [isUnsaved, unsaved]);
}
