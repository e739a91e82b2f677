import { t } from '@niyukt/ui-shared/i18n/console';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { sectionAt, sectionGroupsFor, sectionsFor, type Section } from '../../kit/resource/sections';

const SectionMenuItems = lazyPart(() => import('./SectionMenuItems'));

/** Pixels that the button of the rest takes, also with the name of a section in it. */
const MORE_WIDTH = 190;

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
const widthsOf = (elements: Iterable<HTMLElement>): number[] => [...elements].map(({ offsetWidth }) => offsetWidth);

/** How many links of the row fit beside the buttons of its groups; all of them until it is known, so that they can be measured. */
function useFitting(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const widths = widthsOf(element.querySelectorAll('a'));
    const groups = element.querySelectorAll<HTMLElement>('[data-group]');
    const measure = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const taken = parseFloat(paddingLeft) + parseFloat(paddingRight) + sum(widthsOf(groups));
      const room = element.clientWidth - taken;
      const roomOfLinks = sum(widths) <= room ? room : room - MORE_WIDTH;
      let used = 0;
      const fits = widths.findIndex((width) => (used += width) > roomOfLinks);
      setFitting(fits === -1 ? widths.length : fits);
    };
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...groups]) observer.observe(observed);
    measure();
    return () => observer.disconnect();
  }, [row, count]);
  return fitting;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrow keys lead from one tab to the next, as Tab does. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const step = STEPS[event.key];
  if (!step || place < 0) return;
  event.preventDefault();
  stops.at((place + step) % stops.length)?.focus();
}

interface SectionMenuProps {
  title: string;
  sections: readonly Section[];
  /** Always there; the button of the rest comes where tabs do not fit. */
  isGroup?: boolean;
}

/** A button of the header with sections behind it; it says which one of them is shown. */
function SectionMenu({ title, sections, isGroup = false }: SectionMenuProps) {
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

/**
 * The sections as tabs. They are links, so that they open in new tabs of the browser and mark the present page. Groups, and sections that
 * do not fit, are in menus behind buttons.
 */
export function SectionTabs() {
  const staff = useStaff();
  const groups = sectionGroupsFor(staff);
  const { pathname } = useLocation();
  const viewed = sectionAt(sectionsFor(staff), pathname)?.viewOf;
  const tabs = groups.flatMap(({ isMenu, sections }) => (isMenu ? [] : sections));
  const row = useRef<HTMLElement>(null);
  const fitting = useFitting(row, tabs.length);
  const rest = tabs.slice(fitting);
  return (
    <nav ref={row} className="section-tabs" aria-label={t('console.sections')} onKeyDown={walk}>
      {tabs.slice(0, fitting).map(({ path, label }) => (
        <NavLink key={path} to={path} end={path === '/'} className={path === viewed ? 'is-viewed' : ''}>
          {label}
        </NavLink>
      ))}
      {rest.length > 0 && <SectionMenu title={t('console.more')} sections={rest} />}
      {groups
        .filter(({ isMenu }) => isMenu)
        .map(({ title, sections }) => (
          <SectionMenu key={title} title={title} sections={sections} isGroup />
        ))}
    </nav>
  );
}
