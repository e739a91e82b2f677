import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { lazyPart } from '../../kit/chunks/lazy-part';

const FactsDialog = lazyPart(() => import('./FactsDialog'));

/** Begins the clocks of a new breach. */
export function NoteBreachButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('breach.note')}
      </Button>
      {isOpen && <FactsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
