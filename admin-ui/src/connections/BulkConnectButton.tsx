import { zodResolver } from '@hookform/resolvers/zod';
import AddLink from '@mui/icons-material/AddLink';
import { Button, Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { connectManyForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useId, useState } from 'react';
import { Form, ResourceContextProvider, useDataProvider, useListContext, type Identifier } from 'react-admin';
import type { ConsoleDataProvider } from '../data/data-provider';
import { useBulkRun } from '../lists/useBulkRun';
import { focusFirstInput } from '../records/form-layout';
import { FormButtons } from '../records/FormButtons';
import { JobPicker } from './JobPicker';

const NO_JOB = { request_id: null };

interface ConnectDialogProps {
  count: number;
  onClose: () => void;
  onChoose: (requestId: Identifier) => Promise<void>;
}

function ConnectDialog({ count, onClose, onChoose }: ConnectDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onEntered: focusFirstInput } }}
    >
      <DialogTitle id={titleId} component="h2" variant="h1">
        {t('connect.toJob')}
      </DialogTitle>
      <ResourceContextProvider value="connections">
        <Form
          record={NO_JOB}
          resolver={zodResolver(connectManyForm) as never}
          onSubmit={(({ request_id }: { request_id: Identifier }) => onChoose(request_id)) as never}
          disableInvalidFormNotification
          noValidate
        >
          <DialogContent sx={{ pt: 0 }}>
            <DialogContentText sx={{ mb: 1 }}>
              {count === 1 ? t('connect.one') : t('connect.many', { count })}
            </DialogContentText>
            <JobPicker />
          </DialogContent>
          <FormButtons label={t('connect.submit')} onLeave={onClose} sx={{ px: 3, pb: 2 }} />
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
}

/** Connects all selected employees to one job; who could not be connected is named with the reason. */
export function BulkConnectButton() {
  const { selectedIds } = useListContext();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isOpen, setOpen] = useState(false);
  const { run, isRunning, report } = useBulkRun({
    done: (count) => (count === 1 ? t('connection.created') : t('connect.done', { count })),
    partly: (done, failed) => t('connect.partly', { done, failed }),
    failure: t('connection.createFailed'),
  });
  return (
    <>
      <Button startIcon={<AddLink />} disabled={isRunning} onClick={() => setOpen(true)}>
        {t('connect.toJob')}
      </Button>
      {isOpen && (
        <ConnectDialog
          count={selectedIds.length}
          onClose={() => setOpen(false)}
          onChoose={(requestId) => run((ids) => dataProvider.connectMany(requestId, ids))}
        />
      )}
      {report}
    </>
  );
}
