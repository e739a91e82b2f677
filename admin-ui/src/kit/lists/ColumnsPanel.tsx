import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../texts/console';
import { useColumnSettings } from './column-settings';
import { useTable } from './list-contexts';

interface ColumnsPanelProps {
  anchor: HTMLElement;
  onClose: () => void;
}

interface RowProps {
  label: string;
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

function Row({ label, isShown, isOnly, onToggle, onUp, onDown }: RowProps) {
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
export default function ColumnsPanel({ anchor, onClose }: ColumnsPanelProps) {
  const { columns, storeKey } = useTable();
  const { order, isHidden, toggle, move, reset } = useColumnSettings(storeKey, columns);
  const [said, setSaid] = useState('');
  const titleId = useId();
  const places = order.filter((place) => columns[place]?.source !== undefined);
  const shownCount = places.filter((place) => !isHidden(columns[place] ?? {})).length;

  const moveTo = (label: string, place: number, other: number | undefined): (() => void) | undefined =>
    other === undefined
      ? undefined
      : () => {
          move(place, other);
          setSaid(t('list.columnMoved', { column: label, place: places.indexOf(other) + 1, count: places.length }));
        };

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
        {places.map((place, row) => {
          const { source = '', label = '' } = columns[place] ?? {};
          return (
            <Row
              key={source}
              label={label}
              isShown={!isHidden({ source })}
              isOnly={shownCount === 1}
              onToggle={() => toggle(source)}
              onUp={moveTo(label, place, places[row - 1])}
              onDown={moveTo(label, place, places[row + 1])}
            />
          );
        })}
      </Box>
      <Button sx={{ mt: 1 }} onClick={reset}>
        {t('list.columnsReset')}
      </Button>
      <Box
        role="status"
        sx={{ position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' }}
      >
        {said}
      </Box>
    </Popover>
  );
}
