import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { lazyPart } from '../lib/lazyPart';
import { type TermsRole, useTermsState } from '../lib/useTerms';
import { Button, buttonClass } from './Button';

const NewTermsDialog = lazyPart(() => import('./NewTermsDialog'));

interface NewTermsProps {
  role: TermsRole;
  onLogout: () => void;
}

/** While the present terms are not accepted: what is asked, and after a no what is left to do. Nothing else is closed. */
export function NewTerms({ role, onLogout }: NewTermsProps) {
  const { data: terms, refetch } = useTermsState();
  const [isOpen, setOpen] = useState(false);
  if (!terms || terms.is_accepted) return null;
  const isRefused = terms.answer === 'no';
  return (
    <section
      aria-label={t('newTerms.title')}
      className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-action-soft px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{t(isRefused ? 'newTerms.refused' : 'newTerms.title')}</p>
        <p className="text-small">{t(isRefused ? 'newTerms.refusedHint' : 'newTerms.hint')}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        {isRefused && (
          <>
            <Link to="/my-data" className={`${buttonClass('secondary')} max-sm:w-full`}>
              {t('account.myData')}
            </Link>
            <Button look="secondary" className="max-sm:w-full" onClick={onLogout}>
              {t('newTerms.leave')}
            </Button>
          </>
        )}
        <Button
          look={isRefused ? 'secondary' : 'primary'}
          className="max-sm:w-full"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('newTerms.read')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <NewTermsDialog
            role={role}
            onAnswered={() => {
              setOpen(false);
              void refetch();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
