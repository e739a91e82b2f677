import { useLayoutEffect, useRef } from 'react';
import type { Section } from '../../kit/resource/sections';
import { useSections } from '../../kit/resource/useSections';
import { SectionLink } from './SectionLink';
import { walk } from './SectionTabs';

/** The views of one place. On a phone the row scrolls, and begins with the one that is shown in sight. */
function Views({ section, trail }: { section: Section; trail: readonly Section[] }) {
  const row = useRef<HTMLElement>(null);
  const shown = trail.at(-1)?.path;
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3;
  }, [shown]);
  return (
    <nav ref={row} className="section-views no-print" aria-label={section.label} onKeyDown={walk}>
      {section.views.map((view) => (
        <SectionLink key={view.label} section={view} trail={trail} />
      ))}
    </nav>
  );
}

/** Above a page: the views of its entry, and those of the view it belongs to. */
export function SectionViews() {
  const { trail } = useSections();
  return trail
    .filter(({ views }) => views.length > 1)
    .map((section) => <Views key={section.label} section={section} trail={trail} />);
}
