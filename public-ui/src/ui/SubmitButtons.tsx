import { type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { Button } from './Button';
import { SendingContext } from './DiscardGuard';
import { Unsent } from './Unsent';

export interface SubmitButtonsProps {
  /** The form's call. */
  call: { isPending: boolean; error: Error | null };
  /** Label of the submitting button. */
  label?: string;
  /** Its label while the form is being sent. */
  pendingLabel?: string;
  onCancel: () => void;
  /** Whether the form opens with the focus on what sends it. */
  hasFirstFocus?: boolean;
  /** Buttons in place of the submitting one; each submits the form. */
  children?: ReactNode;
}

/**
 * The buttons of a dashboard's form, "Save" by default, and the reason when it was not sent. One that could not be sent offline is sent
 * once the device is back online.
 */
export function SubmitButtons({
  call: { isPending, error },
  label = t('action.save'),
  pendingLabel = t('action.saving'),
  onCancel,
  hasFirstFocus = false,
  children,
}: SubmitButtonsProps) {
  const setSending = use(SendingContext);
  useLayoutEffect(() => {
    setSending(isPending);
    return () => setSending(false);
  }, [isPending, setSending]);
  const buttons = useRef<HTMLDivElement>(null);
  const isWaiting = error instanceof ApiError && error.noAnswer === 'offline';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const send = (): void => buttons.current?.closest('form')?.requestSubmit();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isWaiting]);
  return (
    <div ref={buttons} className="grid gap-5">
      <Unsent failure={error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        {children || (
          <Button type="submit" isBusy={isPending} data-first-focus={hasFirstFocus || undefined}>
            {isPending ? pendingLabel : label}
          </Button>
        )}
      </div>
    </div>
  );
}
