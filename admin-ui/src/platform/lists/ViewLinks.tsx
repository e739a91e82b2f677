import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Link, useLocation } from 'react-router-dom';

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
      <ToggleButtonGroup size="small">
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
