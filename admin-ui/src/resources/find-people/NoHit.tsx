import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useListContext } from 'react-admin';
import { EmptyState } from '../../platform/records/EmptyState';

/** Nobody fits what is asked for. */
export function NoHit() {
  const { setFilters } = useListContext();
  return (
    <EmptyState title={t('find.noHit')} text={t('find.noHitHint')}>
      <Button variant="outlined" onClick={() => setFilters({}, [])}>
        {t('find.clear')}
      </Button>
    </EmptyState>
  );
}
