import '../../texts/candidates';
import { Button } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../kit/chunks/lazy-part';
import BulkActionsToolbar from '../../kit/lists/BulkActionsToolbar';
import { DEBOUNCE_MILLISECONDS } from '../../kit/lists/filters';
import { ListSkeleton } from '../../kit/lists/ListStates';
import { ListOverlays } from '../../kit/lists/Overlays';
import { Pagination } from '../../kit/lists/Pagination';
import { SearchField } from '../../kit/lists/SearchField';
import { useTotal } from '../../kit/lists/total';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { PageHeading } from '../../kit/page/PageHeading';
import { failureText } from '../../kit/providers/http-client';
import { EmptyState } from '../../kit/records/EmptyState';
import { ROWS_PER_PAGE } from '../../kit/resource/page';
import { useIsWide } from '../../kit/theme/useWidth';
import { t } from '../../texts/console';
import { Facets, FacetsButton } from './Facets';
import { Hits } from './Hits';
import { asksForPeople, changed, countOf, filterOf, HIT_ORDERS, type HitOrder, withoutFilters } from './people-filter';
import { SavedSearchesButton, SaveSearchButton } from './SavedSearchButtons';
import { SetFilters } from './SetFilters';
import { Start } from './Start';
import type { Hit } from './types';
import './facets.css';
import './find-people.css';
import './hits.css';

const FindPeopleOverlays = lazyPart(() => import('./FindPeopleOverlays'));
const BulkConnectButton = lazyPart(() => import('../../recruiting/connections/parts/BulkConnectButton'));

const PATH = '/find-people';
/** The server sorts by how well the words fit. */
const ANY_SORT = { field: 'id', order: 'DESC' } as const;

/** Shown when no person fits: offers the nearest search that finds people, or the words without the filters. */
function NoHit() {
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

/** How the people found are ordered. */
function HitOrderSelect() {
  const { filterValues, setFilters } = useListContext();
  const filter = filterOf(filterValues);
  const choose = (order: HitOrder): void =>
    setFilters(changed(filter, { order: order === 'match' ? undefined : order }));
  return (
    <label className="hit-order">
      <span className="button-word">{t('find.order')}</span>
      <select
        className="plain-input"
        value={filter.order ?? 'match'}
        onChange={({ target }) => choose(target.value as HitOrder)}
      >
        {HIT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(`find.order.${order}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Says that a misspelt word was read as another; pressed, the other one stands in the search. */
function ReadAs() {
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

/** Hits that the search answers at once. */
const MAX_HITS = 100;

/** Tells the data provider to read people by the search. */
const SEARCH = { search: '/candidates/search' } as const;

/** How many people are selected, and what can be done with them. */
function SelectedPeople({ isWide }: { isWide: boolean }) {
  const { onUnselectItems } = useListContext();
  return (
    <BulkActionsToolbar meta={SEARCH} max={MAX_HITS} {...(!isWide && { onDone: () => onUnselectItems() })}>
      <BulkConnectButton />
    </BulkActionsToolbar>
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
      <ListOverlays>
        <FindPeopleOverlays path={PATH} />
      </ListOverlays>
    </ListBase>
  );
}
