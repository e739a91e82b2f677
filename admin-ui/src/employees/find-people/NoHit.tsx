import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useListContext } from 'react-admin';
import { EmptyState } from '../../kit/records/EmptyState';
import { countOf, filterOf, withoutFilters } from './people-filter';

/** Shown when no person fits: offers the nearest search that finds people, or the words without the filters. */
export function NoHit() {
  const { setFilters, filterValues, meta } = useListContext();
  const nearest = (meta as { nearest?: string } | undefined)?.nearest;
  const filter = filterOf(filterValues);
  return (
    <EmptyState drawing="notFound" title={t('find.noHit')} text={t('find.noHitHint')}>
      <span className="no-hit-choices">
        {nearest && (
          <Button variant="contained" onClick={() => setFilters({ ...filter, q: nearest }, [])}>
            {t('find.nearest', { query: nearest })}
          </Button>
        )}
        {filter.q && countOf(filter) > 0 && (
          <Button variant="outlined" onClick={() => setFilters(withoutFilters(filter), [])}>
            {t('find.withoutFilters')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {t('find.clear')}
        </Button>
      </span>
    </EmptyState>
  );
}
