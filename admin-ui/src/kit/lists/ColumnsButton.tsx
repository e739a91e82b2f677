import ViewWeek from '@mui/icons-material/ViewWeek';
import { Button } from '@mui/material';
import { useState } from 'react';
import { t } from '../../texts/console';
import { lazyPart } from '../chunks/lazy-part';

const ColumnsPanel = lazyPart(() => import('./ColumnsPanel'));

/** Opens the panel in which the columns of the table are chosen and ordered. */
export function ColumnsButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className="tool-button"
        startIcon={<ViewWeek />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('list.columns')}
      </Button>
      {anchor && <ColumnsPanel anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
