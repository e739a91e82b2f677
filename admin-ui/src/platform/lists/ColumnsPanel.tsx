import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, Typography } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useId, useState, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { moved, orderOf } from './column-order';
import type { ListColumn } from './columns-of';

export interface ColumnsButtonProps {
  columns: readonly ListColumn[];
  /** Of all columns, also of those without a field. */
  count: number;
  hiddenColumns: readonly string[];
  /** Where react-admin's table keeps which columns are hidden. */
  storeKey: string;
}

interface ColumnsPanelProps extends ColumnsButtonProps {
  anchor: HTMLElement;
  onClose: () => void;
}

interface RowProps {
  column: ListColumn;
  isShown: boolean;
  /** The last one in sight cannot be hidden. */
  isOnly: boolean;
  onToggle: () => void;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
}

interface MoveButtonProps {
  label: string;
  onMove: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps the focus where it is, also at the end of the list and though its row moves. */
function MoveButton({ label, onMove, children }: MoveButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={!onMove}
      sx={onMove ? {} : { opacity: 0.35, cursor: 'default' }}
      onClick={({ currentTarget }) => {
        onMove?.();
        requestAnimationFrame(() => currentTarget.focus());
      }}
    >
      {children}
    </IconButton>
  );
}

function Row({ column: { label }, isShown, isOnly, onToggle, onUp, onDown }: RowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        control={<Checkbox size="small" checked={isShown} disabled={isShown && isOnly} onChange={onToggle} />}
        label={label}
        sx={{ flex: 1, mr: 2, ml: -1 }}
      />
      <MoveButton label={t('list.columnUp', { column: label })} onMove={onUp}>
        <ArrowUpward fontSize="small" />
      </MoveButton>
      <MoveButton label={t('list.columnDown', { column: label })} onMove={onDown}>
        <ArrowDownward fontSize="small" />
      </MoveButton>
    </Box>
  );
}

/** Which columns the table shows, and in which order. react-admin's panel has no names for its switches and is ordered by mouse only. */
export default function ColumnsPanel({ columns, count, hiddenColumns, storeKey, anchor, onClose }: ColumnsPanelProps) {
  const [hidden, setHidden] = useStore<readonly string[]>(storeKey, hiddenColumns);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${storeKey}_columnRanks`);
  const [said, setSaid] = useState('');
  const titleId = useId();
  const order = orderOf(ranks, count);
  const rows = order.flatMap((place) => columns.find((column) => column.place === place) ?? []);
  const shownCount = rows.filter(({ source }) => !hidden.includes(source)).length;

  const toggle = (source: string): void =>
    setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]);
  const moveTo = (column: ListColumn, other: ListColumn | undefined): (() => void) | undefined =>
    other &&
    (() => {
      setRanks(moved(order, column.place, other.place));
      setSaid(t('list.columnMoved', { column: column.label, place: rows.indexOf(other) + 1, count: rows.length }));
    });

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 2, minWidth: 300 } } }}
    >
      <Typography id={titleId} component="h2" variant="h3">
        {t('list.columns')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('list.columnsHint')}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((column, place) => (
          <Row
            key={column.source}
            column={column}
            isShown={!hidden.includes(column.source)}
            isOnly={shownCount === 1}
            onToggle={() => toggle(column.source)}
            onUp={moveTo(column, rows[place - 1])}
            onDown={moveTo(column, rows[place + 1])}
          />
        ))}
      </Box>
      <Button
        sx={{ mt: 1 }}
        onClick={() => {
          setHidden(hiddenColumns);
          setRanks(undefined);
        }}
      >
        {t('list.columnsReset')}
      </Button>
      <Box role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }}>
        {said}
      </Box>
    </Popover>
  );
}
