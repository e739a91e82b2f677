import { Link, useSearchParams } from 'react-router';
import type { Notice } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { buttonClass } from '../../ui/Button';
import { Processors } from '../../ui/Processors';
import ServerState from '../../ui/ServerState';
import { SelectField } from '../../ui/TextField';
import { TryAgain } from '../../ui/TryAgain';
import { AuthLayout } from './AuthLayout';
import { noticeLanguage, useNotice } from './privacy-notice';

/** What the agency keeps about people and why, for how long, who sees it, and what they can do. */
export default function PrivacyPage() {
  return (
    <ServerState>
      <Page />
    </ServerState>
  );
}

function Page() {
  const [parameters, setParameters] = useSearchParams();
  const language = parameters.get('language') ?? noticeLanguage();
  const { data, error, refetch } = useNotice(language);
  if (data) {
    return (
      <Shown
        notice={data}
        requestedLanguage={language}
        onAsk={(tag) => setParameters({ language: tag }, { replace: true })}
      />
    );
  }
  return (
    <AuthLayout title={t('privacy.title')} isWide hasPrivacyLink={false}>
      {error ? (
        <TryAgain text={errorText(error, t('privacy.failed'))} onRetry={refetch} />
      ) : (
        <p role="status" className="text-muted">
          {t('privacy.loading')}
        </p>
      )}
    </AuthLayout>
  );
}

interface ShownProps {
  notice: Notice;
  /** The language that was chosen, in which the notice may be missing. */
  requestedLanguage: string;
  onAsk: (language: string) => void;
}

function Shown({ notice, requestedLanguage, onAsk }: ShownProps) {
  const { title, intro, language, languages, missing, version } = notice;
  const dir = languages.find((one) => one.language === language)?.dir ?? 'ltr';
  const wanted = languages.find((one) => one.language === requestedLanguage);
  return (
    <AuthLayout title={title} intro={intro} written={{ lang: language, dir }} isWide hasPrivacyLink={false}>
      <SelectField
        label={t('privacy.language')}
        value={requestedLanguage}
        onChange={({ currentTarget }) => onAsk(currentTarget.value)}
        choices={languages.map((one) => [one.language, one.name, one.language] as const)}
      />
      <div role="status" className="empty:hidden">
        {missing && wanted && <Missing wanted={wanted} />}
      </div>
      <div lang={language} dir={dir} className="grid gap-5">
        <Text notice={notice} />
      </div>
      <section className="grid gap-3">
        <h2 className="text-title">{t('privacy.ask')}</h2>
        <p>{t('privacy.askHint')}</p>
        <div className="flex flex-wrap gap-3">
          <a href="/my-data" className={buttonClass('primary')}>
            {t('privacy.askLogin')}
          </a>
          <Link to="/privacy/request" className={buttonClass('secondary')}>
            {t('privacy.askWrite')}
          </Link>
        </div>
      </section>
      <p className="text-muted">{t('privacy.version', { version })}</p>
    </AuthLayout>
  );
}

/** Says that there is no text in a language, and leads to where it is asked for. */
function Missing({ wanted: { language, name, english_name, dir } }: { wanted: Notice['languages'][number] }) {
  const { role } = session.read()?.user ?? {};
  const isClient = role === 'employee' || role === 'company';
  const question = t('privacy.languageRequest', { language: `${name} (${english_name})` });
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <p className="font-semibold">
        <bdi lang={language} dir={dir}>
          {name}
        </bdi>
        : {t('privacy.languageMissing')}
      </p>
      <p>{t('privacy.languageHint')}</p>
      <Link
        to={isClient ? '/grievances?open=write' : '/privacy/request'}
        state={{ question }}
        className={`${buttonClass('secondary')} justify-self-start`}
      >
        {t('privacy.languageAsk')}
      </Link>
    </div>
  );
}

function Text({ notice: { words, items, sections, processors, contact } }: { notice: Notice }) {
  return (
    <>
      <section aria-labelledby="kept" className="grid gap-4">
        <h2 id="kept" className="text-title">
          {words.kept}
        </h2>
        {items.map(({ data, purpose, enables, kept: retention }) => (
          <article key={data} className="grid gap-1">
            <h3 className="font-semibold">{data}</h3>
            <p>{purpose}</p>
            <p>{enables}</p>
            <p className="text-muted">
              {words.how_long}: {retention}
            </p>
          </article>
        ))}
      </section>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="grid gap-2">
          <h2 className="text-title">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {processors.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-title">{words.processors}</h2>
          <Processors processors={processors} />
        </section>
      )}
      <section className="grid gap-2">
        <h2 className="text-title">{words.contact}</h2>
        {[contact.name, contact.address, contact.email, contact.phone].filter(Boolean).map((line) => (
          <p key={line}>
            <bdi lang="en">{line}</bdi>
          </p>
        ))}
      </section>
    </>
  );
}
