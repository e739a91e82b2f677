import type { Notice } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { Link } from 'react-router';
import { Alert } from '../components/Alert';
import { Button, buttonClass } from '../components/Button';
import { ServerState } from '../components/ServerState';
import { AuthLayout } from './AuthLayout';
import { useNotice } from './privacy-notice';

/** What the agency keeps about people and why, for how long, who sees it, and what they can do. */
export default function PrivacyPage() {
  return (
    <ServerState>
      <Page />
    </ServerState>
  );
}

function Page() {
  const { data, error, refetch } = useNotice();
  if (data) return <Shown notice={data} />;
  return (
    <AuthLayout title={t('privacy.title')} isWide hasPrivacyLink={false}>
      {error ? (
        <>
          <Alert kind="alert">{errorText(error, t('privacy.failed'))}</Alert>
          <Button look="secondary" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </>
      ) : (
        <p role="status" className="text-muted">
          {t('privacy.loading')}
        </p>
      )}
    </AuthLayout>
  );
}

function Shown({ notice: { title, intro, items, sections, processors, contact, version } }: { notice: Notice }) {
  return (
    <AuthLayout title={title} intro={intro} isWide hasPrivacyLink={false}>
      <section aria-labelledby="kept" className="grid gap-4">
        <h2 id="kept" className="text-title">
          {t('privacy.kept')}
        </h2>
        {items.map(({ data, purpose, enables, kept }) => (
          <article key={data} className="grid gap-1">
            <h3 className="font-semibold">{data}</h3>
            <p>{purpose}</p>
            <p>{enables}</p>
            <p className="text-muted">{t('privacy.howLong', { kept })}</p>
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
          <h2 className="text-title">{t('privacy.processors')}</h2>
          <ul className="grid gap-2">
            {processors.map(({ name, task, data, country }) => (
              <li key={name} lang="en">
                <span className="font-semibold">{name}</span>, {country}
                <br />
                {task}
                <br />
                <span className="text-muted">{data}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-2">
        <h2 className="text-title">{t('privacy.contact')}</h2>
        {[contact.name, contact.address, contact.email, contact.phone].filter(Boolean).map((line) => (
          <p key={line} lang="en">
            {line}
          </p>
        ))}
      </section>
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
