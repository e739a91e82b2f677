import { type ReactNode, useRef } from 'react';
import { type Identifier, type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { t } from '../../texts/console';
import { useColumnSettings } from './column-settings';
import type { ListColumn } from './columns';
import { DataTableRow } from './DataTableRow';
import { classesOf, HeadCell } from './HeadCell';
import { useTable } from './list-contexts';

interface TableOfRecordsProps<R extends RaRecord> {
  title: string;
  columns: readonly ListColumn<R>[];
  /** Records that are set apart. */
  isMarked?: ((record: R) => boolean) | undefined;
  foot?: ReactNode;
}

/** Selects and unselects rows; with the shift key all between the last one and this. */
function useRowSelection(): (id: Identifier, isRange: boolean) => void {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<RaRecord>();
  const last = useRef<Identifier>(undefined);
  return (id, isRange) => {
    const ids = data.map((record) => record.id);
    const [from, to] = [ids.indexOf(last.current ?? ''), ids.indexOf(id)].sort((one, other) => one - other);
    last.current = id;
    if (!isRange || from === undefined || to === undefined || from < 0) {
      onToggleItem(id);
      return;
    }
    const between = ids.slice(from, to + 1);
    const others = selectedIds.filter((other) => !between.includes(other));
    onSelect(selectedIds.includes(id) ? others : [...others, ...between]);
  };
}

/** Selects all rows of the page, or none of them. */
function PageCheckbox() {
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id);
  const others = selectedIds.filter((id) => !ids.includes(id));
  const areAllSelected = ids.every((id) => selectedIds.includes(id));
  const isPartlySelected = !areAllSelected && ids.some((id) => selectedIds.includes(id));
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = isPartlySelected;
      }}
      type="checkbox"
      className="row-checkbox"
      checked={areAllSelected}
      onChange={() => onSelect(areAllSelected ? others : [...others, ...ids])}
      aria-label={t('list.selectPage')}
    />
  );
}

/**
 * A list where there is room for a table. react-admin's brings along the inputs of its column panel, names no row's checkbox, and
 * makes every cell a styled component.
 */
export function TableOfRecords<R extends RaRecord>({ title, columns, isMarked, foot }: TableOfRecordsProps<R>) {
  const { data = [], selectedIds } = useListContext<R>();
  const { storeKey, isSelectable } = useTable();
  const { order, isHidden } = useColumnSettings(storeKey, columns);
  const select = useRowSelection();
  const shown = order.flatMap((place) => columns[place] ?? []).filter((column) => !isHidden(column));
  return (
    <table className="list-table" aria-label={title}>
      <thead>
        <tr>
          {isSelectable && (
            <td className="checkbox-cell">
              <PageCheckbox />
            </td>
          )}
          {shown.map((column) => (
            <HeadCell key={column.label} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <DataTableRow
              record={record}
              isSelected={selectedIds.includes(record.id)}
              isMarked={isMarked?.(record) ?? false}
              onSelect={isSelectable ? (isRange) => select(record.id, isRange) : undefined}
            >
              {shown.map((column) => (
                <td key={column.label} className={classesOf(column)}>
                  {column.cell(record)}
                </td>
              ))}
            </DataTableRow>
          </RecordContextProvider>
        ))}
      </tbody>
      {foot}
    </table>
  );
}
