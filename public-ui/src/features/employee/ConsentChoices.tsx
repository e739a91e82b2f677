import { useState } from 'react';
import type { Consents, Notice, SetConsents } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { currentLanguage } from '@niyukt/ui-shared/i18n/languages';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { standaloneLink } from '../../lib/link';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { TryAgain } from '../../ui/TryAgain';
import { useNotice } from '../auth/privacy-notice';
import { useConsents, useSaveConsents } from './consent/choices';

const PURPOSES = ['share', 'jobs', 'news'] as const;
type Purpose = (typeof PURPOSES)[number];

interface ConsentChoicesProps {
  /** Where it is asked, as the ledger keeps it. */
  how: NonNullable<SetConsents['how']>;
}

/** The purposes with the person's answers, each changed by one press. Loads and saves by itself. */
export function ConsentChoices({ how }: ConsentChoicesProps) {
  const consents = useConsents();
  const notice = useNotice();
  if (consents.data && notice.data) return <Choices how={how} consents={consents.data} notice={notice.data} />;
  const failure = consents.error ?? notice.error;
  if (!failure) return <p role="status">{t('choices.loading')}</p>;
  return (
    <TryAgain
      text={errorText(failure, t('choices.failed'))}
      onRetry={() => {
        void consents.refetch();
        void notice.refetch();
      }}
    />
  );
}

function Choices({ how, consents, notice }: ConsentChoicesProps & { consents: Consents; notice: Notice }) {
  const saving = useSaveConsents(how, notice);
  const say = (purpose: Purpose, answer: boolean): void =>
    saving.start(purpose === 'share' ? { share: { answer } } : { [purpose]: answer });
  return (
    <div className="grid gap-5">
      {saving.error && <Alert kind="alert">{errorText(saving.error, t('choices.saveFailed'))}</Alert>}
      {PURPOSES.map((purpose) => (
        <fieldset key={purpose} className="grid gap-2">
          <legend className="font-semibold">{notice.questions[purpose].title}</legend>
          <p className="text-small">{notice.questions[purpose].text}</p>
          <div className="flex flex-wrap gap-3">
            {[true, false].map((answer) => (
              <Button
                key={String(answer)}
                look={consents[purpose].answer === answer ? 'primary' : 'secondary'}
                aria-pressed={consents[purpose].answer === answer}
                isBusy={saving.isPending}
                onClick={() => say(purpose, answer)}
              >
                {t(answer ? 'choices.yes' : 'choices.no')}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
      {consents.share.answer === true && (
        <CompaniesToApprove
          key={consents.share.not_to.join()}
          names={consents.share.not_to}
          isBusy={saving.isPending}
          onSave={(not_to) => saving.start({ share: { answer: true, not_to } })}
        />
      )}
      <a href="/privacy" target="_blank" rel="noopener" className={standaloneLink} lang={currentLanguage()}>
        {t('privacy.link')}
      </a>
    </div>
  );
}

interface CompaniesToApproveProps {
  names: readonly string[];
  isBusy: boolean;
  onSave: (names: string[]) => void;
}

/** Companies about which the person is asked each time. */
function CompaniesToApprove({ names, isBusy, onSave }: CompaniesToApproveProps) {
  const [typed, setTyped] = useState(names.join(', '));
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(
          typed
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean),
        );
      }}
    >
      <TextField
        label={t('choices.notTo')}
        hint={t('choices.notToHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="secondary" isBusy={isBusy}>
        {t('choices.saveNotTo')}
      </Button>
    </form>
  );
}
