import { useState } from 'react';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { Consent } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { spokenLanguage } from '@niyukt/ui-shared/i18n/languages';
import { useCall } from '../../../lib/useCall';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import type { Deciding, Decision } from './consent-queries';

interface ConsentDecisionProps {
  consent: Consent;
  deciding: Deciding;
  /** Reads the text anew: it may have changed. */
  onRead: () => void;
  /** What was asked about one job is answered already. */
  isForOthers?: boolean;
}

/** What the person agrees to, in the language of the page where it is there. */
export const paragraphsOf = ({ text }: Consent): string[] => text.translations?.[spokenLanguage()] ?? text.paragraphs;

/** The language of these. */
export const languageOf = ({ text }: Consent): string =>
  text.translations?.[spokenLanguage()] ? spokenLanguage() : 'en';

/** A yes to the text as it is shown. */
export const yesTo = ({ text }: Consent): Decision => ({
  share_with_employers: true,
  text_version: text.version,
  text_sha256: text.sha256,
});

/** The text, what was decided, and the buttons that decide. Taking consent back says first what ends. */
export function ConsentDecision({ consent, deciding, onRead, isForOthers = false }: ConsentDecisionProps) {
  const decide = useCall(deciding);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<'consent.savedYes' | 'consent.savedNo'>();
  const { share_with_employers: shares, text_version, text } = consent;
  const isOlder = shares === true && text_version !== text.version;
  const say = (share_with_employers: boolean): void => {
    setAsking(false);
    setDone(undefined);
    decide.start(
      { ...yesTo(consent), share_with_employers },
      {
        onSuccess: () => setDone(share_with_employers ? 'consent.savedYes' : 'consent.savedNo'),
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'consent.text_changed') onRead();
        },
      },
    );
  };
  return (
    <>
      <ul lang={languageOf(consent)} className="grid list-disc gap-2 pl-5">
        {paragraphsOf(consent).map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
      <p className="font-semibold">
        {stateText(consent, isForOthers)} {isOlder && t('consent.older')}
      </p>
      <div role="status" className="empty:hidden">
        {done && !decide.isPending && <Alert kind="status">{t(done)}</Alert>}
      </div>
      {decide.error && <Alert kind="alert">{errorText(decide.error, t('consent.saveFailed'))}</Alert>}
      <div className="flex flex-wrap gap-3">
        {(shares !== true || isOlder) && (
          <Button isBusy={decide.isPending} onClick={() => say(true)}>
            {decide.isPending ? t('consent.saving') : t(isOlder ? 'consent.agreeAgain' : 'consent.agree')}
          </Button>
        )}
        {shares !== true && (
          <Button look="secondary" isBusy={decide.isPending} onClick={() => say(false)}>
            {t('consent.refuse')}
          </Button>
        )}
        {shares === true && (
          <Button look="danger" isBusy={decide.isPending} onClick={() => setAsking(true)}>
            {t('consent.takeBack')}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('consent.takeBackTitle')}
          question={t('consent.takeBackWarning')}
          confirm={t('consent.takeBack')}
          onConfirm={() => say(false)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function stateText({ share_with_employers: shares, decided_at }: Consent, isForOthers: boolean): string {
  if (shares === null || !decided_at) return t(isForOthers ? 'consent.openForOthers' : 'consent.open');
  const refused = isForOthers ? 'consent.refusedOthers' : 'consent.refused';
  return t(shares ? 'consent.given' : refused, { day: dayInIndia(decided_at) });
}
