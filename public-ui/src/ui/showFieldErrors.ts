import type { FieldPath, FieldValues, UseFormGetFieldState, UseFormGetValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { errorText, fieldText } from '@niyukt/ui-shared/errors/error-text';
import { byPlace } from '../lib/by-place';
import { isUnsent } from './Unsent';

interface FieldsOf<Form extends FieldValues> {
  getValues: UseFormGetValues<Form>;
  getFieldState: UseFormGetFieldState<Form>;
  setError: UseFormSetError<Form>;
}

/** Shows the server's field errors beside their fields; the first of them on the page gets the focus. */
export function showFieldErrors<Form extends FieldValues>(form: FieldsOf<Form>, failure: unknown): void {
  if (!(failure instanceof ApiError)) return;
  const shown = failure.fields.filter(({ field }) => Object.hasOwn(form.getValues(), field));
  const refs = shown.map((wrong) => {
    const name = wrong.field as FieldPath<Form>;
    form.setError(name, { message: fieldText(wrong) });
    return form.getFieldState(name).error?.ref;
  });
  refs.toSorted(byPlace)[0]?.focus?.();
}

/** Why a call failed, where its form says so; `Unsent` shows calls without an answer. */
export const failureOf = (failure: Error | null): string | undefined =>
  failure && !isUnsent(failure) ? errorText(failure, failure.message) : undefined;

/** Shows a failed call: field errors beside their fields, others by `onFailure`. `Unsent` shows calls without an answer. */
export function showFailure<Form extends FieldValues>(
  form: FieldsOf<Form>,
  failure: Error,
  onFailure: (text: string) => void,
): void {
  if (isUnsent(failure)) return;
  onFailure(errorText(failure, failure.message));
  showFieldErrors(form, failure);
}
