import type { MouseEvent, ReactNode } from 'react';
import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../texts/console';
import { useCommand } from '../commands/useCommand';
import { useRecordPath } from '../resource/ListPath';
import { nameText } from './name-text';

/** True for a click on the row itself: not on a control in it, nor in a menu or dialog that it opened. */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest('a, button, input, label');
}

interface DataTableRowProps {
  record: RaRecord;
  isSelected: boolean;
  /** Set apart, such as what is closed. */
  isMarked: boolean;
  /** Selects the row, or every row up to it; without it, there is no checkbox. */
  onSelect?: ((isRange: boolean) => void) | undefined;
  children: ReactNode;
}

/** A row of a list; pressed anywhere, it opens its record. */
export function DataTableRow({ record, isSelected, isMarked, onSelect, children }: DataTableRowProps) {
  const nameOf = useGetRecordRepresentation(useResourceContext() ?? '');
  const pathOf = useRecordPath();
  const navigate = useNavigate();
  // the list stays as it is below the drawer
  const { search } = useLocation();
  const checkbox = useCommand<HTMLInputElement>('x', () => onSelect?.(false), !onSelect);
  const open = (event: MouseEvent<HTMLElement>): void => {
    if (isOnRow(event)) void navigate({ pathname: pathOf(record.id), search });
  };
  return (
    <tr className={`list-row ${isSelected ? 'is-selected' : ''} ${isMarked ? 'is-marked' : ''}`} onClick={open}>
      {onSelect && (
        <td className="checkbox-cell">
          <input
            ref={checkbox}
            type="checkbox"
            className="row-checkbox"
            checked={isSelected}
            onClick={({ shiftKey }) => onSelect(shiftKey)}
            onChange={() => undefined}
            aria-label={t('list.select', { name: nameText(nameOf(record)) })}
          />
        </td>
      )}
      {children}
    </tr>
  );
}
