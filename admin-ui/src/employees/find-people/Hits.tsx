import { type KeyboardEvent, useId, useRef } from 'react';
import { useListContext } from 'react-admin';
import { t } from '../../texts/console';
import { HitCard } from './HitCard';
import type { Hit } from './types';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The people found. Arrow keys lead from one to the next, Enter opens, Space selects. */
export function Hits({ hits, isBusy }: { hits: readonly Hit[]; isBusy: boolean }) {
  const { selectedIds, onToggleItem } = useListContext<Hit>();
  const list = useRef<HTMLUListElement>(null);
  const hintId = useId();

  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('.record-link') ?? [])];
    const place = links.findIndex((link) => link === document.activeElement);
    const step = STEPS[event.key];
    if (place < 0) return;
    if (step !== undefined) {
      event.preventDefault();
      links[place + step]?.focus();
    } else if (event.key === ' ') {
      event.preventDefault();
      const hit = hits[place];
      if (hit) onToggleItem(hit.id);
    }
  };
  return (
    <>
      <p id={hintId} className="sr-only">
        {t('find.keys')}
      </p>
      <ul
        ref={list}
        className={`record-cards hits ${isBusy ? 'is-loading' : ''}`}
        aria-label={t('find.results')}
        aria-describedby={hintId}
        aria-busy={isBusy}
        onKeyDown={walk}
      >
        {hits.map((hit) => (
          <HitCard
            key={hit.id}
            hit={hit}
            isSelected={selectedIds.includes(hit.id)}
            onToggle={() => onToggleItem(hit.id)}
          />
        ))}
      </ul>
    </>
  );
}
