import { t } from '@niyukt/ui-shared/i18n/console';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useStaff } from '../access/StaffContext';
import { later } from '../chunks/later';
import { sectionAt, sectionsFor } from '../resource/sections';

const MoreSections = later(() => import('./MoreSections'));

/** Pixels that the button of the rest takes, also with the name of a section in it. */
const MORE_WIDTH = 190;

/** How many links of the row fit into it; all of them until it is known, so that they can be measured. */
function useFitting(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const widths = [...element.querySelectorAll('a')].map((link) => link.offsetWidth);
    const measure = (): void => {
      const total = widths.reduce((sum, width) => sum + width, 0);
      const room = total <= element.clientWidth ? total : element.clientWidth - MORE_WIDTH;
      let used = 0;
      const fits = widths.findIndex((width) => (used += width) > room);
      setFitting(fits === -1 ? widths.length : fits);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [row, count]);
  return fitting;
}

/** The sections as tabs: links, so that they open in new tabs of the browser and say where one is. What does not fit is behind "More". */
export function SectionTabs() {
  const sections = sectionsFor(useStaff());
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  const fitting = useFitting(row, sections.length);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const rest = sections.slice(fitting);
  const inRest = sectionAt(rest, pathname);
  return (
    <nav ref={row} className="section-tabs" aria-label={t('console.sections')}>
      {sections.slice(0, fitting).map(({ path, label }) => (
        <NavLink key={path} to={path} end={path === '/'}>
          {label}
        </NavLink>
      ))}
      {rest.length > 0 && (
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          className={inRest ? 'is-current' : ''}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {inRest ? t('console.moreWith', { section: inRest.label }) : t('console.more')}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m7 10 5 5 5-5z" />
          </svg>
        </button>
      )}
      {anchor && <MoreSections sections={rest} anchor={anchor} onClose={() => setAnchor(null)} />}
    </nav>
  );
}
