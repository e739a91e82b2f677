import Menu from '@mui/icons-material/Menu';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { sectionAt, sectionGroupsFor, sectionsFor } from '../../kit/resource/sections';

const SectionSheet = lazyPart(() => import('./SectionSheet'));

/** The main sections at the bottom of a phone's screen, within reach of the thumb, and the way to all of them. */
export function SectionBar() {
  const staff = useStaff();
  const { pathname } = useLocation();
  const sections = sectionsFor(staff);
  const isElsewhere = sectionAt(sections, pathname)?.isMain === false;
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  return (
    <>
      <nav className="section-bar no-print" aria-label={t('console.sections')}>
        {sections
          .filter(({ isMain }) => isMain)
          .map(({ path, label, Icon }) => (
            <NavLink key={path} to={path} end={path === '/'}>
              <Icon aria-hidden="true" />
              {label}
            </NavLink>
          ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={isElsewhere ? 'is-current' : ''}
          onClick={() => {
            setNeeded(true);
            setOpen(true);
          }}
        >
          <Menu aria-hidden="true" />
          {t('console.more')}
        </button>
      </nav>
      {isNeeded && <SectionSheet groups={sectionGroupsFor(staff)} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
