import type { OwnOffer } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/offers';
import { t as shared } from '@niyukt/ui-shared/i18n/dashboards';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { EmptyState } from '../../../ui/EmptyState';
import { MoreRows } from '../../../ui/MoreRows';
import { AnswerDialog, type OfferDeed } from './AnswerDialog';
import { OfferCard } from './OfferCard';
import { useOffers } from './offer-queries';
import { StillJoiningDialog, type StillAnswer } from './StillJoiningDialog';

type OpenDialog = { offer: OwnOffer } & ({ kind: 'answer'; deed: OfferDeed } | { kind: 'still'; answer: StillAnswer });

/** What companies offer the person, and the answers. */
export default function Offers({ onDone }: { onDone: (text: string) => void }) {
  const list = useOffers();
  const [open, setOpen] = useState<OpenDialog>();
  const close = (): void => setOpen(undefined);
  const done = (text: string): void => {
    close();
    onDone(text);
  };
  const { rows, total, hasFailed } = list;
  return (
    <section aria-labelledby="offers" className="grid gap-5">
      <div>
        <h1 id="offers" className="text-page">
          {t('ownOffers.title')}
        </h1>
        <p className="text-muted">{t('ownOffers.hint')}</p>
        <p role="status" className="min-h-6 text-muted">
          {rows && t('ownOffers.count', { count: total })}
        </p>
      </div>
      {hasFailed && (
        <EmptyState kind="failed" title={t('ownOffers.failed')} hint={t('ownOffers.failedHint')}>
          <Button look="secondary" onClick={list.retry}>
            {shared('action.tryAgain')}
          </Button>
        </EmptyState>
      )}
      {!hasFailed && !rows && <CardSkeletons />}
      {rows?.length === 0 && (
        <EmptyState kind="nothing" title={t('ownOffers.none')} hint={t('ownOffers.noneHint')}>
          <Link to="/employee-dashboard/applications" className={buttonClass('secondary')}>
            {t('ownOffers.toApplications')}
          </Link>
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <>
          <ul className="grid gap-4 md:grid-cols-2">
            {rows.map((offer) => (
              <li key={offer.id}>
                <OfferCard
                  offer={offer}
                  onAnswer={(deed) => setOpen({ kind: 'answer', offer, deed })}
                  onStill={(answer) => setOpen({ kind: 'still', offer, answer })}
                />
              </li>
            ))}
          </ul>
          <MoreRows list={list} />
        </>
      )}
      {open?.kind === 'answer' && (
        <AnswerDialog
          offer={open.offer}
          deed={open.deed}
          onDone={() => done(t(`ownOffers.done.${open.deed}`))}
          onClose={close}
        />
      )}
      {open?.kind === 'still' && (
        <StillJoiningDialog
          offer={open.offer}
          answer={open.answer}
          onDone={() => done(t('ownOffers.stillSaved'))}
          onClose={close}
        />
      )}
    </section>
  );
}
