import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useMemo } from 'react';
import { Form, type Identifier, ResourceContextProvider, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { countText } from '@niyukt/ui-shared/domain/format';
import { connectManyForm } from '../../../kit/forms/admin-forms';
import { MAX_SELECTED } from '../../../kit/lists/max-selected';
import { countInWords } from '../../../kit/lists/total';
import { Dialog } from '../../../kit/page/Dialog';
import { focusFirstInput, FOOT, IN_WINDOW } from '../../../kit/records/form-layout';
import { FormButtons } from '../../../kit/records/FormButtons';
import { kindOf } from '../../../kit/resource/kinds';
import { t } from '../../../texts/console';
import { rankingBy, rankingByAll } from '../ranking';
import { SomeIntroducedBefore } from './IntroducedBefore';
import { JobPicker, jobText } from './JobPicker';

/** Whose matches are requested: each is a call. */
const MAX_RANKED = 10;
const NO_JOB = { request_id: null };

interface ConnectDialogProps {
  ids: readonly Identifier[];
  onClose: () => void;
  onChoose: (requestId: Identifier) => Promise<object | undefined>;
}

/** Connections that selected employees have to a job already; nothing while no job is chosen, or while it is not known. */
function useConnectedAlready(requestId: Identifier | null, employeeIds: readonly Identifier[]): Connection[] {
  const { data } = useGetList<Connection>(
    'connections',
    {
      filter: { request_id: requestId, employee_id: employeeIds },
      sort: { field: 'connection_date', order: 'DESC' },
      pagination: { page: 1, perPage: MAX_SELECTED },
    },
    { enabled: requestId !== null && employeeIds.length > 0 },
  );
  return requestId !== null && Array.isArray(data) ? data : [];
}

/** Names those who are connected to the chosen job already: they are left as they are. */
function ConnectedAlready({ ids }: { ids: readonly Identifier[] }) {
  const requestId = useWatch({ name: 'request_id' }) as Identifier | null;
  const connected = useConnectedAlready(requestId, ids);
  if (connected.length === 0) return null;
  const names = connected.map(({ employee_name }) => employee_name).join(', ');
  return (
    <Alert severity="info" role="status" sx={{ mt: 1 }}>
      {t(connected.length === ids.length ? 'connect.allConnected' : 'connect.someConnected', { names })}
    </Alert>
  );
}

/** The job to which the selected employees are connected. */
export default function ConnectDialog({ ids, onClose, onChoose }: ConnectDialogProps) {
  const count = ids.length;
  const titleId = useId();
  const ranking = useMemo(() => {
    const [first, ...others] = ids.map((id) => `/employees/${id}/matches`);
    if (!first || others.length >= MAX_RANKED) return undefined;
    return others.length === 0 ? rankingBy(first, jobText) : rankingByAll([first, ...others], jobText);
  }, [ids]);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      slotProps={{
        transition: { onEntered: (place: HTMLElement) => focusFirstInput(place) },
        paper: { sx: IN_WINDOW },
      }}
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
            <JobPicker {...(ranking && { ranking })} />
            <ConnectedAlready ids={ids} />
            <SomeIntroducedBefore ids={ids} />
          </DialogContent>
          <FormButtons
            label={t('bulk.connectMany', { count: countInWords(countText(count), kindOf('employees')) })}
            onLeave={onClose}
            sx={FOOT}
          />
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
}
