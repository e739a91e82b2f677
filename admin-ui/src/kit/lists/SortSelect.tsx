import { type SortPayload, useListContext } from 'react-admin';
import { t } from '../../texts/console';
import { useTable } from './list-contexts';
import { sortText } from './sort-words';

interface SortSelectProps {
  /** Fields to sort by; the first is the usual one. */
  fields: readonly string[];
}

/** How the list is sorted, in words, where there are no column heads to press. */
export function SortSelect({ fields }: SortSelectProps) {
  const { columns } = useTable();
  const { sort, setSort } = useListContext();
  const labelOf = (field: string): string => columns.find(({ source }) => source === field)?.label ?? field;
  const offered = fields.includes(sort.field) ? fields : [...fields, sort.field];
  const sorts = offered.flatMap((field): SortPayload[] => [
    { field, order: field === fields[0] ? 'DESC' : 'ASC' },
    { field, order: field === fields[0] ? 'ASC' : 'DESC' },
  ]);
  return (
    <select
      className="tool-select"
      aria-label={t('list.sortBy')}
      value={`${sort.field} ${sort.order}`}
      onChange={({ target }) => {
        const chosen = sorts[target.selectedIndex];
        if (chosen) setSort(chosen);
      }}
    >
      {sorts.map((offer) => (
        <option key={`${offer.field} ${offer.order}`} value={`${offer.field} ${offer.order}`}>
          {sortText(offer, labelOf(offer.field), fields[0])}
        </option>
      ))}
    </select>
  );
}
