import type { Terms } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/registration';

/** Version and sections of terms, each with a summary in plain words. */
export function TermsSections({ terms: { version, language, sections } }: { terms: Terms }) {
  return (
    <>
      <p className="mb-4 text-small text-muted">{t('terms.version', { version })}</p>
      <div lang={language} className="grid gap-5">
        {sections.map(({ heading, text, summary }) => (
          <section key={heading} className="grid gap-2 sm:grid-cols-[2fr_3fr] sm:gap-6">
            <div className="rounded-control bg-action-soft p-4">
              <h3 className="font-bold">{heading}</h3>
              <p className="mt-1 text-small">
                <span className="sr-only">{t('terms.plain')}: </span>
                {summary}
              </p>
            </div>
            <p className="text-small text-muted sm:py-4">{text}</p>
          </section>
        ))}
      </div>
    </>
  );
}
