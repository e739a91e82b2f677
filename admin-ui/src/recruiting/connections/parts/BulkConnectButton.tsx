import AddLink from '@mui/icons-material/AddLink';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { countText } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../../kit/chunks/lazy-part';
import { CommandButton } from '../../../kit/commands/CommandButton';
import { useBulkRun } from '../../../kit/lists/useBulkRun';
import { t } from '../../../texts/console';
import type { ConnectionProvider } from './calls';

const ConnectDialog = lazyPart(() => import('./ConnectDialog'));

/** Connects all selected employees to one job; who could not be connected is named with the reason. */
export default function BulkConnectButton() {
  const { selectedIds } = useListContext();
  const dataProvider = useDataProvider<ConnectionProvider>();
  const [isOpen, setOpen] = useState(false);
  const { run, isRunning, report } = useBulkRun({
    done: (count) => (count === 1 ? t('connection.created') : t('connect.done', { count })),
    partly: (done, failed) => t('connect.partly', { done, failed }),
    failure: t('connection.createFailed'),
    isForm: true,
  });
  return (
    <>
      <CommandButton
        startIcon={<AddLink />}
        shortcut="c"
        disabled={isRunning || selectedIds.length === 0}
        onClick={() => setOpen(true)}
      >
        {t('bulk.connect', { count: countText(selectedIds.length) })}
      </CommandButton>
      {isOpen && (
        <ConnectDialog
          ids={selectedIds}
          onClose={() => setOpen(false)}
          onChoose={(requestId) => run((ids) => dataProvider.connectMany(requestId, ids))}
        />
      )}
      {report}
    </>
  );
}
