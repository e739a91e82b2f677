import ViewWeek from '@mui/icons-material/ViewWeek';
import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { later } from '../chunks/later';
import type { ListColumn } from './columns-of';

const ColumnsPanel = later(() => import('./ColumnsPanel'));

export interface ColumnsButtonProps {
  columns: readonly ListColumn[];
  /** Of all columns, also of those without a field. */
  count: number;
  hiddenColumns: readonly string[];
  /** Where react-admin's table keeps which columns are hidden. */
  storeKey: string;
}

/** Opens the panel in which the columns of the table are chosen and ordered. */
export function ColumnsButton(props: ColumnsButtonProps) {
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
      {anchor && <ColumnsPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
