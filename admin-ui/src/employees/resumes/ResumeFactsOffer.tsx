import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useStore, useUpdate } from 'react-admin';
import { newKey } from '@niyukt/ui-shared/api/idempotency-key';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { skillNames } from '@niyukt/ui-shared/domain/format';
import { OwnFold } from '../../kit/records/Fold';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { Resume, ResumeFacts, ResumeProvider } from './calls';
import { changesOf, isAddition, noteOfFacts, type Offer, offersOf } from './offers';
import { useResume } from './useResumes';

interface OffersProps {
  person: Employee;
  facts: ResumeFacts;
  onLeave: () => void;
}

/** What the resume says that the record does not: nothing is taken over that is not ticked and added. */
function Offers({ person, facts, onLeave }: OffersProps) {
  const offers = offersOf(facts, person);
  // what was ticked or unticked by hand
  const [turned, setTurned] = useState<readonly string[]>([]);
  const { start, isPending } = useCall();
  const dataProvider = useDataProvider<ResumeProvider>();
  const [update] = useUpdate<Employee>();
  const isTicked = (offer: Offer): boolean => isAddition(offer) !== turned.includes(offer.key);
  const chosen = offers.filter(isTicked);
  const toggle = ({ key }: Offer): void =>
    setTurned(turned.includes(key) ? turned.filter((other) => other !== key) : [...turned, key]);
  const add = (): void =>
    start({ failed: t('resumeFacts.addFailed'), done: t('resumeFacts.added') }, async () => {
      const changes = changesOf(chosen, skillNames(person.skills));
      if (Object.keys(changes).length > 0)
        await update(
          'employees',
          { id: person.id, data: { ...changes, version: person.version }, previousData: person },
          { returnPromise: true, mutationMode: 'pessimistic' },
        );
      const note = noteOfFacts(chosen);
      if (note) await dataProvider.addResumeNote(person.id, note, newKey());
    });
  if (offers.length === 0) return null;
  return (
    <div className="resume-facts no-print">
      <OwnFold title={t('resumeFacts.title')} summary={offers.length} level={4}>
        <ul>
          {offers.map((offer) => (
            <li key={offer.key}>
              <label>
                <input
                  type="checkbox"
                  className="row-checkbox"
                  checked={isTicked(offer)}
                  onChange={() => toggle(offer)}
                />
                <span>
                  {offer.label}
                  {offer.replaced && (
                    <span className="resume-replaced">{t('resumeFacts.replaces', { value: offer.replaced })}</span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <Button variant="contained" disabled={chosen.length === 0 || isPending} onClick={() => add()}>
          {t('resumeFacts.add', { count: chosen.length })}
        </Button>{' '}
        <Button disabled={isPending} onClick={onLeave}>
          {t('resumeFacts.leave')}
        </Button>
      </OwnFold>
    </div>
  );
}

/** Offers facts of the present resume that the record does not have, until the user dismisses them. */
export function ResumeFactsOffer({ person, resume }: { person: Employee; resume: Resume }) {
  const { details } = useResume(person.id, resume);
  const [left, setLeft] = useStore<number[]>('resumeFacts.left', []);
  const facts = details?.facts;
  if (!facts || left.includes(resume.resume_id)) return null;
  return <Offers person={person} facts={facts} onLeave={() => setLeft([...left, resume.resume_id])} />;
}
