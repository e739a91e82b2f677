import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';

const HeldRecordsDialog = lazyPart(() => import('./HeldRecordsDialog'));

/** Where a super admin opens what is sealed of erased persons. */
export function HeldRecordsButton() {
  const staff = useStaff();
  const [isOpen, setOpen] = useState(false);
  if (!isSuperAdmin(staff)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mb: 2 }}>
        {t('held.open')}
      </Button>
      {isOpen && <HeldRecordsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
