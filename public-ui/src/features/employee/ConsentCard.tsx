import type { Consents } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { useState, type ReactNode } from 'react';
import { useNotice } from '../auth/privacy-notice';
import { Button } from '../../ui/Button';
import { ConsentChoices, useConsents } from './ConsentChoices';
import { KeepCard } from './keep/KeepCard';
import { useOwnQuestion } from './keep/keep-queries';

const LATER = 'niyukt.later.consents';

/** Asks once after each login what the person has not answered; none of it is needed. What stands below comes with it. */
export default function ConsentCard({ children }: { children: ReactNode }) {
  const consents = useConsents();
  const notice = useNotice();
  // who registered has said so
  const isServiceOpen = consents.data?.service.answer === null;
  const question = useOwnQuestion(isServiceOpen);
  if (consents.isPending || notice.isPending || (isServiceOpen && question.isPending)) return null;
  return (
    <>
      {isServiceOpen && <KeepCard />}
      <Choices consents={consents.data} />
      {children}
    </>
  );
}

function Choices({ consents: data }: { consents: Consents | undefined }) {
  const login = loginNow();
  const [isLater, setLater] = useState(() => window.sessionStorage.getItem(LATER) === login);
  const isOpen = data && [data.share, data.jobs, data.news].some(({ answer }) => answer === null);
  if (isLater || !isOpen) return null;
  return (
    <section aria-labelledby="choices" className="grid gap-4 rounded-card border border-line px-5 py-4">
      <div>
        <h2 id="choices" className="text-title">
          {t('choices.title')}
        </h2>
        <p className="text-muted">{t('choices.intro')}</p>
      </div>
      <ConsentChoices how="card" />
      <Button
        look="secondary"
        onClick={() => {
          window.sessionStorage.setItem(LATER, login);
          setLater(true);
        }}
      >
        {t('choices.later')}
      </Button>
    </section>
  );
}

/** The middle of the token, which distinguishes one login from another and opens nothing. */
const loginNow = (): string => session.read()?.token.split('.')[1] ?? '';
