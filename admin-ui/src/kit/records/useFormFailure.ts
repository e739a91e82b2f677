import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { isGivenUp } from '@niyukt/ui-shared/api/no-answer';
import { t } from '../../texts/console';
import { failedForm } from '../providers/http-client';

/**
 * Why a form could not be sent, which the form says itself (`UnsentAlert`, `InvalidNotice`) until it is sent again.
 * @returns a function that answers the errors of the fields and, as `root.failure`, what none of them says
 */
export function useFormFailure(): (error: unknown, inputs: object, fallback: string) => object {
  const notify = useNotify();
  return useCallback(
    (error, inputs, fallback) => {
      // its form is gone
      if (isGivenUp(error)) notify(t('network.left'), { type: 'warning' });
      return failedForm(error, inputs, fallback);
    },
    [notify],
  );
}
