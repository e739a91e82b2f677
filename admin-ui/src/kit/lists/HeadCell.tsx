import { type SortPayload, useListContext } from 'react-admin';
import { t } from '../../texts/console';
import type { ListColumn } from './columns';
import { sortText } from './sort-words';

type HeadColumn = Omit<ListColumn, 'cell'>;

/** The classes of a column's cells. */
export const classesOf = ({ align, className }: Pick<ListColumn, 'align' | 'className'>): string =>
  [align === 'right' && 'is-right', className].filter(Boolean).join(' ');

/** Sorts the list by a column; says in words what pressing it does. */
function SortButton({ source = '', label, sortByOrder = 'ASC' }: HeadColumn) {
  const { sort, setSort } = useListContext();
  const isSorted = sort.field === source;
  const opposite = sort.order === 'ASC' ? 'DESC' : 'ASC';
  const next: SortPayload = { field: source, order: isSorted ? opposite : sortByOrder };
  const shown = isSorted ? sort.order : sortByOrder;
  return (
    <button
      type="button"
      className="sort-button"
      title={t('sort.by', { sort: sortText(next, label) })}
      onClick={() => setSort(next)}
    >
      {label}
      <svg viewBox="0 0 24 24" aria-hidden="true" className={shown === 'DESC' ? 'is-down' : ''}>
        <path d="m4 12 1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8z" />
      </svg>
    </button>
  );
}

/** The head of a column. */
export function HeadCell({ column }: { column: HeadColumn }) {
  const { sort } = useListContext();
  const { source, label, disableSort = false } = column;
  const isSorted = source !== undefined && sort.field === source;
  return (
    <th
      scope="col"
      className={classesOf(column)}
      {...(isSorted && { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' })}
    >
      {source && !disableSort ? <SortButton {...column} /> : label}
    </th>
  );
}
