import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStaff } from '../../kit/access/StaffContext';
import { sectionAt, sectionsFor } from '../../kit/resource/sections';

/** What lies over the page and has the focus for itself. */
const OVER_PAGE = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * Another section begins at its top, as another page does: the focus goes there, its name is read out,
 * and the next stop is the link that skips the header.
 */
export function TopOfPage() {
  const { pathname } = useLocation();
  const section = sectionAt(sectionsFor(useStaff()), pathname);
  const top = useRef<HTMLParagraphElement>(null);
  const shown = useRef(section?.path);
  useEffect(() => {
    if (shown.current === section?.path) return;
    shown.current = section?.path;
    if (!document.activeElement?.closest(OVER_PAGE)) top.current?.focus({ preventScroll: true });
  }, [section?.path]);
  return (
    <p ref={top} tabIndex={-1} className="for-readers">
      {section?.label}
    </p>
  );
}
