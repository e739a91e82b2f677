import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { clearDraft, holdDraft, readDraft } from '@niyukt/ui-shared/session/drafts';

/** Whether something was typed in a form when this person's session ended. */
export const hasDraft = (name: string): boolean => readDraft(name, session.lastUserId()) !== undefined;

/**
 * Keeps what is typed when the session ends, and fills it in again after the next login.
 * @returns whether it was filled in
 */
export function useDraft<Form extends FieldValues>(
  name: string,
  { formState: { isDirty }, getValues, reset }: Pick<UseFormReturn<Form>, 'formState' | 'getValues' | 'reset'>,
): boolean {
  const [draft] = useState(() => readDraft(name, session.lastUserId()));
  useEffect(() => {
    if (!draft) return;
    reset(draft as DefaultValues<Form>, { keepDefaultValues: true });
    clearDraft(name);
  }, [draft, name, reset]);
  useEffect(() => holdDraft(name, () => (isDirty ? getValues() : undefined)), [name, isDirty, getValues]);
  return draft !== undefined;
}
