import { Button } from '@mui/material';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { failureText } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import type { NoticeProvider } from './calls';

/** Sends the notices that wait for it, after a question. */
export function SendNotices() {
  const dataProvider = useDataProvider<NoticeProvider>();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: t('notice.sendAll'),
      text: t('notice.sendAllQuestion'),
      details: [],
      confirmLabel: t('notice.sendAll'),
    });
    if (!isConfirmed) return;
    setBusy(true);
    try {
      const { sent: count } = await dataProvider.sendNotices();
      notify(t('notice.leaving', { count, notices: countText(count) }), { type: 'success' });
    } catch (error) {
      notify(failureText(error, t('notice.sendFailed')), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return (
    <Button variant="contained" disabled={isBusy} onClick={() => void send()}>
      {t('notice.sendAll')}
    </Button>
  );
}
