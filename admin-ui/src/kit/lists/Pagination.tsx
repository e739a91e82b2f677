import { Button } from '@mui/material';
import usePagination from '@mui/material/usePagination';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '../../texts/console';
import { useIsWide } from '../theme/useWidth';
import { useTotal } from './total';

const PAGE_SIZES = [10, 25, 50, 100] as const;

/** The pages of a table by number, with the first, the last, and those around the present one. */
function PageNumbers({ page, count, onChange }: { page: number; count: number; onChange: (page: number) => void }) {
  const { items } = usePagination({ page, count, hidePrevButton: true, hideNextButton: true });
  return items.map(({ page: number, selected, type }, index) =>
    number === null || type !== 'page' ? (
      <span key={`${type} ${index}`} className="pager-gap">
        …
      </span>
    ) : (
      <button
        key={number}
        type="button"
        className="pager-number"
        aria-label={t('list.page', { page: countText(number) })}
        {...(selected && { 'aria-current': 'page' })}
        onClick={() => onChange(number)}
      >
        {countText(number)}
      </button>
    ),
  );
}

/** Which rows are shown of how many, and the way to the others; nothing where there are none. */
export function Pagination() {
  const isWide = useIsWide();
  const { data, page, perPage, setPage, setPerPage, total = 0, meta, hasNextPage } = useListContext();
  const totalShown = useTotal();
  const sizeId = useId();
  if (totalShown === undefined || !data?.length) return null;
  const from = (page - 1) * perPage + 1;
  const isCapped = (meta as { atLeast?: number } | undefined)?.atLeast !== undefined;
  const pages = Math.ceil(total / perPage);
  return (
    <nav className="pager no-print" aria-label={t('list.pages')}>
      <span className="pager-range">
        {t('list.range', { from: countText(from), to: countText(from + data.length - 1), total: totalShown })}
      </span>
      {total > PAGE_SIZES[0] && (
        <span className="pager-size">
          <label htmlFor={sizeId}>{t('list.perPage')}</label>
          <select
            id={sizeId}
            className="tool-select"
            value={perPage}
            onChange={({ target }) => setPerPage(Number(target.value))}
          >
            {[...new Set([...PAGE_SIZES, perPage])]
              .sort((one, other) => one - other)
              .map((size) => (
                <option key={size}>{size}</option>
              ))}
          </select>
        </span>
      )}
      {pages > 1 && (
        <span className="pager-pages">
          <Button
            variant="outlined"
            color="inherit"
            className="tool-button"
            disabled={page <= 1}
            aria-label={t('list.goPrevious')}
            onClick={() => setPage(page - 1)}
          >
            {t('list.previous')}
          </Button>
          {isWide && !isCapped && <PageNumbers page={page} count={pages} onChange={setPage} />}
          <Button
            variant="outlined"
            color="inherit"
            className="tool-button"
            disabled={!hasNextPage}
            aria-label={t('list.goNext')}
            onClick={() => setPage(page + 1)}
          >
            {t('list.next')}
          </Button>
        </span>
      )}
    </nav>
  );
}
