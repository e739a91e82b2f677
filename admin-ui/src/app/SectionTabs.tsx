import { Box } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useStaff } from '../access/StaffContext';
import { sectionsFor } from './sections';

/** The sections as tabs: links, so that they open in new tabs of the browser and say where one is. */
export function SectionTabs() {
  const staff = useStaff();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <Box
      component="nav"
      ref={row}
      aria-label={t('console.sections')}
      sx={{
        ...{ display: 'flex', gap: 0.5, overflowX: 'auto', scrollbarWidth: 'none', mx: -1 },
        '& a': {
          ...{ px: 1.5, minHeight: 44, display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' },
          ...{
            color: 'text.secondary',
            fontWeight: 600,
            textDecoration: 'none',
            borderBottom: '3px solid transparent',
          },
        },
        '& a:hover': { color: 'text.primary' },
        '& a[aria-current=page]': { color: 'primary.main', borderBottomColor: 'primary.main' },
        '& a:focus-visible': { outlineOffset: -3 },
      }}
    >
      {sectionsFor(staff).map(({ path, label }) => (
        <NavLink key={path} to={path} end={path === '/'}>
          {label}
        </NavLink>
      ))}
    </Box>
  );
}
