import { t } from '@niyukt/ui-shared/i18n/console';
import { useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { sectionAt, sectionsFor, type Section } from '../../kit/resource/sections';

const SectionMenuItems = lazyPart(() => import('./SectionMenuItems'));

interface SectionMenuProps {
  title: string;
  sections: readonly Section[];
  /** Always there; the button of the rest comes where tabs do not fit. */
  isGroup?: boolean;
}

/** A button of the header with sections behind it; it says which one of them is shown. */
export function SectionMenu({ title, sections, isGroup = false }: SectionMenuProps) {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const here = sectionAt(sectionsFor(useStaff()), pathname);
  const current = sections.find(({ path }) => path === (here?.viewOf ?? here?.path));
  const openByArrow = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-group={isGroup || undefined}
        className={current ? 'is-current' : ''}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={openByArrow}
      >
        {current ? t('console.groupWith', { group: title, section: current.label }) : title}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 10 5 5 5-5z" />
        </svg>
      </button>
      {anchor && (
        <SectionMenuItems
          title={title}
          sections={sections}
          current={current}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
