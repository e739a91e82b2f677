import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { lazyPart } from '../../../kit/chunks/lazy-part';

const UnderAgeDialog = lazyPart(() => import('./UnderAgeDialog'));

interface UnderAgeButtonProps {
  employeeId: number;
  deed: 'report' | 'disprove';
  onDone: () => void;
}

/** Reports a person as under 18, or takes that back. */
export function UnderAgeButton({ deed, ...dialog }: UnderAgeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t(`underAge.${deed}`)}
      </Button>
      {isOpen && <UnderAgeDialog {...dialog} deed={deed} onClose={() => setOpen(false)} />}
    </>
  );
}
