import { t } from '@niyukt/ui-shared/i18n/console';
import { Children, useRef, type ReactNode } from 'react';
import { RecordContextProvider, useListContext, useStore, type Identifier, type RaRecord } from 'react-admin';
import { ColumnContext, type ColumnProps } from './Column';
import { orderOf } from './column-order';
import { RecordRow } from './RecordRow';
import { DataCell, HeadCell } from './TableCells';

interface RecordTableProps {
  title: string;
  /** Where the settings of the columns are kept. */
  storeKey: string;
  hiddenColumns: readonly string[];
  /** Records that are set apart. */
  isMarked?: ((record: RaRecord) => boolean) | undefined;
  isSelectable: boolean;
  /** The columns. */
  children: ReactNode;
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
  return (
    <input
      type="checkbox"
      className="row-checkbox"
      checked={areAllSelected}
      onChange={() => onSelect(areAllSelected ? others : [...others, ...ids])}
      aria-label={t('list.selectPage')}
    />
  );
}

const drawHead = (column: ColumnProps) => <HeadCell {...column} />;
const drawCell = (column: ColumnProps) => <DataCell {...column} />;

/**
 * A list where there is room for a table. react-admin's brings along the inputs of its column panel, names no row's checkbox, and
 * makes every cell a styled component.
 */
export function RecordTable({ title, storeKey, hiddenColumns, isMarked, isSelectable, children }: RecordTableProps) {
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const [hidden] = useStore<readonly string[]>(storeKey, hiddenColumns);
  const [ranks] = useStore<readonly number[] | undefined>(`${storeKey}_columnRanks`);
  const select = useRowSelection();
  const declared = Children.toArray(children);
  const columns = orderOf(ranks, declared.length).map((place) => declared[place]);
  const unlessHidden = (draw: (column: ColumnProps) => ReactNode) => (column: ColumnProps) =>
    column.source !== undefined && hidden.includes(column.source) ? null : draw(column);
  return (
    <table className="list-table" aria-label={title}>
      <thead>
        <tr>
          {isSelectable && (
            <td className="checkbox-cell">
              <PageCheckbox />
            </td>
          )}
          <ColumnContext value={unlessHidden(drawHead)}>{columns}</ColumnContext>
        </tr>
      </thead>
      <tbody>
        <ColumnContext value={unlessHidden(drawCell)}>
          {data.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <RecordRow
                record={record}
                isSelected={selectedIds.includes(record.id)}
                isMarked={isMarked?.(record) ?? false}
                onSelect={isSelectable ? (isRange) => select(record.id, isRange) : undefined}
              >
                {columns}
              </RecordRow>
            </RecordContextProvider>
          ))}
        </ColumnContext>
      </tbody>
    </table>
  );
}
