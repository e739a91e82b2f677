import { useFormState } from 'react-hook-form';
import { useDraft } from './useDraft';
import { useUnsaved } from './UnsavedForms';

/** In a form: what was changed in it is not left without a question, and outlives the session. */
export function UnsavedChanges() {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  useUnsaved(isUnsaved);
  useDraft(isUnsaved);
  return null;
}
