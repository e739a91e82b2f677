import type { ReactNode } from 'react';
import { t } from '@niyukt/ui-shared/i18n/translate';
import type { FieldProps } from '../lib/field';

/** Label above; control, hint and error below. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  isOptional,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> ({t('field.optional')})</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
