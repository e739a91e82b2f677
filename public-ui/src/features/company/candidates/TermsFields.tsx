import { useId } from 'react';
import type { ProfileTerms } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';

interface TermsFieldsProps {
  terms: ProfileTerms;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  error: string | undefined;
}

/** The terms for profiles, and the box that accepts them. */
export function TermsFields({ terms, isTicked, onTick, error }: TermsFieldsProps) {
  const id = useId();
  return (
    <>
      <section aria-labelledby={`${id}-terms`} className="grid gap-3 rounded-card bg-action-soft p-5">
        <h2 id={`${id}-terms`} className="font-bold">
          {t('profileTerms.version', { version: terms.version })}
        </h2>
        <ol lang="en" className="grid list-decimal gap-2 pl-5">
          {terms.paragraphs.map((paragraph) => (
            <li key={paragraph}>{paragraph}</li>
          ))}
        </ol>
      </section>
      <div className="grid gap-1.5">
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={({ target }) => onTick(target.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="size-6 shrink-0 accent-action"
          />
          {t('profileTerms.tick')}
        </label>
        {error && (
          <p id={`${id}-error`} role="alert" className="text-small font-semibold text-danger">
            {error}
          </p>
        )}
      </div>
    </>
  );
}
