import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import { lazyPart } from '../chunks/lazy-part';
import type { PeriodExportProps } from './PeriodDialog';

const PeriodDialog = lazyPart(() => import('./PeriodDialog'));

/** Asks for a period and downloads what the books say of it. */
export function PeriodExport(props: PeriodExportProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className="tool-button"
        startIcon={<Download />}
        onClick={() => setOpen(true)}
      >
        {props.label ?? props.title}
      </Button>
      {isOpen && <PeriodDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
