import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Section } from '../../kit/resource/sections';

interface SectionLinkProps {
  section: Section;
  /** To the page that is shown. */
  trail: readonly Section[];
  /** In place of its label. */
  children?: ReactNode;
  className?: string;
  onClick?: () => void;
}

/** Leads to a place of the console, and says whether one is there. */
export function SectionLink({ section: { path, label }, trail, children, ...link }: SectionLinkProps) {
  const isHere = trail.some((place) => place.path === path && place.label === label);
  const isShown = trail.at(-1)?.path === path;
  return (
    <Link to={path} aria-current={isHere ? (isShown ? 'page' : 'true') : undefined} {...link}>
      {children ?? label}
    </Link>
  );
}
