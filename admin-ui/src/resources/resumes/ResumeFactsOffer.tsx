import { Button } from '@mui/material';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { skillNames } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useId, useState } from 'react';
import { useRefresh, useUpdate } from 'react-admin';
import { useNotice } from '../../platform/notices/useNotice';
import { failureText } from '../../platform/providers/http-client';
import { changesOf, offersOf, otherFacts, type Offer } from './offers';
import type { Resume, ResumeFacts } from './types';
import { useResume } from './useResumes';

/** What the resume says that the record does not: nothing is taken over that is not ticked and added. */
function Offers({ person, facts }: { person: Employee; facts: ResumeFacts }) {
  const offers = offersOf(facts);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [update] = useUpdate<Employee>();
  const notify = useNotice();
  const refresh = useRefresh();
  const titleId = useId();
  const chosen = offers.filter(({ key }) => !left.includes(key));
  const others = otherFacts(facts);
  const toggle = ({ key }: Offer): void =>
    setLeft(left.includes(key) ? left.filter((other) => other !== key) : [...left, key]);
  const add = async (): Promise<void> => {
    setSaving(true);
    try {
      const data = { ...changesOf(chosen, skillNames(person.skills)), version: person.version };
      await update(
        'employees',
        { id: person.id, data: data, previousData: person },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify(t('resumeFacts.added'), { type: 'success' });
    } catch (error) {
      notify(failureText(error, t('resumeFacts.addFailed')), { type: 'error' });
    } finally {
      setSaving(false);
      refresh();
    }
  };
  if (offers.length === 0) return null;
  return (
    <section className="resume-facts no-print" aria-labelledby={titleId}>
      <h4 id={titleId}>{t('resumeFacts.title')}</h4>
      <ul>
        {offers.map((offer) => (
          <li key={offer.key}>
            <label>
              <input
                type="checkbox"
                className="row-checkbox"
                checked={!left.includes(offer.key)}
                onChange={() => toggle(offer)}
              />
              {offer.label}
            </label>
          </li>
        ))}
      </ul>
      {others.length > 0 && <p className="resume-note">{t('resumeFacts.also', { facts: others.join(', ') })}</p>}
      <Button variant="contained" disabled={chosen.length === 0 || isSaving} onClick={() => void add()}>
        {t('resumeFacts.add', { count: chosen.length })}
      </Button>
    </section>
  );
}

/** Offers what the present resume says and the record does not. */
export function ResumeFactsOffer({ person, resume }: { person: Employee; resume: Resume }) {
  const { details } = useResume(person.id, resume);
  const facts = details?.facts;
  return facts ? <Offers person={person} facts={facts} /> : null;
}
