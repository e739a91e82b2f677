import { Box, Skeleton } from '@mui/material';
import { t } from '../../texts/console';

/** A page on its way: the shape of a heading and some rows. */
export function LoadingPage() {
  return (
    <Box role="status" aria-label={t('generic.loading')} sx={{ py: 2 }}>
      <Skeleton variant="rounded" width={220} height={30} sx={{ mb: 3 }} />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={36} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}
