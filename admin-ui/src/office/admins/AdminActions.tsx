import { Box, Button } from '@mui/material';
import type { Admin } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { RowMenu } from '../../kit/lists/RowMenu';
import { DeleteButton } from '../../kit/records/DeleteButton';
import { useDelete } from '../../kit/records/useDelete';
import { adminNameFor } from './admin-name';
import { useOwnAccount } from './useOwnAccount';
import { useSetDisabled } from './useSetDisabled';

const FactorsOff = lazyPart(() => import('./FactorsOff'));

const labelOf = ({ disabled }: Admin): string => t(disabled ? 'admin.enable' : 'admin.disable');

/** What can be done with an admin's account in its row; nothing that the server would refuse. */
export function AdminMenu({ admin }: { admin: Admin }) {
  const { isSelf, isLast } = useOwnAccount(admin);
  const setDisabled = useSetDisabled();
  const deleteRecords = useDelete();
  if (isLast) return null;
  const name = adminNameFor(admin, isSelf);
  return (
    <RowMenu
      name={name}
      actions={[
        { label: labelOf(admin), run: () => setDisabled(admin, isSelf) },
        { label: t('delete.action'), isDanger: true, run: () => deleteRecords([{ id: admin.id, name }]) },
      ]}
    />
  );
}

/** The same in its drawer. */
export function AdminActions({ admin, onDeleted }: { admin: Admin; onDeleted: () => void }) {
  const { isSelf, isLast } = useOwnAccount(admin);
  const setDisabled = useSetDisabled();
  const [isSwitchingOff, setSwitchingOff] = useState(false);
  if (isLast) return null;
  const name = adminNameFor(admin, isSelf);
  return (
    <Box className="no-print" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ borderColor: 'var(--control)' }}
        aria-label={t(admin.disabled ? 'admin.enableNamed' : 'admin.disableNamed', { name })}
        onClick={() => void setDisabled(admin, isSelf)}
      >
        {labelOf(admin)}
      </Button>
      {!isSelf && (
        <Button
          variant="outlined"
          color="inherit"
          sx={{ borderColor: 'var(--control)' }}
          onClick={() => setSwitchingOff(true)}
        >
          {t('admin.factorsOff')}
        </Button>
      )}
      <DeleteButton name={name} onDeleted={onDeleted} />
      {isSwitchingOff && <FactorsOff admin={admin} onClose={() => setSwitchingOff(false)} />}
    </Box>
  );
}
