import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../../texts/console';

/** More stand in several rows on a phone, each by itself. */
const FIT_A_PHONE = 3;
const APART = {
  '@media (width < 600px)': {
    flexWrap: 'wrap',
    gap: 1,
    '&& .MuiToggleButton-root': {
      m: 0,
      px: 1.5,
      minHeight: 44,
      border: '1px solid var(--control)',
      borderRadius: '10px',
    },
  },
} as const;

interface ViewLinksProps {
  /** Pages that show the same in another way. */
  views: readonly { path: string; label: string }[];
}

/** Leads from one view of a section to another, each a page of its own. */
export function ViewLinks({ views }: ViewLinksProps) {
  const { pathname } = useLocation();
  const isShown = (path: string): boolean => pathname.split('/')[1] === path.slice(1);
  return (
    <nav aria-label={t('connection.views')}>
      <ToggleButtonGroup size="small" sx={views.length > FIT_A_PHONE ? APART : {}}>
        {views.map(({ path, label }) => (
          <ToggleButton
            key={path}
            component={Link}
            to={path}
            value={path}
            selected={isShown(path)}
            aria-pressed={undefined}
            aria-current={isShown(path) ? 'page' : undefined}
          >
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </nav>
  );
}
