import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Admin } from '@niyukt/ui-shared/api/types';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { RowMenu } from '../../kit/lists/RowMenu';
import { failureText } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import { DeleteButton } from '../../kit/records/DeleteButton';
import { useDelete } from '../../kit/records/useDelete';
import { t } from '../../texts/console';
import { adminName, adminNameFor } from './admin-name';
import type { AdminProvider } from './calls';
import { useOwnAccount } from './useOwnAccount';

const FactorsOff = lazyPart(() => import('./FactorsOff'));

const labelOf = ({ disabled }: Admin): string => t(disabled ? 'admin.enable' : 'admin.disable');

const DISABLE = {
  title: 'admin.disableTitle',
  text: 'admin.disableConfirm',
  confirmLabel: 'admin.disable',
  isDanger: true,
  done: 'admin.disabled',
  failed: 'admin.disableFailed',
} as const;
const ENABLE = {
  title: 'admin.enableTitle',
  text: 'admin.enableConfirm',
  confirmLabel: 'admin.enable',
  isDanger: false,
  done: 'admin.enabled',
  failed: 'admin.enableFailed',
} as const;

/** Disables an admin, or enables them again, after a question that says what it means. */
function useSetDisabled(): (admin: Admin, isSelf: boolean) => Promise<void> {
  const dataProvider = useDataProvider<AdminProvider>();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (admin, isSelf) => {
    const { title, text, confirmLabel, isDanger, done, failed } = admin.disabled ? ENABLE : DISABLE;
    const details = [`${adminName(admin)}, ${admin.email}`, ...(isSelf ? [t('admin.own')] : [])];
    const question = { title: t(title), text: t(text), details, confirmLabel: t(confirmLabel), isDanger };
    if (!(await confirm(question))) return;
    try {
      await dataProvider.setDisabled(admin.id, !admin.disabled);
      notify(t(done), { type: 'success' });
    } catch (error) {
      notify(failureText(error, t(failed)), { type: 'error' });
    } finally {
      refresh();
    }
  };
}

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
