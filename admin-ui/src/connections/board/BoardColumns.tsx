import { DragDropContext, type DragStart, type DragUpdate, type DropResult } from '@hello-pangea/dnd';
import { Box } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { PLACEMENT_STATUSES, type PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useCallback, useEffect, useRef, useState } from 'react';
import { StatusMenu } from '../../placement-status/StatusMenu';
import { nameOf } from '../connection-columns';
import { BoardColumn } from './BoardColumn';
import { ColumnJumps } from './ColumnJumps';
import { dragSpeech } from './drag-speech';
import { SENSORS } from './sensors';
import { useMoves } from './useMoves';

/** A control of a card that gets the focus after the card was moved. */
interface CardFocus {
  id: number;
  control: 'a' | 'button';
}

interface OpenMenu {
  connection: Connection;
  anchor: HTMLElement | null;
}

/** The ten columns in one row that scrolls sideways; cards move by drag and drop and by their menu. */
export function BoardColumns() {
  const { placement, drop, move } = useMoves();
  const [menu, setMenu] = useState<OpenMenu>();
  const [cardFocus, setCardFocus] = useState<CardFocus>();
  const [isDragging, setDragging] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const cards = useRef(new Map<string, Connection>());

  const onShow = useCallback((shown: ReadonlyMap<string, Connection>) => {
    for (const [name, connection] of shown) cards.current.set(name, connection);
  }, []);
  const onMenu = useCallback((connection: Connection, anchor: HTMLElement) => setMenu({ connection, anchor }), []);

  useEffect(() => {
    if (!cardFocus) return;
    const card = row.current?.querySelector(`[data-connection="${cardFocus.id}"]`);
    card?.querySelector<HTMLElement>(cardFocus.control)?.focus();
  }, [cardFocus]);

  const columnOf = (status: string): HTMLElement | null | undefined =>
    row.current?.querySelector<HTMLElement>(`[data-status="${status}"]`);

  const centre = (status: string, behavior: ScrollBehavior): void => {
    const column = columnOf(status);
    if (!row.current || !column) return;
    const middle = column.offsetLeft - (row.current.clientWidth - column.offsetWidth) / 2;
    row.current.scrollTo({ left: middle, behavior });
  };

  const nameAt = (draggableId: string): string => {
    const connection = cards.current.get(draggableId);
    return connection ? nameOf(connection) : '';
  };

  /** The library carries a card by keys only to columns that can be seen. */
  const showNeighbours = ({ mode }: DragStart, status: string | undefined): void => {
    if (mode !== 'SNAP' || !status) return;
    centre(status, 'instant');
    // the browser says so with the next frame only; the next key may come before
    row.current?.dispatchEvent(new Event('scroll'));
  };

  const dropped = async ({ draggableId, source, destination, reason, mode }: DropResult): Promise<void> => {
    const connection = cards.current.get(draggableId);
    if (!connection || !destination || reason === 'CANCEL' || destination.droppableId === source.droppableId) return;
    await drop(connection, destination.droppableId as PlacementStatus, destination.index);
    if (mode === 'SNAP') setCardFocus({ id: connection.id, control: 'a' });
  };

  const chosen = async (connection: Connection, status: PlacementStatus): Promise<void> => {
    await move(connection, status);
    // the menu is gone that the dialog would give the focus back to
    setCardFocus({ id: connection.id, control: 'button' });
  };

  return (
    <DragDropContext
      enableDefaultSensors={false}
      sensors={SENSORS}
      dragHandleUsageInstructions={t('board.dragHint')}
      onDragStart={(start, provided) => {
        setDragging(true);
        showNeighbours(start, start.source.droppableId);
        dragSpeech.lifted(nameAt(start.draggableId), start, provided);
      }}
      onDragUpdate={(update: DragUpdate, provided) => {
        showNeighbours(update, update.destination?.droppableId);
        dragSpeech.over(nameAt(update.draggableId), update, provided);
      }}
      onDragEnd={(result, provided) => {
        setDragging(false);
        dragSpeech.dropped(nameAt(result.draggableId), result, provided);
        void dropped(result);
      }}
    >
      <ColumnJumps
        onJump={(status) => {
          centre(status, 'smooth');
          columnOf(status)?.querySelector('h2')?.focus({ preventScroll: true });
        }}
      />
      <Box
        ref={row}
        role="region"
        aria-label={t('board.columns')}
        tabIndex={0}
        sx={{
          ...{ position: 'relative', display: 'flex', gap: 1.25, overflowX: 'auto', pb: 1.5 },
          ...{ mx: { xs: -2, md: 0 }, px: { xs: 2, md: 0 }, scrollPaddingInline: { xs: '16px', md: 0 } },
          // snapping would fight the library's own scrolling
          scrollSnapType: { xs: isDragging ? 'none' : 'x mandatory', md: 'none' },
        }}
      >
        {PLACEMENT_STATUSES.map((status) => (
          <BoardColumn key={status} status={status} placement={placement} onShow={onShow} onMenu={onMenu} />
        ))}
      </Box>
      <StatusMenu
        anchor={menu?.anchor ?? null}
        current={menu?.connection.placement_status}
        onChoose={(status) => menu && void chosen(menu.connection, status)}
        onClose={() => setMenu((open) => open && { ...open, anchor: null })}
      />
    </DragDropContext>
  );
}
