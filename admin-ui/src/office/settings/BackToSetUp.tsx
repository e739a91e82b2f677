import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../../texts/console';

/** What an address carries that the set-up of the dashboard leads to. */
export const FROM_SET_UP = { isFromSetUp: true } as const;

/** Leads back to the set-up, and to what it asks for next, for whom it led here. */
export function BackToSetUp() {
  const state = useLocation().state as Partial<typeof FROM_SET_UP> | null;
  if (!state?.isFromSetUp) return null;
  return (
    <Button component={Link} to="/" variant="outlined" color="inherit" startIcon={<ArrowBack />} className="no-print">
      {t('settings.backToSetUp')}
    </Button>
  );
}
