import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { agencyName, PRODUCT } from '@niyukt/ui-shared/i18n/agency-name';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { standaloneLink } from '../../lib/link';
import { useTitle } from '../../lib/useTitle';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { Logo } from '../../ui/Logo';
import { OnProduct } from '../../ui/OnProduct';
import { ThemeSwitch } from '../../ui/ThemeSwitch';

interface AuthLayoutProps {
  title: string;
  intro?: string;
  children: ReactNode;
  /** Language and direction of title and introduction, where they are not the page's. */
  written?: { lang: string; dir: 'ltr' | 'rtl' };
  /** Room for a longer form, from the top down: what comes later moves nothing above it. */
  isWide?: boolean;
  /** Leads to what is held about people. */
  hasPrivacyLink?: boolean;
}

/** The layout of pages before a login: the agency at the left, the form at the right; on a phone the form alone. */
export function AuthLayout({
  title,
  intro,
  written,
  children,
  isWide = false,
  hasPrivacyLink = true,
}: AuthLayoutProps) {
  useTitle(title);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-rows-none lg:grid-cols-[minmax(20rem,2fr)_3fr]">
      <header className="flex flex-col justify-between gap-12 bg-panel px-6 py-3 text-on-panel lg:sticky lg:top-0 lg:h-dvh lg:px-12 lg:py-12">
        <div className="-mr-3 flex items-center justify-between gap-4">
          <Logo light />
          <div className="flex shrink-0 items-center">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
        <div className="hidden max-w-md lg:block">
          <p className="text-hero leading-[1.12] font-bold tracking-tight text-balance">{t('brand.promise')}</p>
          <Introduction />
          <p className="mt-6 text-on-panel-muted">{t('brand.terms')}</p>
        </div>
        {/* an agency of its own has hours of its own */}
        {agencyName() === PRODUCT && (
          <p className="hidden text-small text-on-panel-muted lg:block">{t('brand.hours')}</p>
        )}
      </header>
      <main className="flex flex-col px-5 py-10 sm:px-10 lg:py-16">
        <div className={`w-full ${isWide ? 'mx-auto max-w-2xl' : 'm-auto max-w-md'}`}>
          <h1 className="text-page" lang={typedLanguage(title)} {...written}>
            {title}
          </h1>
          {intro && (
            <p className="mt-2 text-muted" {...written}>
              {intro}
            </p>
          )}
          <div className="mt-7 grid gap-5">{children}</div>
          <div className="mt-8 flex flex-wrap items-center justify-between gap-4 empty:hidden">
            {hasPrivacyLink && (
              <p>
                <Link to="/privacy" className={standaloneLink}>
                  {t('privacy.link')}
                </Link>
              </p>
            )}
            <OnProduct />
          </div>
        </div>
      </main>
    </div>
  );
}

/** The agency's mark: two people and the line between them. */
function Introduction() {
  return (
    <svg
      viewBox="0 0 320 64"
      className="mt-8 w-64"
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <path d="M58 46h204" stroke="currentColor" strokeOpacity=".28" strokeDasharray="1 9" />
      <path d="M58 46h96" className="stroke-mark" />
      <circle cx="34" cy="20" r="11" stroke="currentColor" />
      <path d="M14 56a20 20 0 0 1 40 0" stroke="currentColor" />
      <circle cx="286" cy="20" r="11" stroke="currentColor" />
      <path d="M266 56a20 20 0 0 1 40 0" stroke="currentColor" />
      <circle cx="160" cy="46" r="6" className="fill-mark stroke-mark" />
    </svg>
  );
}
