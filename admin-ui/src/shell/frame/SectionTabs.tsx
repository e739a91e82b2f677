import type { KeyboardEvent } from 'react';
import { useSections } from '../../kit/resource/useSections';
import { t } from '../../texts/console';
import { SectionLink } from './SectionLink';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrow keys lead from one link to the next, as Tab does. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const step = STEPS[event.key];
  if (!step || place < 0) return;
  event.preventDefault();
  stops.at((place + step) % stops.length)?.focus();
}

/** The entries of the header: links, so that they open in new tabs of the browser. Their words never change. */
export function SectionTabs() {
  const { entries, trail } = useSections();
  return (
    <nav className="section-tabs" aria-label={t('console.sections')} onKeyDown={walk}>
      {entries
        .filter(({ isTool }) => !isTool)
        .map((entry) => (
          <SectionLink key={entry.label} section={entry} trail={trail} />
        ))}
    </nav>
  );
}
