import { useLocation } from 'react-router-dom';
import { useStaff } from '../access/StaffContext';
import { entriesFor, type Section, trailTo } from './sections';

/** The entries of the header for who is there, and the way from them to the page that is shown. */
export function useSections(): { entries: Section[]; trail: Section[] } {
  const entries = entriesFor(useStaff());
  const { pathname } = useLocation();
  return { entries, trail: trailTo(entries, pathname) };
}
