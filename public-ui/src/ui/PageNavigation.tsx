import { NavLink } from 'react-router';

const LINK =
  'inline-flex min-h-11 min-w-11 items-center border-b-2 font-semibold aria-[current=page]:border-mark aria-[current=page]:text-ink not-aria-[current=page]:border-transparent not-aria-[current=page]:text-muted hover:text-ink';

interface PageNavigationProps {
  label: string;
  pages: readonly { to: string; title: string }[];
}

/** The pages of a dashboard; the first is the dashboard itself. */
export function PageNavigation({ label, pages }: PageNavigationProps) {
  return (
    <nav
      aria-label={label}
      className="no-print -mt-4 flex flex-wrap gap-x-3 border-b max-sm:text-small sm:gap-x-6 wrap-break-word border-line"
    >
      {pages.map(({ to, title }, place) => (
        <NavLink key={to} to={to} end={place === 0} className={LINK}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
