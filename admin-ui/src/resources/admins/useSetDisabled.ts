import type { Admin } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useDataProvider, useRefresh } from 'react-admin';
import { useNotice } from '../../platform/notices/useNotice';
import { failureText } from '../../platform/providers/http-client';
import { useConfirm } from '../../platform/records/ConfirmProvider';
import { adminName } from './admin-name';
import type { AdminProvider } from './calls';

const DISABLE = {
  title: t('admin.disableTitle'),
  text: t('admin.disableConfirm'),
  confirmLabel: t('admin.disable'),
  isDanger: true,
  done: t('admin.disabled'),
  failed: t('admin.disableFailed'),
};
const ENABLE = {
  title: t('admin.enableTitle'),
  text: t('admin.enableConfirm'),
  confirmLabel: t('admin.enable'),
  isDanger: false,
  done: t('admin.enabled'),
  failed: t('admin.enableFailed'),
};

/** Disables an admin, or enables them again, after a question that says what it means. */
export function useSetDisabled(): (admin: Admin, isSelf: boolean) => Promise<void> {
  const dataProvider = useDataProvider<AdminProvider>();
  const confirm = useConfirm();
  const notify = useNotice();
  const refresh = useRefresh();
  return async (admin, isSelf) => {
    const { done, failed, ...question } = admin.disabled ? ENABLE : DISABLE;
    const details = [`${adminName(admin)}, ${admin.email}`, ...(isSelf ? [t('admin.own')] : [])];
    if (!(await confirm({ ...question, details }))) return;
    try {
      await dataProvider.setDisabled(admin.id, !admin.disabled);
      notify(done, { type: 'success' });
    } catch (error) {
      notify(failureText(error, failed), { type: 'error' });
    } finally {
      refresh();
    }
  };
}
