import type { Admin } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { failureText } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import { adminName } from './admin-name';
import type { AdminProvider } from './calls';

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
export function useSetDisabled(): (admin: Admin, isSelf: boolean) => Promise<void> {
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
