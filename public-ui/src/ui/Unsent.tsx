import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { useUnsentText } from '@niyukt/ui-shared/api/useUnsentText';
import { Alert } from './Alert';

/** Whether `Unsent` shows this failure beside its form. */
export const isUnsent = (failure: Error | null): boolean =>
  failure instanceof ApiError && failure.noAnswer !== undefined;

/** Shows beside a form that its call got no answer; `SubmitButtons` sends it again when the device is back online. */
export function Unsent({ failure }: { failure: Error | null }) {
  const text = useUnsentText(failure instanceof ApiError ? failure.noAnswer : undefined, true);
  return text && <Alert kind="alert">{text}</Alert>;
}
