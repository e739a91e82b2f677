import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type Sensor,
  useKeyboardSensor,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Connection, NextStep } from '@niyukt/ui-shared/api/types';
import { PLACEMENT_STATUSES, type PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { t } from '../../../texts/console';
import { useNextStepAct } from '../next-step/useNextStepAct';
import { useReadNextStepsAgain } from '../next-step/useNextSteps';
import { nameOfConnection } from '../parts/connections.fields';
import { StatusMenu } from '../parts/StatusMenu';
import { BoardColumn } from './BoardColumn';
import { ColumnJumps } from './ColumnJumps';
import { dragSpeech } from './drag-speech';
import { FoldedColumn } from './FoldedColumn';
import { useFolds } from './useFolds';
import { useMoves } from './useMoves';
import { usePointedStrip } from './usePointedStrip';
import './board.css';

/** What gets the focus once the board shows what happened. */
interface NextFocus {
  status: PlacementStatus;
  /** CSS selector; what a folded column does not show is represented by the button that unfolds it. */
  control: string;
  /** How the column comes into the middle; absent: it stays where it is. */
  scroll?: ScrollBehavior;
}

interface PressedStep {
  connection: Connection;
  step: NextStep;
}

interface OpenMenu {
  connection: Connection;
  anchor: HTMLElement | null;
}

const columnAt = (status: string): string => `[data-status="${status}"]`;
const foldButtonOf = (status: string): string => `${columnAt(status)} [aria-expanded]`;

/** Brings a column into the middle of the row. */
function centre(row: HTMLElement | null, status: string, behavior: ScrollBehavior): void {
  const column = row?.querySelector<HTMLElement>(columnAt(status));
  if (!row || !column) return;
  row.scrollTo({ left: column.offsetLeft - (row.clientWidth - column.offsetWidth) / 2, behavior });
}

const TABLET = '(min-width: 900px)';

/** A finger drags where several columns are seen; on a phone it scrolls, and cards move by their menu. */
const useTabletSensor: Sensor = (api) => {
  const tabletApi = useMemo<typeof api>(
    () => ({
      ...api,
      findClosestDraggableId: (event) => (window.matchMedia(TABLET).matches ? api.findClosestDraggableId(event) : null),
    }),
    [api],
  );
  useTouchSensor(tabletApi);
};

/** What starts a drag. */
const SENSORS: Sensor[] = [useMouseSensor, useKeyboardSensor, useTabletSensor];

/** The ten columns in one row that scrolls sideways; cards move by drag and drop and by their menu. */
export function BoardColumns() {
  const filters = useListContext<Connection>().filterValues as object;
  const { droppedCard, drop, move } = useMoves();
  const { isFoldable, isFolded, setFolded } = useFolds();
  const [menu, setMenu] = useState<OpenMenu>();
  const [nextFocus, setNextFocus] = useState<NextFocus>();
  const row = useRef<HTMLDivElement>(null);
  const cards = useRef(new Map<string, Connection>());
  const { isClosedTo, setPointing } = usePointedStrip(row);

  const onShow = useCallback((shown: ReadonlyMap<string, Connection>) => {
    for (const [name, connection] of shown) cards.current.set(name, connection);
  }, []);
  const onMenu = useCallback((connection: Connection, anchor: HTMLElement) => setMenu({ connection, anchor }), []);
  const { act, form } = useNextStepAct(useReadNextStepsAgain());
  const [pressed, setPressed] = useState<PressedStep>();
  // stays the same, so that columns are not rendered anew
  const onStep = useCallback((connection: Connection, step: NextStep) => setPressed({ connection, step }), []);
  const actNow = useEffectEvent(({ connection, step }: PressedStep) => void act(connection, step));
  useEffect(() => {
    if (pressed) actNow(pressed);
  }, [pressed]);
  const fold = useCallback(
    (status: PlacementStatus) => {
      setFolded(status, true);
      setNextFocus({ status, control: foldButtonOf(status) });
    },
    [setFolded],
  );
  const unfold = useCallback(
    (status: PlacementStatus) => {
      setFolded(status, false);
      setNextFocus({ status, control: foldButtonOf(status), scroll: 'instant' });
    },
    [setFolded],
  );

  useEffect(() => {
    if (!nextFocus) return;
    const { status, control, scroll } = nextFocus;
    const find = (selector: string) => row.current?.querySelector<HTMLElement>(selector);
    const target = find(control) ?? find(foldButtonOf(status));
    if (scroll) centre(row.current, status, scroll);
    target?.focus({ preventScroll: scroll !== undefined });
  }, [nextFocus]);

  const nameAt = (draggableId: string): string => {
    const connection = cards.current.get(draggableId);
    return connection ? nameOfConnection(connection) : '';
  };

  /** A drag must not render the columns anew: the row learns of it from an attribute. */
  const setDragging = (isDragging: boolean): void => {
    row.current?.toggleAttribute('data-dragging', isDragging);
  };

  /** The library carries a card by keys only to columns that can be seen. */
  const showNeighbours = ({ mode }: DragStart, status: string | undefined): void => {
    if (mode !== 'SNAP' || !status) return;
    centre(row.current, status, 'instant');
    // the browser says so with the next frame only; the next key may come before
    row.current?.dispatchEvent(new Event('scroll'));
  };

  const dropped = async ({ draggableId, source, destination, reason, mode }: DropResult): Promise<void> => {
    const connection = cards.current.get(draggableId);
    if (!connection || !destination || reason === 'CANCEL' || destination.droppableId === source.droppableId) return;
    const to = destination.droppableId as PlacementStatus;
    const isMoved = await drop(connection, to, destination.index);
    const status = isMoved ? to : connection.placement_status;
    if (mode === 'SNAP') setNextFocus({ status, control: `[data-connection="${connection.id}"] a` });
  };

  const chosen = async (connection: Connection, to: PlacementStatus): Promise<void> => {
    const isMoved = await move(connection, to);
    const status = isMoved ? to : connection.placement_status;
    // the menu is gone that the dialog would give the focus back to
    setNextFocus({ status, control: `[data-connection="${connection.id}"] button` });
  };

  return (
    <DragDropContext
      enableDefaultSensors={false}
      sensors={SENSORS}
      dragHandleUsageInstructions={t('board.dragHint')}
      onDragStart={(start, provided) => {
        setDragging(true);
        setPointing(start.mode === 'FLUID');
        showNeighbours(start, start.source.droppableId);
        dragSpeech.lifted(nameAt(start.draggableId), start, provided);
      }}
      onDragUpdate={(update: DragUpdate, provided) => {
        showNeighbours(update, update.destination?.droppableId);
        dragSpeech.over(nameAt(update.draggableId), update, provided);
      }}
      onDragEnd={(result, provided) => {
        setDragging(false);
        setPointing(false);
        dragSpeech.dropped(nameAt(result.draggableId), result, provided);
        void dropped(result);
      }}
    >
      <ColumnJumps
        onJump={(status) => {
          if (isFolded(status)) setFolded(status, false);
          setNextFocus({ status, control: `${columnAt(status)} h2`, scroll: 'smooth' });
        }}
      />
      <div ref={row} role="region" aria-label={t('board.columns')} tabIndex={0} className="board-row">
        {PLACEMENT_STATUSES.map((status) =>
          isFolded(status) ? (
            <FoldedColumn
              key={status}
              status={status}
              filters={filters}
              isDropDisabled={isClosedTo(status)}
              onUnfold={unfold}
            />
          ) : (
            <BoardColumn
              key={status}
              status={status}
              filters={filters}
              droppedCard={droppedCard}
              onShow={onShow}
              onMenu={onMenu}
              onStep={onStep}
              {...(isFoldable(status) && { onFold: fold })}
            />
          ),
        )}
      </div>
      <StatusMenu
        anchor={menu?.anchor ?? null}
        current={menu?.connection.placement_status}
        onChoose={(status) => menu && void chosen(menu.connection, status)}
        onClose={() => setMenu((open) => open && { ...open, anchor: null })}
      />
      {form}
    </DragDropContext>
  );
}
