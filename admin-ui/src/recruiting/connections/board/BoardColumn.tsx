import { Droppable } from '@hello-pangea/dnd';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import { Alert, Box, Button, IconButton, Skeleton, Typography } from '@mui/material';
import { memo, useEffect, useId, useMemo, useRef } from 'react';
import type { Connection } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { totalText } from '../../../kit/lists/total';
import { failureText } from '../../../kit/providers/http-client';
import { t } from '../../../texts/console';
import { useNextSteps } from '../next-step/useNextSteps';
import { placementLabel } from '../parts/placement-label';
import { PlacementChip } from '../parts/PlacementChip';
import { BoardCard, type BoardCardProps } from './BoardCard';
import { useColumn } from './useColumn';
import type { DroppedCard } from './useMoves';

const CARD_HEIGHT = 116;

interface BoardColumnProps extends Pick<BoardCardProps, 'onMenu' | 'onStep'> {
  status: PlacementStatus;
  filters: object;
  droppedCard: DroppedCard | undefined;
  /** Called with the cards that the column shows, by the name under which they are dragged. */
  onShow: (cards: ReadonlyMap<string, Connection>) => void;
  /** Makes a strip of it; absent: it always stays open. */
  onFold?: (status: PlacementStatus) => void;
}

/** The cards of a column: what the server lists, and what was put here. */
function cardsOf(records: Connection[], status: PlacementStatus, droppedCard: DroppedCard | undefined): Connection[] {
  const own = new Map(
    records
      .filter(({ id, placement_status }) => placement_status === status && id !== droppedCard?.connection.id)
      .map((connection) => [connection.id, connection]),
  );
  const cards = [...own.values()];
  if (droppedCard?.status === status) cards.splice(droppedCard.index, 0, droppedCard.connection);
  return cards;
}

function ColumnFailure({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Alert severity="error" role="status" sx={{ mb: 1 }}>
      <div>
        {t('list.loadFailed')}: {failureText(error, t('generic.requestFailed'))}
      </div>
      <Button color="inherit" size="small" onClick={retry} sx={{ display: 'block', mt: 0.5, ml: -0.5 }}>
        {t('action.tryAgain')}
      </Button>
    </Alert>
  );
}

function EmptyColumn({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ py: 3, textAlign: 'center' }}>
      {t(isFiltered ? 'board.noMatch' : 'board.empty')}
    </Typography>
  );
}

function ColumnSkeleton() {
  return (
    <Box role="status" aria-label={t('generic.loading')}>
      {Array.from({ length: 4 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={CARD_HEIGHT} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}

const classOf = (isOver: boolean, isOutdated: boolean): string =>
  ['board-drop', isOver && 'is-over', isOutdated && 'is-outdated'].filter(Boolean).join(' ');

/** One placement status: how many, the newest cards, and more of them on demand. */
export const BoardColumn = memo(function BoardColumn({
  status,
  filters,
  droppedCard,
  onShow,
  onMenu,
  onStep,
  onFold,
}: BoardColumnProps) {
  const { data, total, meta, error, isPending, isPlaceholderData, ...pages } = useColumn(status, filters);
  const cards = useMemo(
    () => cardsOf(data?.pages.flatMap((page) => page.data) ?? [], status, droppedCard),
    [data, status, droppedCard],
  );
  const { stepOf, isRead } = useNextSteps(cards);
  const headId = useId();
  const label = placementLabel(status);
  const column = useRef<HTMLElement>(null);
  const firstNew = useRef<number>(undefined);

  useEffect(() => onShow(new Map(cards.map((card) => [`${status}/${card.id}`, card]))), [cards, status, onShow]);
  useEffect(() => {
    if (firstNew.current === undefined || cards.length <= firstNew.current) return;
    // the button may be gone; who pressed it goes on with the first card that came
    column.current?.querySelectorAll('li')[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [cards]);

  const showMore = (): void => {
    firstNew.current = cards.length;
    void pages.fetchNextPage({ cancelRefetch: false });
  };
  const retry = (): void => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch());

  return (
    <section
      ref={column}
      aria-labelledby={headId}
      aria-busy={isPending || isPlaceholderData}
      data-status={status}
      className="board-column"
    >
      <div className="board-head">
        <h2 id={headId} tabIndex={-1} className="board-title">
          <PlacementChip status={status} />
          {total !== undefined && <span className="board-count">{totalText(total, meta)}</span>}
        </h2>
        {onFold && (
          <IconButton
            size="small"
            sx={{ width: { xs: 44, md: 32 }, height: { xs: 44, md: 32 } }}
            aria-expanded
            aria-label={t('board.fold', { status: label })}
            onClick={() => onFold(status)}
          >
            <KeyboardDoubleArrowLeft fontSize="small" />
          </IconButton>
        )}
      </div>
      <Droppable droppableId={status}>
        {(provided, { isDraggingOver }) => (
          <div
            ref={provided.innerRef}
            {...provided.droppableProps}
            className={classOf(isDraggingOver, isPlaceholderData)}
          >
            {isPending && <ColumnSkeleton />}
            {!isPending && !error && cards.length === 0 && !isDraggingOver && (
              <EmptyColumn isFiltered={Object.keys(filters).length > 0} />
            )}
            <ul className="board-cards">
              {cards.map((connection, index) => (
                <BoardCard
                  key={connection.id}
                  connection={connection}
                  draggableId={`${status}/${connection.id}`}
                  index={index}
                  isWaiting={droppedCard?.isSaved === false && droppedCard.connection.id === connection.id}
                  onMenu={onMenu}
                  step={isRead ? (stepOf(connection.connection_id) ?? null) : undefined}
                  onStep={onStep}
                />
              ))}
              {provided.placeholder}
            </ul>
            {error && <ColumnFailure error={error} retry={retry} />}
            {pages.hasNextPage && !error && (
              <Button
                fullWidth
                sx={{ minHeight: { xs: 44, md: 36 } }}
                onClick={showMore}
                aria-label={t('board.moreOf', { status: label })}
              >
                {t(pages.isFetchingNextPage ? 'generic.loading' : 'board.more')}
              </Button>
            )}
          </div>
        )}
      </Droppable>
    </section>
  );
});
