import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { clearDraft, holdDraft, readDraft } from '@niyukt/ui-shared/session/drafts';
import { t } from '../../texts/console';
import { useUnsaved } from './UnsavedForms';

const isPassword = (field: string): boolean => /password/i.test(field);

/** A form by its page and its fields: a drawer may hold several. */
function useFormName(): string {
  const { pathname } = useLocation();
  const { getValues } = useFormContext();
  const [fields] = useState(() => Object.keys(getValues()).sort().join(' '));
  return `${pathname} ${fields}`;
}

/** In a form: keeps what is typed when the session ends, and fills it in again after the next login. Passwords are not kept. */
function useDraft(isUnsaved: boolean): void {
  const name = useFormName();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext();
  const typed = useEffectEvent(() =>
    isUnsaved ? Object.fromEntries(Object.entries(getValues()).filter(([field]) => !isPassword(field))) : undefined,
  );
  const fillIn = useEffectEvent((): void => {
    const draft = readDraft(name, session.lastUserId());
    if (!draft) return;
    clearDraft(name);
    for (const [field, value] of Object.entries(draft)) setValue(field, value, { shouldDirty: true });
    notify(t('session.draft'), { type: 'info' });
  });
  useEffect(() => {
    // react-admin's form sets its record in an effect of its own
    const timer = window.setTimeout(() => fillIn());
    return () => window.clearTimeout(timer);
  }, []);
  useEffect(() => holdDraft(name, () => typed()), [name]);
}

/** In a form: what was changed in it is not left without a question, and outlives the session. */
export function UnsavedChanges() {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  useUnsaved(isUnsaved);
  useDraft(isUnsaved);
  return null;
}
