import { Button, Skeleton } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '../../texts/console';
import { FailureAlert } from '../page/FailureAlert';
import { failureText } from '../providers/http-client';
import { EmptyState } from '../records/EmptyState';

/** Rows or cards on their way, as high as they are. */
export function ListSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <div role="status" className={`skeleton-list ${isWide ? 'skeleton-rows' : 'record-cards'}`}>
      <span className="skeleton-words">{t('generic.loading')}</span>
      {Array.from({ length: isWide ? 12 : 6 }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={isWide ? 41 : 114} />
      ))}
    </div>
  );
}

/** The list could not be loaded; says why and tries again. */
export function ListFailure() {
  const { error, refetch } = useListContext();
  return (
    <FailureAlert retry={() => void refetch()}>
      {t('list.loadFailed')}: {failureText(error, t('generic.requestFailed'))}
    </FailureAlert>
  );
}

/** There are records, none of them matches. */
export function NoMatch() {
  const { setFilters } = useListContext();
  return (
    <EmptyState drawing="notFound" title={t('list.noMatch')} text={t('list.noMatchHint')}>
      <Button variant="outlined" onClick={() => setFilters({}, [])}>
        {t('list.clearFilters')}
      </Button>
    </EmptyState>
  );
}
