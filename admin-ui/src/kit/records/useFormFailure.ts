import { isGivenUp } from '@niyukt/ui-shared/api/no-answer';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrors, formFailureText, isUnanswered } from '../providers/http-client';

/**
 * Tells why a form could not be sent. What got no answer is told beside the form (`UnsentAlert`).
 * @returns a function that answers the errors of the fields
 */
export function useFormFailure(): (error: unknown, inputs: object, fallback: string) => object {
  const notify = useNotify();
  return useCallback(
    (error, inputs, fallback) => {
      // its form is gone
      if (isGivenUp(error)) notify(t('network.left'), { type: 'warning' });
      else if (!isUnanswered(error)) notify(formFailureText(error, inputs, fallback), { type: 'error' });
      return fieldErrors(error);
    },
    [notify],
  );
}
