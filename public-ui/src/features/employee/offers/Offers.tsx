import { Link } from 'react-router';
import type { OwnOffer } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/offers';
import { t as shared } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useOpened } from '../../../lib/useOpened';
import { useTitle } from '../../../lib/useTitle';
import { buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { EmptyState, FailedState } from '../../../ui/EmptyState';
import { MoreRows } from '../../../ui/MoreRows';
import { AnswerOfferDialog, OFFER_ANSWERS } from './AnswerOfferDialog';
import { useOffers } from './offer-queries';
import { OfferCard } from './OfferCard';
import { STILL_ANSWERS, StillJoiningDialog } from './StillJoiningDialog';

const keyOf = ({ id }: OwnOffer): number => id;

/** What companies offer the person, and the answers. */
export default function Offers() {
  useTitle(shared('employee.offers'));
  const list = useOffers();
  const { find, open, close, done } = useOpened();
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
      {hasFailed && <FailedState title={t('ownOffers.failed')} hint={t('ownOffers.failedHint')} onRetry={list.retry} />}
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
                  onAnswer={(chosen) => open(chosen, offer.id)}
                  onStill={(answer) => open(`still-${answer}`, offer.id)}
                />
              </li>
            ))}
          </ul>
          <MoreRows list={list} />
        </>
      )}
      {OFFER_ANSWERS.map((chosen) => {
        const offer = find(chosen, rows, keyOf);
        return (
          offer && (
            <AnswerOfferDialog
              key={chosen}
              offer={offer}
              chosen={chosen}
              onDone={() => done(t(`ownOffers.done.${chosen}`))}
              onClose={close}
            />
          )
        );
      })}
      {STILL_ANSWERS.map((answer) => {
        const offer = find(`still-${answer}`, rows, keyOf);
        return (
          offer && (
            <StillJoiningDialog
              key={answer}
              offer={offer}
              answer={answer}
              onDone={() => done(t('ownOffers.stillSaved'))}
              onClose={close}
            />
          )
        );
      })}
    </section>
  );
}
