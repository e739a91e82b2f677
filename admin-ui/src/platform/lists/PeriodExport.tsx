import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import { later } from '../chunks/later';

const PeriodDialog = later(() => import('./PeriodDialog'));

export interface PeriodExportProps {
  /** What the file is, in words; it names the file, too. */
  title: string;
  /** Of the button, if not the title. */
  label?: string;
  /** Below `/api/admin`; it takes the first and the last day. */
  path: string;
}

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
