import { useFormState } from 'react-hook-form';
import { useUnsaved } from './UnsavedForms';

/** In a form: what was changed in it is not left without a question. */
export function UnsavedChanges() {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  useUnsaved(Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful);
  return null;
}
