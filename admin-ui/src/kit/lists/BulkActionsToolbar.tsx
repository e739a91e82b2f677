import Close from '@mui/icons-material/Close';
import { Button, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '../../texts/console';
import { useCommand } from '../commands/useCommand';
import { MAX_SELECTED } from './max-selected';

/** On a phone: all that can be selected at once. */
function SelectAll({ meta, max = MAX_SELECTED }: Pick<BulkActionsToolbarProps, 'meta' | 'max'>) {
  const { data = [], selectedIds, onSelect, onSelectAll, total = 0 } = useListContext<RaRecord>();
  const most = Math.min(total, max);
  if (selectedIds.length >= most) return null;
  const selectAll = (): void => {
    if (most <= data.length) onSelect(data.map(({ id }) => id));
    else onSelectAll({ limit: max, ...(meta && { queryOptions: { meta } }) });
  };
  return <Button onClick={selectAll}>{t(total > max ? 'list.first' : 'list.all', { count: countText(most) })}</Button>;
}

/** Offers the rest of the page, and the rest of the list. */
function SelectMore({ meta, max = MAX_SELECTED }: Pick<BulkActionsToolbarProps, 'meta' | 'max'>) {
  const { data = [], selectedIds, onSelect, onSelectAll, total = 0 } = useListContext<RaRecord>();
  const isPageSelected = data.every(({ id }) => selectedIds.includes(id));
  const most = Math.min(total, max);
  return (
    <>
      {!isPageSelected && (
        <Button onClick={() => onSelect([...new Set([...selectedIds, ...data.map(({ id }) => id)])])}>
          {t('list.selectPage')}
        </Button>
      )}
      {selectedIds.length < most && most > data.length && (
        <Button
          onClick={() => {
            onSelectAll({ limit: max, ...(meta && { queryOptions: { meta } }) });
          }}
        >
          {t(total > max ? 'list.selectFirst' : 'list.selectAll', { count: countText(most) })}
        </Button>
      )}
    </>
  );
}

interface BulkActionsToolbarProps {
  /** What can be done with the selected rows. */
  children: ReactNode;
  /** Ends selecting on a phone; in a table, the checkboxes are always there. */
  onDone?: () => void;
  /** What the list is asked for besides its filter. */
  meta?: Readonly<Record<string, unknown>> | undefined;
  /** Rows that may be selected at once, where fewer can be read at once. */
  max?: number | undefined;
}

/** How many rows are selected and what can be done with them, in sight while the list scrolls. */
export default function BulkActionsToolbar({ children, onDone, meta, max }: BulkActionsToolbarProps) {
  const { selectedIds, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  const end = (): void => {
    onUnselectItems();
    onDone?.();
  };
  const bar = useCommand<HTMLDivElement>('Escape', end);
  return (
    <div ref={bar} className={`bulk-bar no-print ${onDone ? 'is-phone' : ''}`}>
      <p className="bulk-count" role="status">
        {t('bulk.selected', { count: countText(count) })}
      </p>
      {onDone ? <SelectAll meta={meta} max={max} /> : <SelectMore meta={meta} max={max} />}
      {/* the reports of a bulk action outlive the selection */}
      <span className="bulk-actions" hidden={count === 0}>
        {children}
      </span>
      {onDone ? (
        <IconButton className="bulk-end" color="inherit" aria-label={t('list.selectDone')} onClick={end}>
          <Close />
        </IconButton>
      ) : (
        <Button className="bulk-end" color="inherit" onClick={end}>
          {t('bulk.clear')}
        </Button>
      )}
    </div>
  );
}
