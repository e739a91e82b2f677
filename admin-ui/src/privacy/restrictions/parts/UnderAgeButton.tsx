import { Button } from '@mui/material';
import { useState } from 'react';
import { lazyPart } from '../../../kit/chunks/lazy-part';
import { t } from '../../../texts/console';

const UnderAgeDialog = lazyPart(() => import('./UnderAgeDialog'));

interface UnderAgeButtonProps {
  employeeId: number;
  action: 'report' | 'disprove';
  onDone: () => void;
}

/** Reports a person as under 18, or takes that back. */
export function UnderAgeButton({ action, ...dialog }: UnderAgeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t(`underAge.${action}`)}
      </Button>
      {isOpen && <UnderAgeDialog {...dialog} action={action} onClose={() => setOpen(false)} />}
    </>
  );
}
