import { Alert, Box, Button, Skeleton } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useListContext } from 'react-admin';
import { failureText } from '../data/http-client';
import { EmptyState } from '../records/EmptyState';

const ROW_HEIGHT = 53;

/** Rows on their way, as high as rows are. */
export function ListSkeleton() {
  return (
    <Box role="status" aria-label={t('generic.loading')} sx={{ p: 1 }}>
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={ROW_HEIGHT - 12} sx={{ my: '6px' }} />
      ))}
    </Box>
  );
}

/** The list could not be loaded; says why and tries again. */
export function ListFailure() {
  const { error, refetch } = useListContext();
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {t('list.loadFailed')}: {failureText(error, t('generic.requestFailed'))}
    </Alert>
  );
}

/** There are records, none of them matches. */
export function NoMatch() {
  const { setFilters } = useListContext();
  return (
    <EmptyState title={t('list.noMatch')} text={t('list.noMatchHint')}>
      <Button variant="outlined" onClick={() => setFilters({}, [])}>
        {t('list.clearFilters')}
      </Button>
    </EmptyState>
  );
}
