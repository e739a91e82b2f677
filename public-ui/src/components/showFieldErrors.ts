import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { isUnsent } from './Unsent';
import type { FieldPath, FieldValues, UseFormGetValues, UseFormSetError } from 'react-hook-form';

interface FieldsOf<Form extends FieldValues> {
  getValues: UseFormGetValues<Form>;
  setError: UseFormSetError<Form>;
}

/** Puts what the server says of single fields beside them; the first of them gets the focus. */
export function showFieldErrors<Form extends FieldValues>(form: FieldsOf<Form>, failure: unknown): void {
  if (!(failure instanceof ApiError)) return;
  const shown = failure.fields.filter(({ field }) => Object.hasOwn(form.getValues(), field));
  for (const [place, { field, message }] of shown.entries()) {
    form.setError(field as FieldPath<Form>, { message }, { shouldFocus: place === 0 });
  }
}

/** Tells a failure as a whole, and of single fields beside them; a call without an answer is told beside the form. */
export function showFailure<Form extends FieldValues>(
  form: FieldsOf<Form>,
  failure: Error,
  onFailure: (text: string) => void,
): void {
  if (isUnsent(failure)) return;
  onFailure(errorText(failure, failure.message));
  showFieldErrors(form, failure);
}
