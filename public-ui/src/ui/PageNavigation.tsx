import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';

const LINK =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center gap-1 border-b-2 font-semibold whitespace-nowrap -outline-offset-2 aria-[current=page]:border-mark aria-[current=page]:text-ink not-aria-[current=page]:border-transparent not-aria-[current=page]:text-muted hover:text-ink';

interface PageNavigationProps {
  label: string;
  pages: readonly {
    to: string;
    title: string;
    /** Its name on a phone, where all of them have one line. */
    short?: string;
    /** How many there are, where that is told; 0 until it is known. */
    count?: number;
  }[];
}

/** The pages of a dashboard on one line, which scrolls on a phone. One of them is the dashboard itself. */
export function PageNavigation({ label, pages }: PageNavigationProps) {
  const line = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current && current) line.current.scrollLeft = current.offsetLeft - line.current.offsetLeft - 24;
  }, [pathname]);
  return (
    <nav
      ref={line}
      aria-label={label}
      className="no-print -mt-4 flex gap-x-3 overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:text-small sm:gap-x-6"
    >
      {pages.map(({ to, title, short, count }) => (
        <NavLink key={to} to={to} end={pages.some((other) => other.to.startsWith(`${to}/`))} className={LINK}>
          {short === undefined ? (
            title
          ) : (
            <>
              <span className="sm:hidden">{short}</span>
              <span className="max-sm:hidden">{title}</span>
            </>
          )}{' '}
          {/* room for two digits, so that nothing moves */}
          {count !== undefined && <span className="min-w-[2ch] font-normal tabular-nums">{count || ''}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
