import { t } from '@niyukt/ui-shared/i18n/console';
import { useListContext } from 'react-admin';

/** Says that a misspelt word was read as another; pressed, the other one stands in the search. */
export function ReadAs() {
  const { meta, filterValues, setFilters, isFetching } = useListContext();
  const readAs = (meta as { readAs?: string } | undefined)?.readAs;
  if (!readAs || isFetching) return null;
  return (
    <p className="read-as" role="status">
      <button type="button" className="text-button" onClick={() => setFilters({ ...filterValues, q: readAs })}>
        {t('find.readAs', { query: readAs })}
      </button>
    </p>
  );
}
