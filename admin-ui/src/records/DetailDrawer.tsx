import Close from '@mui/icons-material/Close';
import { Alert, Box, Button, Drawer, IconButton, Skeleton, Tooltip, Typography } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useId, useState, type ReactNode } from 'react';
import { HttpError, RecordContextProvider, ResourceContextProvider, useGetOne, type RaRecord } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { failureText } from '../data/http-client';
import { kindOf } from './kinds';

interface DetailDrawerProps<R extends RaRecord> {
  resource: string;
  /** Address of the list that it opens over. */
  path: string;
  title: (record: R) => string;
  /** Right under the title. */
  subtitle?: (record: R) => ReactNode;
  children: (record: R, close: () => void) => ReactNode;
}

function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  const isGone = error instanceof HttpError && error.status === 404;
  return (
    <Alert
      severity={isGone ? 'info' : 'error'}
      role="alert"
      action={
        !isGone && (
          <Button color="inherit" onClick={retry}>
            {t('action.tryAgain')}
          </Button>
        )
      }
    >
      {isGone ? t('record.gone') : failureText(error, t('record.loadFailed'))}
    </Alert>
  );
}

/** Where the link came from, if not from the list. */
const backOf = (state: unknown, path: string): string => (state as { back?: string } | null)?.back ?? path;

/** One record over its list, at an address of its own: `…/{id}/show`. */
export function DetailDrawer<R extends RaRecord>({ resource, path, title, subtitle, children }: DetailDrawerProps<R>) {
  const id = useMatch(`${path}/:id/show`)?.params['id'];
  const { state } = useLocation();
  const [opened, setOpened] = useState({ id, back: backOf(state, path) });
  // the drawer keeps its content while it slides away, and the way back when the list behind writes the address
  if (id !== undefined && id !== opened.id) setOpened({ id, back: backOf(state, path) });
  const lastId = opened.id;
  const navigate = useNavigate();
  const close = (): void => {
    setOpened({ ...opened, back: path });
    void navigate(opened.back);
  };
  const titleId = useId();
  const { data, error, refetch } = useGetOne<R>(resource, { id: lastId ?? '' }, { enabled: id !== undefined });
  // react-admin answers an empty record once the session has ended
  const record = data && 'id' in data ? data : undefined;
  return (
    <Drawer
      anchor="right"
      open={id !== undefined}
      onClose={close}
      slotProps={{
        paper: {
          ...{ role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
          sx: { width: { xs: '100%', sm: 560 }, p: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" color="text.secondary">
            {kindOf(resource).title}
          </Typography>
          <Typography id={titleId} component="h2" variant="h1">
            {record ? title(record) : error ? t('record.loadFailed') : t('generic.loading')}
          </Typography>
          {record && subtitle && <Box sx={{ mt: 1 }}>{subtitle(record)}</Box>}
        </Box>
        <Tooltip title={t('record.close')}>
          <IconButton aria-label={t('record.close')} onClick={close} className="no-print">
            <Close />
          </IconButton>
        </Tooltip>
      </Box>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : record ? (
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={record}>{children(record, close)}</RecordContextProvider>
        </ResourceContextProvider>
      ) : (
        Array.from({ length: 6 }, (_, line) => <Skeleton key={line} variant="rounded" height={32} sx={{ mb: 1.5 }} />)
      )}
    </Drawer>
  );
}
