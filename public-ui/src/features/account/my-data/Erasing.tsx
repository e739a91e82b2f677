import { useState } from 'react';
import { Link } from 'react-router';
import type { Erasure } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/my-data';
import { useBanner } from '../../../lib/useBanner';
import type { useErasure } from '../../../lib/useErasure';
import { Alert } from '../../../ui/Alert';
import { Button, buttonClass } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useErasing } from './my-data-queries';
import { Part } from './Part';

/** The day on which the account goes and why, at the top of the page; who asked for it keeps the account with one press. */
export function ErasureDue({ dueAt, reason, stays }: { dueAt: string } & Omit<Erasure, 'due_at'>) {
  const { succeed } = useBanner();
  const erasing = useErasing();
  return (
    <section aria-labelledby="due" className="grid gap-4 rounded-card border border-line bg-action-soft px-5 py-5">
      <div>
        <h2 id="due" className="text-title">
          {t('myData.due', { day: dayInIndia(dueAt) })}
        </h2>
        <p className="max-w-prose">
          {t(reason === 'erasure' || !reason ? 'myData.dueHint' : `myData.dueHint.${reason}`)}
        </p>
      </div>
      <Stays stays={stays} />
      {erasing.error && <Alert kind="alert">{errorText(erasing.error, t('myData.eraseFailed'))}</Alert>}
      {reason === 'minor' && (
        <Link to="/privacy" className={`${buttonClass('secondary')} justify-self-start`}>
          {t('myData.contact')}
        </Link>
      )}
      {reason === 'erasure' && (
        <Button
          className="justify-self-start max-sm:w-full"
          isBusy={erasing.isPending}
          onClick={() => erasing.start('DELETE', { onSuccess: () => succeed(t('myData.keptAgain')) })}
        >
          {t('myData.keep')}
        </Button>
      )}
    </section>
  );
}

/** Asks for the account to be erased; says first what has to stay. */
export function EraseAccount({ erasure: { data, error, refetch } }: { erasure: ReturnType<typeof useErasure> }) {
  const erasing = useErasing();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Part id="erase" title={t('myData.erase')} hint={t('myData.eraseHint')}>
      {error && (
        <>
          <Alert kind="alert">{errorText(error, t('myData.eraseUnknown'))}</Alert>
          <Button look="secondary" className="justify-self-start" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </>
      )}
      {data && <Stays stays={data.stays} />}
      {erasing.error && <Alert kind="alert">{errorText(erasing.error, t('myData.eraseFailed'))}</Alert>}
      {data && (
        <Button
          look="danger"
          className="justify-self-start"
          isBusy={erasing.isPending}
          onClick={() => setConfirming(true)}
        >
          {t('myData.eraseNow')}
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={t('myData.erase')}
          question={t('myData.eraseQuestion')}
          confirm={t('myData.eraseNow')}
          onConfirm={() => {
            setConfirming(false);
            erasing.start('POST', { onSuccess: () => window.scrollTo({ top: 0 }) });
          }}
          onCancel={() => setConfirming(false)}
        />
      )}
    </Part>
  );
}

function Stays({ stays }: Pick<Erasure, 'stays'>) {
  if (!stays.length) return null;
  return (
    <div>
      <p className="font-semibold">{t('myData.stays')}</p>
      <ul className="list-disc pl-5">
        {stays.map(({ what, until }) => (
          <li key={what}>{until ? t('myData.staysUntil', { what, day: dayInIndia(until) }) : what}</li>
        ))}
      </ul>
    </div>
  );
}
