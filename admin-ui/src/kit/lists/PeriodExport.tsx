import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import { mayDo } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { lazyPart } from '../chunks/lazy-part';
import type { PeriodExportProps } from './PeriodDialog';

const PeriodDialog = lazyPart(() => import('./PeriodDialog'));

/** Asks for a period and downloads what the books say of it. */
export function PeriodExport(props: PeriodExportProps) {
  const [isOpen, setOpen] = useState(false);
  const staff = useStaff();
  if (!mayDo(staff, 'exports') || !mayDo(staff, 'money')) return null;
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
