import '../../texts/health';
import Send from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { countText } from '@niyukt/ui-shared/domain/format';
import { useBulkRun } from '../../kit/lists/useBulkRun';
import { failureText } from '../../kit/providers/http-client';
import { t } from '../../texts/console';
import type { FailedMailProvider } from './calls';

/** Sends all selected mails again; those whose content is not kept stay selected, with the reason. */
export function SendSelectedAgain() {
  const { selectedIds } = useListContext();
  const dataProvider = useDataProvider<FailedMailProvider>();
  const { run, isRunning, report } = useBulkRun({
    done: (count) => t('failedMail.sentMany', { count }),
    partly: (done, failed) => t('bulk.result', { done, failed }),
    failure: t('failedMail.failed'),
  });
  return (
    <>
      <Button startIcon={<Send />} disabled={isRunning} onClick={() => void run((ids) => dataProvider.sendAgain(ids))}>
        {t('failedMail.sendSelected', { count: countText(selectedIds.length) })}
      </Button>
      {report}
    </>
  );
}

interface SendAgainProps {
  id: Identifier;
  /** Names the mail, where there are several such buttons. */
  about?: string;
  onSent?: () => void;
}

/** Sends a mail again that failed or was sent. */
export function SendAgain({ id, about, onSent }: SendAgainProps) {
  const dataProvider = useDataProvider<FailedMailProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const {
      failures: [failure],
    } = await dataProvider.sendAgain([id]);
    setBusy(false);
    refresh();
    if (failure) {
      notify(failureText(failure.error, t('failedMail.failed')), { type: 'error' });
      return;
    }
    notify(t('failedMail.sentMany', { count: 1 }), { type: 'success' });
    onSent?.();
  };
  return (
    <Button
      {...(about ? { size: 'small', 'aria-label': `${t('failedMail.send')}: ${about}` } : { variant: 'contained' })}
      startIcon={<Send />}
      disabled={isBusy}
      onClick={() => void send()}
    >
      {t('failedMail.send')}
    </Button>
  );
}
