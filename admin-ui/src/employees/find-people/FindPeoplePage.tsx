import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { ListBase, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { DEBOUNCE_MILLISECONDS } from '../../kit/lists/filters';
import { ListSkeleton } from '../../kit/lists/ListStates';
import { Overlays } from '../../kit/lists/Overlays';
import { Pagination } from '../../kit/lists/Pagination';
import { SearchField } from '../../kit/lists/SearchField';
import { useTotal } from '../../kit/lists/total';
import { useIsWide } from '../../kit/lists/useIsWide';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { PageHeading } from '../../kit/page/PageHeading';
import { failureText } from '../../kit/providers/http-client';
import { ROWS_PER_PAGE } from '../../kit/resource/page';
import { Facets, FacetsButton } from './Facets';
import './facets.css';
import './find-people.css';
import './hits.css';
import { HitOrderSelect } from './HitOrderSelect';
import { Hits } from './Hits';
import { NoHit } from './NoHit';
import { asksForPeople, filterOf } from './people-filter';
import { ReadAs } from './ReadAs';
import { SavedSearchesButton } from './SavedSearchesButton';
import { SaveSearchButton } from './SaveSearchButton';
import { SelectedPeople } from './SelectedPeople';
import { SEARCH } from './search';
import { SetFilters } from './SetFilters';
import { Start } from './Start';
import type { Hit } from './types';

const FindPeopleOverlays = lazyPart(() => import('./FindPeopleOverlays'));

const PATH = '/find-people';
/** The server sorts by how well the words fit. */
const ANY_SORT = { field: 'id', order: 'DESC' } as const;

/** The people found, or why there are none. */
function Results() {
  const { isPending, isFetching = false, error, data = [], refetch } = useListContext<Hit>();
  if (isPending) return <ListSkeleton isWide={false} />;
  if (error)
    return (
      <FailureAlert retry={() => void refetch()}>
        {t('find.loadFailed', { reason: failureText(error, t('generic.requestFailed')) })}
      </FailureAlert>
    );
  if (data.length === 0) return <NoHit />;
  return (
    <>
      <Hits hits={data} isBusy={isFetching} />
      <Pagination />
    </>
  );
}

function FindPeople() {
  const { search } = useLocation();
  const { filterValues, selectedIds } = useListContext<Hit>();
  const isWide = useIsWide();
  const total = useTotal();
  const hasQuery = asksForPeople(search);
  const filter = filterOf(filterValues);
  return (
    <>
      <PageHeading
        title={t('section.findPeople')}
        note={
          hasQuery &&
          total &&
          (total === '1' ? t('find.people', { count: 1, total }) : t('find.people', { count: 2, total }))
        }
      >
        <SavedSearchesButton />
      </PageHeading>
      <div className="find-tools no-print" role="search" aria-label={t('find.search')}>
        <SearchField label={t('find.placeholder')} hasFocus={isWide} />
        {hasQuery && !isWide && <FacetsButton filter={filter} />}
        {hasQuery && <HitOrderSelect />}
        {hasQuery && <SaveSearchButton filter={filter} />}
      </div>
      {hasQuery ? (
        <>
          <SetFilters filter={filter} />
          <ReadAs />
          {selectedIds.length > 0 && <SelectedPeople isWide={isWide} />}
          <div className="find-columns">
            {isWide && (
              <aside className="find-facets no-print" aria-label={t('find.filters')}>
                <Facets filter={filter} />
              </aside>
            )}
            <div className="find-results">
              <Results />
            </div>
          </div>
        </>
      ) : (
        <Start />
      )}
    </>
  );
}

/** One search over people and their resumes. Its address holds all of it: it can be kept, shared and gone back to. */
export default function FindPeoplePage() {
  const { search } = useLocation();
  return (
    <ListBase<Hit>
      resource="employees"
      sort={ANY_SORT}
      perPage={ROWS_PER_PAGE}
      debounce={DEBOUNCE_MILLISECONDS}
      storeKey={false}
      // the page says it, and a notification would say it twice
      queryOptions={{ meta: SEARCH, enabled: asksForPeople(search), onError: () => undefined }}
    >
      <FindPeople />
      <Overlays>
        <FindPeopleOverlays path={PATH} />
      </Overlays>
    </ListBase>
  );
}
