import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { controlClass, describedBy, type FieldProps } from '../lib/field';
import { FieldFrame } from './FieldFrame';

/** A password that can be shown; hidden again when the form is sent. */
export function PasswordField({ label, error, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="relative" ref={(box) => hideOnSubmit(box, () => setShown(false))}>
        <input
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          className={`${controlClass} pr-[4.8em]`}
          {...describedBy(id, { error, hint })}
          {...input}
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
          onKeyDown={sendOnEnter}
          className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3.5 font-semibold text-action"
        >
          {t(isShown ? 'password.hideShort' : 'password.showShort')}
        </button>
      </div>
    </FieldFrame>
  );
}

/** Enter sends the form, as in the field beside it; the space bar shows the password. */
function sendOnEnter(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click();
}

function hideOnSubmit(box: HTMLElement | null, hide: () => void): (() => void) | undefined {
  const form = box?.closest('form');
  form?.addEventListener('submit', hide);
  return () => form?.removeEventListener('submit', hide);
}
